"""Which rules a word means: a keyword, a term that the rules explain in passing, or an entry of the glossary.

What is here: the order in which the lists of words are asked. What is not: the lists, which all have the form of
``rulings.lookup.rules.keywords``, and what the rules say (``rulings.answer.rules``).
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from rulings.answer.errors import RuleUnknownError, RuleUnsureError
from rulings.answer.rule_name import RuleName
from rulings.answer.rule_texts import RuleShelf
from rulings.cite import RuleNumber
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.period_wording import DroppedWording
from rulings.corpus.rule_texts.rules import GlossaryEntry
from rulings.lookup.cards.records import Verdict
from rulings.lookup.rules.keywords import Term, TermAnswer, TermIndex, load_bundled_terms, load_terms


@dataclass(frozen=True, slots=True)
class Meant:
    """What a word means."""

    numbers: tuple[RuleNumber, ...]
    """Rules by the numbers of the shelf, the one that explains it first; empty where the glossary names none."""
    word: tuple[str, str | None] | None = None
    """The term in English and Japanese, where it is one that no rule has as its title."""
    glossary: GlossaryEntry | None = None
    """The glossary's entry, where the corpus has one under this very word."""
    dropped: DroppedWording | None = None
    """Where the rules have dropped the word: what became of it."""


async def find_meant(shelf: RuleShelf, query: str) -> Meant:
    """The rules that a word means.

    日本語: 用語が指すルールを、キーワード、用語、用語集の順に探す
    Shape: in every list what is called just so goes before what is only like it.
    Raises: RuleUnknownError: nothing is called so; RuleUnsureError: several terms are like it.
    """
    entry = await shelf.glossary_entry(query)
    desk = shelf.desk
    keywords, others = await desk.in_lookups(load_bundled_terms), await desk.in_lookups(load_glossary_terms)
    found, beside = keywords.search(query), others.search(query)
    words, passing = _certain(found), _certain(beside)
    is_elsewhere = entry is not None or is_called(passing, query)
    if words and (is_called(words, query) or not is_elsewhere):
        dropped = next((term.dropped for term in words if term.dropped), None)
        return Meant(_numbers(shelf, words), glossary=entry, dropped=dropped)
    if passing and (is_called(passing, query) or entry is None):
        entry = entry or await shelf.glossary_entry(passing[0].en)
        return Meant(_numbers(shelf, passing), (passing[0].en, passing[0].ja), entry)
    if entry is not None:
        return Meant(shelf.cited_by_text(entry.text), (entry.term, None), entry)
    near = [hit.term for hit in (*found.hits, *beside.hits)]
    known = [RuleName(number, term.en, term.ja) for term in near for number in shelf.renumber(term.rule)]
    if not known:
        raise RuleUnknownError(query=query)
    raise RuleUnsureError(query=query, suggestions=list(dict.fromkeys(known)))


def _certain(answer: TermAnswer) -> list[Term]:
    """The terms of a certain answer that are equally good."""
    is_certain = answer.verdict is Verdict.CERTAIN
    return [hit.term for hit in answer.hits if hit.score == answer.hits[0].score] if is_certain else []


def is_called(terms: Iterable[Term], query: str) -> bool:
    """Whether one of the terms is called just so; what is only like it, as Layer is like player, gives way."""
    asked = _folded(query)
    return any(asked == _folded(word) for term in terms for word in _words(term))


def _words(term: Term) -> list[str]:
    return [word for word in (term.en.split(" (")[0], term.ja, term.reading, *term.also) if word]


def _folded(word: str) -> str:
    return "".join(unicodedata.normalize("NFKC", word).casefold().replace("・", "").split())


def _numbers(shelf: RuleShelf, terms: Iterable[Term]) -> tuple[RuleNumber, ...]:
    return tuple(dict.fromkeys(number for term in terms for number in shelf.renumber(term.rule)))


@cache
def load_glossary_terms() -> TermIndex:
    """Terms that the rules explain in passing, read once; kept apart so that they are found only where nobody else is.

    Raises: BundledDataError: the file is missing or breaks its form.
    """
    return TermIndex(load_terms(find_bundled_data() / "rules" / "glossary.toml"))
