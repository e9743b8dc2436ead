"""Rules and editions for a number, a term or a date that is still being typed.

What is here: which rules begin with what was typed, and which editions. What is not: which rule a finished text means
(``rulings.answer.rules``).
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import islice
from typing import Final

from rulings.answer.desk import Desk
from rulings.answer.rule_name import RuleName
from rulings.answer.rule_texts import RuleShelf, load_concordance
from rulings.answer.rule_titles import find_title
from rulings.answer.terms import load_glossary_terms
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.numbering import order_of
from rulings.corpus.rule_texts.rule_headings import load_bundled_headings
from rulings.corpus.rule_texts.rule_summaries import SELECT_SUMMARIES
from rulings.language import Language
from rulings.lookup.rules.keywords import Term, load_bundled_terms

_LONGEST: Final = 100
"""Signs that are looked at of a number or term that is being typed."""
_LONGEST_LABEL: Final = 1000
_LABEL: Final = re.compile(
    r"\s*[《「『\[]*(?:CR\s*)?(?P<number>\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?)\s+(?P<words>.+?)(?P<cut>…|\.\.\.)?[》」』\]]*\s*",
    re.DOTALL,
)


async def complete_rules(desk: Desk, typed: str, limit: int = 25) -> tuple[RuleName, ...]:
    """Rules whose number or term begins with what was typed, then terms that are like it.

    日本語: ルール番号・用語の入力補完
    Shape: any text, most rules wanted -> names with today's numbers; empty for an empty text.
    """
    folded = unicodedata.normalize("NFKC", typed).strip().casefold()[:_LONGEST]
    if not folded:
        return ()
    known = await desk.once(_make_list)
    if folded[0].isdigit():
        return tuple(islice((name for name in known.by_number if name.number.startswith(folded)), limit))
    terms, shelf = await desk.in_lookups(load_bundled_terms), await RuleShelf.of_today(desk)
    found = [name for words, names in known.by_word if any(word.startswith(folded) for word in words) for name in names]
    near = [hit.term for hit in terms.search(typed).hits]
    found += [RuleName(number, term.en, term.ja) for term in near for number in shelf.renumber(term.rule)]
    return tuple(dict.fromkeys(found))[:limit]


async def labelled_rule(desk: Desk, text: str) -> RuleNumber | None:
    """The rule of which a text is the label: its number and its words, as completion and lists show them.

    日本語: 「701 キーワード処理」のような、番号と見出しからなる表示
    Shape: any text, with ``CR`` or without -> today's number; None for any other text, and for other words.
    """
    found = _LABEL.fullmatch(unicodedata.normalize("NFKC", text)) if len(text) <= _LONGEST_LABEL else None
    if found is None:
        return None
    number, words = RuleNumber(found["number"]), _folded(found["words"])
    is_cut = found["cut"] is not None
    known = (await desk.once(_make_list)).by_label.get(number, ())
    return number if words and any(each == words or (is_cut and each.startswith(words)) for each in known) else None


def _folded(words: str) -> str:
    return "".join(unicodedata.normalize("NFKC", words).casefold().split())


@dataclass(frozen=True, slots=True)
class _Known:
    """All that completion can offer, in both languages; a few thousand names."""

    by_number: tuple[RuleName, ...]
    """Every rule by today's number, in the order of the numbers."""
    by_word: tuple[tuple[tuple[str, ...], tuple[RuleName, ...]], ...]
    """Every term: the words by which it is known in lower case, and its rules."""
    by_label: Mapping[RuleNumber, tuple[str, ...]]
    """The words that stand beside the number of a rule in any list, folded."""


async def _make_list(desk: Desk) -> _Known:
    """Read titles and summaries; made once, since it takes longer than a person takes to the next letter."""
    shelf = await RuleShelf.of_today(desk)
    numbers = sorted(await _numbered(shelf), key=lambda name: order_of(name.number))
    terms, others = await desk.in_lookups(load_bundled_terms), await desk.in_lookups(load_glossary_terms)
    words = tuple(
        (_words(term), tuple(RuleName(number, term.en, term.ja) for number in shelf.renumber(term.rule)))
        for term in (*terms.terms, *others.terms)
    )
    labels: defaultdict[RuleNumber, list[str]] = defaultdict(list)
    for name in (*numbers, *(name for _, names in words for name in names)):
        both = (f"{name.ja}/{name.en}", f"{name.en} ({name.ja})") if name.ja and name.en else ()
        labels[name.number] += [_folded(text) for text in (name.en, name.ja, *both) if text]
    return _Known(tuple(numbers), words, {number: tuple(dict.fromkeys(texts)) for number, texts in labels.items()})


async def _numbered(shelf: RuleShelf) -> Iterable[RuleName]:
    """Rules by their title, else by their summary; numbers are today's, what is known of them is of 2026-01-16."""
    summaries: dict[RuleNumber, dict[str, str]] = {number: {} for number in load_bundled_headings()}
    for number, language, text in await shelf.desk.corpus.rows(SELECT_SUMMARIES):
        summaries.setdefault(RuleNumber(number), {})[language] = text
    return [
        RuleName(number, title.en, title.ja)
        if (title := find_title(own)) is not None
        else RuleName(number, texts.get(Language.EN, ""), texts.get(Language.JA))
        for own, texts in summaries.items()
        for number in shelf.renumber(own)
    ]


def _words(term: Term) -> tuple[str, ...]:
    return tuple(word.casefold() for word in (term.en, term.ja, term.reading, *term.also) if word)


async def complete_editions(desk: Desk, typed: str, limit: int = 25) -> tuple[date, ...]:
    """Editions whose date begins with what was typed, newest first; all of them for an empty text.

    日本語: 総合ルールの版（日付）の入力補完
    Shape: ``"2009"``, ``"2009-07"``, ``"２００９年７月"``, most wanted -> dates.
    """
    parts = re.findall(r"\d+", unicodedata.normalize("NFKC", typed))
    wanted = "".join(parts[:1]) + "".join(part.zfill(2) for part in parts[1:3])
    days = reversed((await load_concordance(desk)).editions)
    return tuple(day for day in days if f"{day:%Y%m%d}".startswith(wanted))[:limit]
