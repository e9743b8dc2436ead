"""Questions on rules: a rule by number or keyword, with what stands around it.

What is here: today's rule with its headings, neighbours and the dates of its texts. What is not: reading numbers and
keywords as typed (``rulings.lookup``), how editions relate (``rulings.corpus.rule_texts.concordance``), and fetching
texts by today's numbers (``rulings.answer.rule_texts``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

from rulings.answer.desk import Desk
from rulings.answer.errors import RuleNotGivenError
from rulings.answer.records import RuleAnswer, RuleEditions, RuleText
from rulings.answer.rule_completion import labelled_rule
from rulings.answer.rule_name import RuleName
from rulings.answer.rule_texts import RuleShelf, cited_numbers
from rulings.answer.terms import find_meant
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.numbering import order_of, parent_of
from rulings.lookup.rules.rule_numbers import ResolvedRule, parse_rule_references, resolve_reference


async def answer_rule(desk: Desk, query: str, edition: date | None = None) -> RuleAnswer:
    """A rule by number of any edition or by keyword, with headings, subrules, neighbours and the dates of its texts.

    日本語: 番号（昔の版の番号でもよい）または用語からルールを引く
    Shape: what was typed, and the day in whose edition the typed numbers are meant where they don't say themselves.
    Raises: RuleNotGivenError: nothing was typed; RuleUnknownError: no rule and no keyword is called so;
    RuleUnsureError: several terms may be meant.
    """
    asked = query.strip()
    if not asked:
        raise RuleNotGivenError()
    shelf = await RuleShelf.of_today(desk)
    references = parse_rule_references(await labelled_rule(desk, asked) or asked)
    if not references:
        meant = await find_meant(shelf, asked)
        answer = await _around(shelf, asked, meant.numbers[0] if meant.numbers else None, meant.numbers[1:])
        name = answer.name
        if name is None and meant.word is not None:
            name = RuleName(meant.numbers[0] if meant.numbers else RuleNumber(""), *meant.word)
        return replace(answer, name=name, glossary=meant.glossary or answer.glossary, dropped=meant.dropped)
    dated = [replace(each, edition=each.edition or edition) for each in references]
    resolved = [resolve_reference(each, shelf.concordance) for each in dated]
    numbers = list(dict.fromkeys([number for each in resolved for number in await _numbers(shelf, each)]))
    answer = await _around(shelf, asked, numbers[0] if numbers else None, numbers[1:], resolved[0])
    day = shelf.concordance.edition_at(dated[0].edition) if dated[0].edition is not None else None
    then = await shelf.text_of_its_time(resolved[0].number, day) if day is not None else None
    return replace(answer, then=then, edition_then=day)


async def _numbers(shelf: RuleShelf, resolved: ResolvedRule) -> list[RuleNumber]:
    """Today's rules that one reference means; of a range within one rule or section every rule, else its two ends."""
    end = resolved.reference.last
    if end is None or not resolved.today:
        return [*resolved.today]
    reference = replace(resolved.reference, number=end, last=None, alternatives=())
    ends = resolve_reference(reference, shelf.concordance).today  # read in the same edition as the beginning
    if not ends:
        return [*resolved.today]
    last = ends[-1]
    if last == resolved.today[-1] or parent_of(last) != parent_of(resolved.today[0]):
        return [*resolved.today, last]
    first, parent = resolved.today[0], parent_of(last)
    siblings = await shelf.subrules(parent) if parent is not None else ()
    within = [each.number for each in siblings if order_of(first) <= order_of(each.number) <= order_of(last)]
    return within or [first, last]


async def _around(
    shelf: RuleShelf,
    asked: str,
    number: RuleNumber | None,
    more: Sequence[RuleNumber],
    resolved: ResolvedRule | None = None,
) -> RuleAnswer:
    path = _path(number) if number is not None else []
    texts = await shelf.texts([*([number] if number else []), *path, *more])
    before, after = await shelf.neighbours(number) if number is not None else (None, None)
    rule = texts.get(number, RuleText(number)) if number is not None else None
    subrules = await shelf.subrules(number) if number is not None else ()
    name = shelf.title(number) if number is not None else None
    cites = _cited_in(rule) if rule is not None else ()
    mentioned = [*path, *more, *cites, *_of_other_editions(resolved), *(each.number for each in subrules)]
    return RuleAnswer(
        asked=asked,
        rule=rule,
        name=name,
        names=shelf.names([each for each in (number, before, after, *mentioned) if each is not None]),
        cites=cites,
        glossary=await shelf.glossary(number) if number is not None else None,
        path=tuple(texts.get(above, RuleText(above)) for above in path),
        subrules=subrules,
        more=tuple(texts[each] for each in more if each in texts),
        previous=before,
        next=after,
        edition=shelf.shown,
        edition_en=shelf.english.effective if shelf.english else None,
        edition_ja=shelf.japanese.effective if shelf.japanese else None,
        japanese_lags=shelf.japanese_lags,
        rulings=await shelf.rulings(number) if number is not None else (),
        resolved=resolved,
    )


async def newest_rules(desk: Desk, numbers: Iterable[RuleNumber]) -> dict[RuleNumber, RuleText]:
    """What the corpus has of rules by their numbers of today; numbers that it knows nothing of are absent."""
    return await (await RuleShelf.of_today(desk)).texts(numbers)


async def cited_rules(desk: Desk, numbers: Iterable[RuleNumber]) -> tuple[dict[RuleNumber, RuleText], RuleEditions]:
    """What the corpus has of rules that the program cites, and of which editions; unknown numbers are absent.

    Shape: numbers of the edition of 2026-01-16 -> by them, the rules as they are today, under today's number; where
    today has no such rule, or several in its place, as they were then.
    """
    today, then = await RuleShelf.of_today(desk), await RuleShelf.of_citations(desk)
    found: dict[RuleNumber, RuleText] = {}
    for number in dict.fromkeys(numbers):
        now = today.renumber(number)
        text = await today.text(now[0]) if len(now) == 1 else None
        text = text or await then.text(number)
        if text is not None:
            found[number] = text
    english = today.english.effective if today.english is not None else None
    japanese = today.japanese.effective if today.japanese is not None else None
    return found, RuleEditions(then.shown, english, japanese)


def _of_other_editions(resolved: ResolvedRule | None) -> list[RuleNumber]:
    """Today's numbers that the story of a typed number names."""
    if resolved is None:
        return []
    counterparts = [*resolved.counterparts, *(meaning.today for meaning in resolved.former)]
    return [number for each in counterparts for number in (*each.numbers, *each.remnants, *each.above)]


def _cited_in(rule: RuleText) -> tuple[RuleNumber, ...]:
    """The rules that a rule's text cites, itself left out; none where the text is of an older edition."""
    text = None if rule.number_en else rule.text_en
    text = text or (None if rule.number_ja else rule.text_ja)
    return tuple(number for number in cited_numbers(text or "") if number != rule.number)


def _path(number: RuleNumber) -> list[RuleNumber]:
    """The numbers above, outermost first."""
    above: list[RuleNumber] = []
    parent = parent_of(number)
    while parent is not None:
        above.insert(0, parent)
        parent = parent_of(parent)
    return above
