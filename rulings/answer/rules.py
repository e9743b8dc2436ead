"""Questions on rules: a rule by number or keyword, with what stands around it.

What is here: fetching a rule from today's editions and the project's summaries. What is not: reading numbers and
keywords as typed (``rulings.lookup``), and how editions relate (``rulings.corpus.concordance``).
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from rulings.answer.desk import Desk
from rulings.answer.errors import RuleNotGivenError, RuleUnknownError, RuleUnsureError
from rulings.answer.records import RuleAnswer, RuleText
from rulings.answer.rule_name import RuleName
from rulings.cite import RuleNumber
from rulings.corpus.concordance import Concordance, load_bundled_concordance, read_concordance
from rulings.corpus.editions import editions_in, numbers_in_edition, pair_editions
from rulings.corpus.numbering import order_of, parent_of
from rulings.corpus.rule_summaries import SELECT_SUMMARIES, SELECT_SUMMARY, SUMMARIES_EDITION
from rulings.corpus.rules import (
    SELECT_CONCORDANCE,
    SELECT_EDITIONS,
    SELECT_GLOSSARY,
    SELECT_NEIGHBOURS,
    SELECT_RULE,
    SELECT_SUBRULES,
    EditionRow,
    GlossaryEntry,
    Rule,
    edition_from_row,
    fold_term,
    glossary_from_row,
    rule_from_row,
)
from rulings.language import Language
from rulings.lookup.keywords import Term, load_bundled_terms
from rulings.lookup.records import Verdict
from rulings.lookup.rule_numbers import ResolvedRule, parse_rule_references, resolve_reference

SUMMARIES_DATE: Final = date.fromisoformat(SUMMARIES_EDITION)
"""Edition whose numbers the summaries and all citations of the program carry."""


@dataclass(frozen=True, slots=True)
class _Editions:
    """The newest edition of each language that the corpus holds."""

    en: EditionRow | None
    ja: EditionRow | None
    """Its translation, else the newest older one, which may number rules otherwise."""
    has_summaries: bool
    """The summaries carry the numbers of the edition that is shown."""


async def answer_rule(desk: Desk, query: str, edition: date | None = None) -> RuleAnswer:
    """A rule by number of any edition or by keyword, with headings, subrules, neighbours and the dates of its texts.

    日本語: 番号（昔の版の番号でもよい）または用語からルールを引く
    Shape: what was typed, and the day in whose edition the typed numbers are meant where they don't say themselves.
    Raises: RuleNotGivenError: nothing was typed; RuleUnknownError: no rule and no keyword is called so.
    """
    asked = query.strip()
    if not asked:
        raise RuleNotGivenError()
    references = parse_rule_references(asked)
    if not references:
        terms = await _find_terms(asked)
        numbers = list(dict.fromkeys(term.rule for term in terms))
        answer = await _around(desk, await _editions(desk, SUMMARIES_DATE), asked, numbers[0], numbers[1:])
        return replace(answer, dropped=next((term.dropped for term in terms if term.dropped), None))
    concordance = await load_concordance(desk)
    dated = [replace(each, edition=each.edition or edition) for each in references]
    resolved = [resolve_reference(each, concordance) for each in dated]
    numbers = list(dict.fromkeys(number for each in resolved for number in _numbers(each)))
    answer = await _around(desk, await _editions(desk), asked, numbers[0] if numbers else None, numbers[1:])
    then, day = await _text_of_its_time(desk, resolved[0], concordance)
    return replace(answer, resolved=resolved[0], then=then, edition_then=day)


async def _text_of_its_time(
    desk: Desk, resolved: ResolvedRule, concordance: Concordance
) -> tuple[RuleText | None, date | None]:
    """The rule as the edition that was asked for has it, and that edition's date; nothing for today's edition."""
    if resolved.reference.edition is None:
        return None, None
    day = concordance.edition_at(resolved.reference.edition)
    editions = await _editions(desk, day)
    if day == concordance.newest or editions.en is None:
        return None, day
    rule = await _rule(desk, editions.en, resolved.number)
    return (_as_text(rule) if rule else None), day


async def load_concordance(desk: Desk) -> Concordance:
    """The concordance of the corpus where it has editions newer than the bundled ones, else the bundled one."""
    own = await desk.corpus.rows(SELECT_CONCORDANCE)
    if own:
        return await asyncio.to_thread(read_concordance, own[0][0])
    return await asyncio.to_thread(load_bundled_concordance)


async def _find_terms(query: str) -> list[Term]:
    terms = await asyncio.to_thread(load_bundled_terms)
    found = terms.search(query)
    if found.verdict is Verdict.CERTAIN:
        return [hit.term for hit in found.hits if hit.score == found.hits[0].score]
    if found.verdict is Verdict.SUGGEST:
        raise RuleUnsureError(query=query, suggestions=[_term_name(hit.term) for hit in found.hits])
    raise RuleUnknownError(query=query)


def _name_of(number: RuleNumber) -> RuleName | None:
    return next((_term_name(term) for term in load_bundled_terms().terms if term.rule == number), None)


def _term_name(term: Term) -> RuleName:
    return RuleName(term.rule, term.en, term.ja)


def _numbers(resolved: ResolvedRule) -> list[RuleNumber]:
    """Today's rules that one reference means; of a range its two ends."""
    last = resolved.reference.last
    return [*resolved.today, *([last] if last is not None and resolved.today else [])]


async def _around(
    desk: Desk, editions: _Editions, asked: str, number: RuleNumber | None, more: Sequence[RuleNumber]
) -> RuleAnswer:
    path = _path(number) if number is not None else []
    texts = await _rule_texts(desk, editions, [*([number] if number else []), *path, *more])
    before, after = await _neighbours(desk, editions, number)
    rule = texts.get(number, RuleText(number)) if number is not None else None
    name = await asyncio.to_thread(_name_of, number) if number is not None and editions.has_summaries else None
    return RuleAnswer(
        asked=asked,
        rule=rule,
        name=name,
        cites=_cited_in(rule) if rule is not None else (),
        glossary=await _glossary(desk, editions, name.en) if name is not None else None,
        path=tuple(texts[above] for above in path if above in texts),
        subrules=await _subrules(desk, editions, number) if number is not None else (),
        more=tuple(texts[each] for each in more if each in texts),
        previous=before,
        next=after,
        edition_en=editions.en.effective if editions.en else None,
        edition_ja=editions.ja.effective if editions.ja else None,
    )


async def newest_rules(desk: Desk, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleText]:
    """What the corpus has of rules by their numbers of today; numbers that it knows nothing of are absent."""
    return await _rule_texts(desk, await _editions(desk), numbers)


def _cited_in(rule: RuleText) -> tuple[RuleNumber, ...]:
    """The rules that a rule's text cites, itself left out."""
    references = parse_rule_references(rule.text_en or rule.text_ja or "")
    numbers = (number for each in references for number in (each.number, each.last) if number is not None)
    return tuple(dict.fromkeys(number for number in numbers if number != rule.number))


async def _glossary(desk: Desk, editions: _Editions, term: str) -> GlossaryEntry | None:
    if editions.en is None:
        return None
    rows = await desk.corpus.rows(SELECT_GLOSSARY, [editions.en.edition_id, fold_term(term)])
    return glossary_from_row(rows[0]) if rows else None


async def cited_rules(desk: Desk, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleText]:
    """What the corpus has of rules that the program cites; numbers that it knows nothing of are absent.

    Shape: numbers of the edition of 2026-01-16 -> their texts in that edition.
    """
    return await _rule_texts(desk, await _editions(desk, SUMMARIES_DATE), numbers)


async def _rule_texts(desk: Desk, editions: _Editions, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleText]:
    found = {number: await _rule_text(desk, editions, number) for number in dict.fromkeys(numbers)}
    return {number: text for number, text in found.items() if text is not None}


async def _editions(desk: Desk, effective: date | None = None) -> _Editions:
    rows = [edition_from_row(row) for row in await desk.corpus.rows(SELECT_EDITIONS)]
    wanted = [row for row in rows if row.language is Language.JA or effective in (None, row.effective)]
    pair = pair_editions(wanted)
    if pair is not None:
        return _Editions(pair.english, pair.japanese, pair.english.effective == SUMMARIES_DATE)
    japanese = editions_in(rows, Language.JA)
    return _Editions(None, japanese[-1] if japanese else None, effective in (None, SUMMARIES_DATE))


async def _rule_text(desk: Desk, editions: _Editions, number: RuleNumber) -> RuleText | None:
    english = await _rule(desk, editions.en, number)
    number_ja = await _japanese_number(desk, editions, number)
    japanese = await _rule(desk, editions.ja, number_ja) if number_ja else None
    summaries: dict[str, str] = {}
    if editions.has_summaries:
        summaries = dict(await desk.corpus.rows(SELECT_SUMMARY, [number]))
    if english is None and japanese is None and not summaries:
        return None
    return RuleText(
        number=number,
        text_en=english.text if english else None,
        text_ja=japanese.text if japanese else None,
        examples_en=tuple(example.text for example in english.examples) if english else (),
        examples_ja=tuple(example.text for example in japanese.examples) if japanese else (),
        summary_en=summaries.get(Language.EN),
        summary_ja=summaries.get(Language.JA),
        number_ja=number_ja if japanese and number_ja != number else None,
    )


async def _japanese_number(desk: Desk, editions: _Editions, number: RuleNumber) -> RuleNumber | None:
    """The rule's number in the Japanese edition; ``None`` where that has no such rule, or several in its place."""
    if editions.ja is None:
        return None
    shown = editions.en.effective if editions.en else SUMMARIES_DATE
    numbers = numbers_in_edition(await load_concordance(desk), number, shown, editions.ja.effective)
    return numbers[0] if len(numbers) == 1 else None


def _as_text(rule: Rule) -> RuleText:
    return RuleText(rule.number, rule.text, examples_en=tuple(example.text for example in rule.examples))


async def _rule(desk: Desk, edition: EditionRow | None, number: RuleNumber) -> Rule | None:
    if edition is None:
        return None
    rows = await desk.corpus.rows(SELECT_RULE, [edition.edition_id, number])
    return rule_from_row(rows[0]) if rows else None


async def _subrules(desk: Desk, editions: _Editions, number: RuleNumber) -> tuple[RuleText, ...]:
    if editions.en is not None:
        rows = await desk.corpus.rows(SELECT_SUBRULES, [editions.en.edition_id, number])
        numbers = [rule_from_row(row).number for row in rows]
    else:
        known = {RuleNumber(row[0]) for row in await desk.corpus.rows(SELECT_SUMMARIES)}
        numbers = sorted((each for each in known if parent_of(each) == number), key=order_of)
    texts = [await _rule_text(desk, editions, each) for each in dict.fromkeys(numbers)]
    return tuple(text for text in texts if text is not None)


async def _neighbours(
    desk: Desk, editions: _Editions, number: RuleNumber | None
) -> tuple[RuleNumber | None, RuleNumber | None]:
    if editions.en is None or number is None:
        return None, None
    rows = await desk.corpus.rows(SELECT_NEIGHBOURS, [editions.en.edition_id, number])
    around = [RuleNumber(row[0]) for row in rows]
    before = [each for each in around if order_of(each) < order_of(number)]
    after = [each for each in around if order_of(each) > order_of(number)]
    return before[-1] if before else None, after[0] if after else None


def _path(number: RuleNumber) -> list[RuleNumber]:
    """The numbers above, outermost first."""
    above: list[RuleNumber] = []
    parent = parent_of(number)
    while parent is not None:
        above.insert(0, parent)
        parent = parent_of(parent)
    return above
