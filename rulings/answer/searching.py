"""Free-text questions: rules, glossary entries and rulings that speak of what was asked.

What is here: the search and the texts of what it found. What is not: how documents are ranked
(``rulings.lookup.texts.search``).
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Final

from rulings.answer.cards import card_names, find_cards
from rulings.answer.desk import Desk
from rulings.answer.errors import QuestionNotGivenError
from rulings.answer.records import CardName, FoundText, RuleText, SearchAnswer
from rulings.answer.rule_texts import RuleShelf
from rulings.answer.rules import newest_rules
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.rules import (
    SELECT_EDITIONS,
    SELECT_GLOSSARY,
    edition_from_row,
    fold_term,
    glossary_from_row,
)
from rulings.corpus.ruling_search import leans_on_gone_rules
from rulings.corpus.rulings import SELECT_BY_ID, SELECT_BY_RESTATED, Ruling, ruling_from_row
from rulings.language import Language
from rulings.lookup.rules.rule_numbers import parse_edition
from rulings.lookup.texts.search import TextFilter, TextHit
from rulings.lookup.texts.search_index import DocKind

SOURCES: Final[Mapping[str, str]] = {
    "cr": "cr",
    "official": "official",
    "judgebot": "bundled",
    "wiki": "wiki",
    "release-note": "release_note",
}
"""What a search may be narrowed to: rules and glossary, official rulings, our own, the wiki's, release notes."""


async def answer_search(
    desk: Desk,
    question: str,
    *,
    limit: int = 10,
    cards: Sequence[str] = (),
    kinds: Sequence[str] = (),
    sources: Sequence[str] = (),
    language: Language | None = None,
    since: str = "",
    until: str = "",
    edition: str = "",
) -> SearchAnswer:
    """Rules, glossary entries and rulings for a question in either language, best first.

    日本語: ルール・用語集・裁定を自由な言葉で探す
    Shape: any text; ``cards`` (names as typed), ``kinds`` (``rule``, ``glossary``, ``ruling``), ``sources`` (of
    ``SOURCES``), the language of the text and dates as typed (``2023``, ``2009-07``) narrow it; ``edition`` asks for
    the rules and the glossary as they stood then, and for nothing else unless ``kinds`` say so.
    Raises: QuestionNotGivenError: nothing was typed; SearchIndexMissingError: the corpus has no index for it;
    EditionUnreadableError: a date is none; as ``find_cards`` for the cards.
    """
    asked = question.strip()
    if not asked:
        raise QuestionNotGivenError()
    if edition:
        until, kinds = edition, kinds or (DocKind.RULE.value, DocKind.GLOSSARY.value)
    names = tuple(card.name for card in await find_cards(desk, cards)) if cards else ()
    only = TextFilter(
        kinds=frozenset(map(DocKind, kinds)),
        cards=names,
        sources=frozenset(SOURCES[source] for source in sources),
        language=language,
        since=_first_day(since),
        until=parse_edition(until).isoformat() if until else "",
    )
    hits = await desk.search(lambda search: search.search_text(asked, limit, only))
    rules = await newest_rules(desk, [RuleNumber(hit.key) for hit in hits if hit.kind is DocKind.RULE])
    shelf = await RuleShelf.of_today(desk) if until else None
    found = [await _found(desk, hit, rules, shelf) for hit in hits]
    texts = [text for each in found for text in (each.text_en, each.text_ja) if text]
    spans = await desk.search(lambda search: {text: search.find_matches(asked, text) for text in texts})
    return SearchAnswer(asked, tuple(found), spans, only.until)


def _first_day(typed: str) -> str:
    """The first day of a year, month or day as typed; empty for nothing."""
    if not typed:
        return ""
    last = parse_edition(typed)
    parts = re.findall(r"\d+", unicodedata.normalize("NFKC", typed))
    digits = "".join(part.zfill(2) for part in parts)
    return f"{last:%Y-%m-%d}"[: {4: 4, 6: 7}.get(len(digits), 10)]


async def _found(desk: Desk, hit: TextHit, rules: dict[RuleNumber, RuleText], shelf: RuleShelf | None) -> FoundText:
    match hit.kind:
        case DocKind.RULE:
            then = await _text_of_its_time(shelf, hit) if shelf is not None else None
            rule = then or rules.get(RuleNumber(hit.key), RuleText(RuleNumber(hit.key)))
            return _found_rule(hit, rule)
        case DocKind.RULING:
            rows = await desk.corpus.rows(SELECT_BY_ID, [hit.key])
            ruling = ruling_from_row(rows[0])
            restated = [ruling_from_row(row) for row in await desk.corpus.rows(SELECT_BY_RESTATED, [ruling.id])]
            return _found_ruling(hit, ruling, (await card_names(desk, ruling.cards)).values(), restated)
        case DocKind.GLOSSARY:
            text = await _glossary_text(desk, hit.key, hit.edition)
            return FoundText(hit.kind.value, hit.key, text, None, hit.source, hit.edition)


def _found_rule(hit: TextHit, rule: RuleText) -> FoundText:
    """A rule in both languages: the official text where the corpus has it, else the summary, which says so."""
    texts = {Language.EN: rule.text_en, Language.JA: rule.text_ja}
    summaries = {Language.EN: rule.summary_en, Language.JA: rule.summary_ja}
    return FoundText(
        kind=hit.kind.value,
        key=hit.key,
        text_en=rule.text_en or rule.summary_en,
        text_ja=rule.text_ja or rule.summary_ja,
        source=hit.source,
        edition=hit.edition,
        summary_in=tuple(language for language in Language if not texts[language] and summaries[language]),
    )


async def _text_of_its_time(shelf: RuleShelf, hit: TextHit) -> RuleText | None:
    """The text of a rule in the older edition in which it was found."""
    return await shelf.text_of_its_time(RuleNumber(hit.key), date.fromisoformat(hit.edition)) if hit.edition else None


def _found_ruling(hit: TextHit, ruling: Ruling, cards: Iterable[CardName], restated_by: Iterable[Ruling]) -> FoundText:
    is_english = ruling.language is Language.EN
    changed = [again for again in restated_by if again.change is not None]
    return FoundText(
        kind=hit.kind.value,
        key=hit.key,
        text_en=ruling.text if is_english else None,
        text_ja=None if is_english else ruling.text,
        source=ruling.source,
        edition=ruling.date or "",
        rules=tuple(map(RuleNumber, ruling.rules)),
        cards=tuple(cards),
        is_superseded=bool(changed) or leans_on_gone_rules(ruling),
        today={again.language: " ".join((again.text, again.change or "")) for again in reversed(changed)},
    )


async def _glossary_text(desk: Desk, term: str, effective: str) -> str | None:
    """What the glossary of an edition says of a term."""
    editions = [edition_from_row(row) for row in await desk.corpus.rows(SELECT_EDITIONS)]
    english = [edition for edition in editions if edition.language is Language.EN]
    asked = [edition for edition in english if edition.effective.isoformat() == effective] or english[-1:]
    if not asked:
        return None
    rows = await desk.corpus.rows(SELECT_GLOSSARY, [asked[0].edition_id, fold_term(term)])
    return glossary_from_row(rows[0]).text if rows else None
