"""One door for whatever was typed: a card, several cards, a rule, a word of the rules, or a question.

What is here: deciding which of these a text is, and saying so. What is not: texts that are nothing but names
(``listed_cards``), names inside a text (``cards_in_text``), looking up what it names (``names``, ``rule_numbers``,
``keywords``, ``search``) and showing the answer.

Nothing is guessed: a text is a card or a word of the rules only if lookup is certain of it. What could be both says so.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rulings.lookup.cards.label_parts import has_marks
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_english, fold_japanese, loosen_japanese
from rulings.lookup.cards.readings import is_kana
from rulings.lookup.cards.records import KeyKind, NameAnswer, NameHit, Verdict
from rulings.lookup.cards_in_text import find_cards_in, leftover
from rulings.lookup.listed_cards import Parts, adjoining_cards, listed_cards
from rulings.lookup.requests import ASKING, Request, take_request
from rulings.lookup.rules.keywords import Term, TermAnswer, TermIndex
from rulings.lookup.rules.rule_numbers import RuleReference, is_only_references, parse_rule_references

_LIKE_WHOLE: Final = 0.8
"""A text so like one name as a whole is that name with a mistake, whatever other names are in it."""
_LIKE_NAME: Final = 0.7
"""The same of what words of asking were put around."""
_MOST_NEAR: Final = 3
"""So many words of the rules are offered before the cards."""
_LONGEST_WORD: Final = 8
"""Signs of a word that may be a wrong conversion of another."""
_READINGS: Final = 8
_OWN_NAMES: Final = frozenset((KeyKind.NAME, KeyKind.JAPANESE, KeyKind.READING))


class AskedKind(StrEnum):
    """What was typed."""

    CARD = "card"
    """The name of one card."""
    CARDS = "cards"
    """Names of several cards."""
    RULE = "rule"
    """Numbers of rules."""
    KEYWORD = "keyword"
    """A word of the rules."""
    POLICY = "policy"
    """A word of tournament policy (``rulings.lookup.policy``)."""
    QUESTION = "question"
    """Running text, for free-text search."""
    UNSURE = "unsure"
    """Something like a name or word, but not surely: did you mean?"""
    NOTHING = "nothing"
    """Nothing that could be looked up."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a text was taken for, with all that it was found to name."""

    kind: AskedKind
    """The reading to answer."""
    cards: tuple[NameHit, ...] = ()
    """Cards that are named: all of them for CARD, CARDS and QUESTION, the candidates for UNSURE."""
    rules: tuple[RuleReference, ...] = ()
    """Rule numbers in the text."""
    terms: tuple[Term, ...] = ()
    """Words of the rules that are the whole text; the candidates for UNSURE."""
    others: tuple[AskedKind, ...] = ()
    """Other readings that are as good: *Fear* is a card and a keyword ability, which comes first in lower case."""
    is_about_rulings: bool = False
    """Whether rulings on the cards were asked for, and not the cards."""


def read_asked(text: str, names: NameIndex, terms: TermIndex, passing: TermIndex | None = None) -> Asked:
    """What a person who typed this wants to know.

    日本語: 入力がカード名・ルール番号・用語・質問のどれかを判定する
    Shape: any text, names, the main words of the rules, those that they explain in passing -> Asked; some milliseconds.
    """
    typed = text.strip()
    if not (fold_english(typed) or fold_japanese(typed)):
        return Asked(AskedKind.NOTHING)
    rules = parse_rule_references(typed)
    if rules and (is_only_references(typed) or _is_word_beside(typed, rules, terms)):
        return Asked(AskedKind.RULE, rules=rules)
    answer = names.search_names(typed)
    found = terms.search(typed)
    if passing is not None and not _is_exact(found) and _is_exact(beside := passing.search(typed)):
        # What is called just so goes before what is only like it, as Layer is like player.
        if answer.verdict is Verdict.CERTAIN and answer.hits[0].kind in _OWN_NAMES:
            return Asked(AskedKind.CARD, answer.hits[:1], rules, _named(beside), (AskedKind.KEYWORD,))
        called = answer.hits[:1] if answer.hits and answer.hits[0].score == 1.0 else ()
        return Asked(AskedKind.KEYWORD, called, rules, _named(beside), (AskedKind.CARD,) if called else ())
    is_card = answer.verdict is Verdict.CERTAIN
    is_term = found.verdict is Verdict.CERTAIN
    named = _named(found) if is_term else ()
    if is_card and is_term:
        # A capital says that a title is meant; Japanese has none, and the word is asked for more often.
        is_title = answer.hits[0].score == 1.0 and typed.isascii() and not typed.islower()
        kind, other = (AskedKind.CARD, AskedKind.KEYWORD) if is_title else (AskedKind.KEYWORD, AskedKind.CARD)
        return Asked(kind, answer.hits[:1], rules, named, (other,))
    if is_term:
        return Asked(AskedKind.KEYWORD, rules=rules, terms=named)
    if is_card and not ASKING.search(typed):
        return Asked(AskedKind.CARD, answer.hits[:1], rules)
    is_many = answer.verdict is Verdict.SUGGEST and sum(hit.score == 1.0 for hit in answer.hits) > 1
    if is_many and not has_marks(typed):
        return Asked(AskedKind.UNSURE, answer.hits, rules, others=(AskedKind.QUESTION,))
    parts = Parts(names)
    if listed := listed_cards(typed, parts) or adjoining_cards(typed, parts, terms):
        return Asked(AskedKind.CARDS if len(listed) > 1 else AskedKind.CARD, listed, rules)
    if (request := take_request(typed)) and (asked := _read_request(request, parts, terms)):
        return asked
    if is_many:
        return Asked(AskedKind.UNSURE, answer.hits, rules, others=(AskedKind.QUESTION,))
    if is_card:
        return Asked(AskedKind.CARD, answer.hits[:1], rules)
    return _read_text(typed, names, terms, answer, rules, _named(found) or _named_aloud(typed, names, terms))


def _read_request(request: Request, parts: Parts, terms: TermIndex) -> Asked | None:
    """The word of the rules, card or cards that words of asking were put around; None where it is none for certain."""
    if ASKING.search(request.name):
        return None
    found = terms.search(request.name)
    if found.verdict is Verdict.CERTAIN:
        return Asked(AskedKind.KEYWORD, terms=_named(found))
    answer = parts.names.search_names(request.name)
    if answer.verdict is Verdict.CERTAIN:
        return Asked(AskedKind.CARD, answer.hits[:1], is_about_rulings=request.is_about_rulings)
    if listed := listed_cards(request.name, parts):
        return Asked(AskedKind.CARDS, listed, is_about_rulings=request.is_about_rulings)
    is_near = answer.verdict is Verdict.SUGGEST and answer.hits[0].score >= _LIKE_NAME
    return Asked(AskedKind.UNSURE, answer.hits, others=(AskedKind.QUESTION,)) if is_near else None


def _is_exact(answer: TermAnswer) -> bool:
    return answer.verdict is Verdict.CERTAIN and answer.hits[0].score == 1.0


def _named(answer: TermAnswer) -> tuple[Term, ...]:
    return tuple(hit.term for hit in answer.hits)


def _named_aloud(typed: str, names: NameIndex, terms: TermIndex) -> tuple[Term, ...]:
    """Words of the rules that look or sound like a short text in kanji, as a wrong conversion does: 接士 for 接死."""
    folded = fold_japanese(typed)
    if folded.isascii() or len(folded) > _LONGEST_WORD or is_kana(folded):
        return ()
    loose = loosen_japanese(folded)
    alike = [term for term in terms.terms if term.ja and loosen_japanese(fold_japanese(term.ja)) == loose]
    spoken = (terms.search(reading) for reading in names.japanese.table.read(folded, _READINGS))
    aloud = (term for found in spoken if _is_exact(found) for term in _named(found))
    return tuple(dict.fromkeys((*alike, *aloud)))


def _read_text(
    typed: str,
    names: NameIndex,
    terms: TermIndex,
    answer: NameAnswer,
    rules: tuple[RuleReference, ...],
    near: tuple[Term, ...],
) -> Asked:
    """A text that is no name, word or number as a whole."""
    is_asking = ASKING.search(typed) is not None
    if answer.verdict is Verdict.SUGGEST and answer.hits[0].score >= _LIKE_WHOLE and not is_asking:
        return Asked(AskedKind.UNSURE, answer.hits, rules, near[:_MOST_NEAR], others=(AskedKind.QUESTION,))
    mentioned = find_cards_in(typed, names, terms)
    is_long = len(fold_english(typed).split()) > 3 if typed.isascii() else len(typed) > 7
    if mentioned and not leftover(typed, mentioned):
        kind = AskedKind.CARD if len(mentioned) == 1 else AskedKind.CARDS
        return Asked(kind, mentioned, rules)
    if is_asking or (is_long and answer.verdict is Verdict.NOTHING) or mentioned or rules:
        return Asked(AskedKind.QUESTION, mentioned, rules)
    if answer.verdict is Verdict.SUGGEST or near:
        return Asked(AskedKind.UNSURE, answer.hits, rules, near[:_MOST_NEAR], others=(AskedKind.QUESTION,))
    return Asked(AskedKind.QUESTION)


def _is_word_beside(typed: str, rules: tuple[RuleReference, ...], terms: TermIndex) -> bool:
    """Whether nothing but a word of the rules stands beside the numbers: ``702.2b 接死``."""
    rest = typed
    for reference in reversed(rules):
        rest = f"{rest[: reference.start]} {rest[reference.end :]}"
    return terms.search(rest.strip(" 　()（）「」[]:：")).verdict is Verdict.CERTAIN
