"""Rule numbers as people type them, in every dress.

What is here: finding references to rules in a text (full-width, ``701の17のc``, ``701-17c``, ranges, several, with
an edition), and resolving one through the concordance. What is not: the rules' texts, and keywords
(``rulings.lookup.rules.keywords``).
"""

import calendar
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import ClassVar, Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import Concordance, Counterpart, Meaning
from rulings.corpus.rule_texts.numbering import is_rule_number, order_of, parent_of
from rulings.errors import RulingsError
from rulings.lookup.rules.bare_numbers import read_bare_number

_PREFIX: Final = (
    r"(?:(?<![a-z])(?:c\.?\s?r\.?(?![a-z])|r\.?(?=\s?\d)|comp\.?(?:rehensive)?\s*rules?|rules?|sections?|総合ルール|ルール|総合|規則|第|§|#)"
    r"\s*(?:第|の|no\.?|#|:)?\s*)"
)
_DIGIT: Final = r"[0-9lo]"
_DASH: Final = r"[-‐‑‒–—−ー~〜～]"
_DOT: Final = rf"(?:\s*[.。・]\s*|\s*の\s*|{_DASH})"
_LETTERS: Final = (
    rf"(?:番?\s*の\s*|[.・]|{_DASH}(?=[a-z](?![a-z]))|\s*[(\[]\s*(?=[a-z]{{1,2}}\s*[)\]])|\s+(?=[a-z]\s*(?:$|{_DASH}\s*[a-z]\s*$)))?"
    r"(?P<letters>[a-z]{1,2}(?![a-z]))(?:\s*[)\]])?"
)
_NUMBER: Final = re.compile(
    rf"(?:(?P<prefix>{_PREFIX})|(?<![0-9a-z.])(?<!\d-))0{{0,2}}(?P<section>[1-9]{_DIGIT}{_DIGIT})"
    rf"(?:{_DOT}(?P<rule>{_DIGIT}{{1,3}})(?:{_LETTERS}(?:(?=20[0-9]{{2}}(?![0-9])))?)?)?(?:(?![0-9])|(?<=[a-z])(?=20[0-9]{{2}}))"
)
_CHAPTER: Final = re.compile(rf"{_PREFIX}?(?:chapter\s*|第\s*)?(?P<chapter>[1-9])\s*[.章部]?")
_RANGE_END: Final = re.compile(
    rf"\s*(?:{_DASH}|から|to|thru|through|until|\.{{2,3}}|…)\s*(?:"
    rf"(?P<section>[1-9]{_DIGIT}{_DIGIT})(?:\.(?P<rule>{_DIGIT}{{1,3}})(?P<letters>[a-z]{{0,2}}))?"
    rf"|(?P<short_rule>{_DIGIT}{{1,3}})(?P<short_letters>[a-z]{{0,2}})"
    rf"|(?P<letter>[a-z]{{1,2}}))(?![0-9a-z])(?:\s*まで)?"
)
_DAY: Final = re.compile(
    r"(?<![0-9.])(?P<year>(?:19|20)\d\d)(?:"
    r"(?P<m1>\d\d)(?P<d1>\d\d)(?:\.\d)?"
    r"|[-/.年]\s*(?P<m2>\d{1,2})(?:[-/.月]\s*(?P<d2>\d{1,2})日?|月)?"
    r"|年)?(?![0-9])(?:\s*[版年])?"
)
_ENGLISH_DAY: Final = re.compile(
    r"\b(?P<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*(?:(?P<day>\d{1,2})(?:st|nd|rd|th)?\s*,?\s*)?"
    r"(?P<year>(?:19|20)\d\d)(?![0-9])"
)
_SHORT_DAY: Final = re.compile(
    r"(?:['’](?P<short>\d\d)|(?<![0-9./-])(?P<short_ja>\d\d)年(?:\s*(?P<m1>\d{1,2})月)?"
    r"|(?P<era>令和|平成)\s*(?P<of_era>\d{1,2}|元)年(?:\s*(?P<m2>\d{1,2})月)?"
    r"|(?<![0-9.])(?P<m3>\d{1,2})/(?P<year>(?:19|20)\d\d))(?![0-9])(?:\s*版)?"
)
"""A year in two digits or of a Japanese era, a month before its year."""
_ERAS: Final = {"令和": 2018, "平成": 1988}
"""The year before the first of each."""
_FIRST_YEAR: Final = 93
"""Of two digits, from which on they stand for the last century, in which the rules began."""
_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_NEXT_LETTER: Final = re.compile(
    r"\s*(?:[,、/・]|と|や|及び|および|\b(?:and|or)\b(?!\s*i\b)|&)\s*(?P<letter>[b-z])(?![a-z0-9])"
)
"""A further subrule of the same rule: ``601.2b, c``, ``601.2bとc``."""
_NEAR: Final = 40
"""Letters between a number and its edition; in a longer text a year further away is about something else."""
_SENTENCE_END: Final = re.compile(r"[。\n]|[.!?]\s")
_LOOKALIKES: Final = str.maketrans("lo", "10")
_FILLER: Final = re.compile(
    rf"{_PREFIX}|[\s、,;。．・/()（）\[\]「」『』【】〔〕《》〈〉@:?!？！＠.\"'“”‘’`*_~〜-]|と|及び|および|や|&|版|の|は|って|何|とは|を"
    r"|マジック|旧|昔|当時|和訳|条文|本文|内容|全文|項目?|条|章|節|番|について|見せて|見たい|知りたい|教えて|お願い|ください|下さい|します|です|ですか|なに"
    r"|\b(?:and|or|edition|ver|old|of|in|the|mtg|magic|please|pls|show|me|what|whats|s|is|does|do|say|says|mean|means|tell|about|text"
    r"|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|jpn|version)\b"
)


class EditionUnreadableError(RulingsError):
    """What was given for an edition is no date; details: edition."""

    code: ClassVar[str] = "edition_unreadable"


@dataclass(frozen=True, slots=True)
class RuleReference:
    """One reference to a rule, or to a range of rules, in a text."""

    number: RuleNumber
    """The number as typed, its dress taken off."""
    start: int
    """Where it begins in the text."""
    end: int
    """Where it ends in the text, the range included."""
    last: RuleNumber | None = None
    """The last number of a range."""
    edition: date | None = None
    """The last day that the given edition can mean: ``2023`` is 2023-12-31."""
    alternatives: tuple[RuleNumber, ...] = ()
    """Other ways to read it: a final ``l`` or ``o``, letters that subrules skip, taken for 1 or 0."""


@dataclass(frozen=True, slots=True)
class ResolvedRule:
    """What a reference leads to."""

    reference: RuleReference
    """What was typed."""
    number: RuleNumber
    """The number that was looked up: the typed one, another reading of it, or its nearest parent."""
    is_nearest: bool
    """Whether no edition has the typed number, so that this is its nearest parent."""
    today: tuple[RuleNumber, ...]
    """The rule, or the rules that have its text, in the newest edition; empty where it was removed."""
    counterparts: tuple[Counterpart, ...]
    """How the number of the given edition (or, if today has no such number, of the last that had it) leads there."""
    meanings: tuple[Meaning, ...] = field(default=())
    """Every rule that the bare number has meant, newest first; also when an edition was given."""

    @property
    def former(self) -> tuple[Meaning, ...]:
        """Meanings that the number had in older texts and that are another rule today."""
        shown = set(self.today)
        ended = {each.changed_on for each in self.counterparts if not each.numbers}
        return tuple(
            meaning
            for meaning in self.meanings
            if not shown & set(meaning.today.numbers)
            and (meaning.today.numbers or meaning.today.changed_on not in ended)
        )


def parse_rule_references(text: str) -> tuple[RuleReference, ...]:
    """The references to rules in a text, in its order.

    日本語: 文中のルール番号を、どんな書き方でも読み取る
    Shape: any text -> references with positions; a bare section (``701``) counts only after ``CR``, ``rule``,
    ``総合ルール`` and the like, or where nothing else was typed.
    Example:
        >>> [r.number for r in parse_rule_references("総合ルール７０１の１７のｃ と CR 614-1a")]
        ['701.17c', '614.1a']
    """
    folded, places = _fold(text)
    days = list(_find_days(folded))
    covered = [range(start, end) for start, end, _ in days]
    found = list(_find_numbers(folded, covered))
    if found and any(not item.is_certain for item in found) and _has_other_words(folded, found, covered):
        found = [item for item in found if item.is_certain]
    if not found or _has_other_words(folded, found, covered):
        bare = read_bare_number(folded)
        if bare is not None and is_rule_number(bare):
            return (RuleReference(RuleNumber(bare), 0, len(text)),)
    if not found and (chapter := _CHAPTER.fullmatch(folded.strip())):
        start = folded.index(chapter[0])
        found = [_Found(RuleNumber(chapter["chapter"]), start, start + len(chapter[0]), is_certain=True)]
    references = [item.reference(places) for item in found]
    return tuple(_with_editions(text, references, [(places[start], places[end], day) for start, end, day in days]))


def parse_edition(text: str) -> date:
    """The last day that a given edition can mean.

    Raises: EditionUnreadableError: the text is no year, month, day or label of an edition.
    Example:
        >>> [parse_edition(text).isoformat() for text in ("2023", "2009年7月", "20231117.0", "2026-01-16")]
        ['2023-12-31', '2009-07-31', '2023-11-17', '2026-01-16']
    """
    folded, _ = _fold(text.strip())
    days = [day for start, end, day in _find_days(folded) if (start, end) == (0, len(folded))]
    if not days:
        raise EditionUnreadableError(edition=text.strip())
    return days[0]


def is_only_references(text: str) -> bool:
    """Whether a text is nothing but references to rules, editions and the words around them.

    Example:
        >>> is_only_references("CR 701.17c (2023)"), is_only_references("701.17c 安らかなる眠り")
        (True, False)
    """
    folded, _ = _fold(text)
    covered = [range(start, end) for start, end, _ in _find_days(folded)]
    found = list(_find_numbers(folded, covered))
    if not found or _has_other_words(folded, found, covered):
        bare = read_bare_number(folded)
        if bare is not None and is_rule_number(bare):
            return True
    if not found:
        return _CHAPTER.fullmatch(folded.strip()) is not None
    return not _has_other_words(folded, found, covered)


def resolve_reference(reference: RuleReference, concordance: Concordance) -> ResolvedRule:
    """Where a reference leads: to today's rule, through its edition where one is given, never to nothing.

    日本語: 参照された番号を、版をたどって今のルールに結びつける
    Shape: a number of today is that rule, unless an edition is given; a number that only older editions have is
    followed from the last of them; one that none has leads to its nearest parent.
    """
    for number in (reference.number, *reference.alternatives):
        if concordance.knows(number):
            return _resolve(reference, number, concordance, is_nearest=False)
    number = reference.number
    while (above := parent_of(number)) is not None:
        number = above
        if concordance.knows(number):
            break
    return _resolve(reference, number, concordance, is_nearest=True)


def _resolve(
    reference: RuleReference, number: RuleNumber, concordance: Concordance, *, is_nearest: bool
) -> ResolvedRule:
    meanings = concordance.meanings(number)
    counterparts: tuple[Counterpart, ...] = ()
    if reference.edition is not None:
        counterparts = concordance.counterparts(number, reference.edition)
    if not counterparts and meanings:
        counterparts = (meanings[0].today,)
    today = dict.fromkeys(each for counterpart in counterparts for each in counterpart.numbers)
    return ResolvedRule(reference, number, is_nearest, tuple(today), counterparts, meanings)


# --- Reading ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Found:
    """A reference, its positions in the folded text."""

    number: RuleNumber
    start: int
    end: int
    is_certain: bool
    """Whether it is a rule even among other words: it has a dot or a prefix."""
    last: RuleNumber | None = None
    alternatives: tuple[RuleNumber, ...] = ()

    def reference(self, places: list[int]) -> RuleReference:
        return RuleReference(self.number, places[self.start], places[self.end], self.last, None, self.alternatives)


def _fold(text: str) -> tuple[str, list[int]]:
    """The text with width and case folded, and for each of its places (and its end) the place in the original."""
    folded: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        for plain in unicodedata.normalize("NFKC", character).casefold():
            folded.append(plain)
            places.append(place)
    return "".join(folded), [*places, len(text)]


def _find_days(folded: str) -> Iterator[tuple[int, int, date]]:
    """Editions: years, months and days, as the last day that they can mean."""
    written = list(_ENGLISH_DAY.finditer(folded))
    for found in written:
        if last := _last_day(found["year"], str(_MONTHS.index(found["month"]) + 1), found["day"]):
            yield found.start(), found.end(), last
    short = list(_SHORT_DAY.finditer(folded))
    for found in short:
        if last := _last_day(_full_year(found), found["m1"] or found["m2"] or found["m3"], None):
            yield found.start(), found.end(), last
    written += short
    for found in _DAY.finditer(folded):
        if any(each.start() <= found.start() < each.end() for each in written):
            continue
        if last := _last_day(found["year"], found["m1"] or found["m2"], found["d1"] or found["d2"]):
            yield found.start(), found.end(), last


def _full_year(found: re.Match[str]) -> str:
    """The year of a match of ``_SHORT_DAY`` in four digits."""
    if found["era"]:
        return str(_ERAS[found["era"]] + (1 if found["of_era"] == "元" else int(found["of_era"])))
    digits = found["short"] or found["short_ja"]
    if digits:
        return f"{'19' if int(digits) >= _FIRST_YEAR else '20'}{digits}"
    return found["year"]


def _last_day(year: str, month: str | None, day: str | None) -> date | None:
    """The last day that a year, a month of it or a day can mean; None for a day that no calendar has."""
    try:
        if month is None:
            return date(int(year), 12, 31)
        if day is None:
            return date(int(year), int(month), calendar.monthrange(int(year), int(month))[1])
        return date(int(year), int(month), int(day))
    except (ValueError, calendar.IllegalMonthError):
        return None


def _find_numbers(folded: str, covered: list[range]) -> Iterator[_Found]:
    at = 0
    while found := _NUMBER.search(folded, at):
        at = found.end()
        if any(found.start("section") in days for days in covered):
            at = next(days.stop for days in covered if found.start("section") in days)
            continue
        item = _read_number(found)
        if item is None:
            at = found.start("section") + 1
            continue
        item = _read_range(folded, item)
        yield item
        while item.last is None and (following := _NEXT_LETTER.match(folded, item.end)):
            rule = item.number.rstrip("abcdefghijklmnopqrstuvwxyz")
            letters = item.number.removeprefix(rule)
            if not letters or following["letter"] <= letters:
                break
            item = _Found(
                RuleNumber(rule + following["letter"]), following.start("letter"), following.end(), is_certain=True
            )
            yield item
        at = item.end


def _read_number(found: re.Match[str]) -> _Found | None:
    """The number of a match; ``701-702`` is a range of sections, not rule 702 of section 701."""
    section, rule, letters = found["section"].translate(_LOOKALIKES), found["rule"], found["letters"] or ""
    has_prefix, end = found["prefix"] is not None, found.end()
    if rule is None:
        if not found["section"].isdecimal() and not has_prefix:
            return None
        return _Found(RuleNumber(section), found.start(), end, has_prefix)
    separator = found.string[found.end("section") : found.start("rule")].strip()
    if re.fullmatch(_DASH, separator) and len(rule) == 3 and rule > section:
        return _Found(RuleNumber(section), found.start(), found.end("section"), has_prefix)
    number = RuleNumber(f"{section}.{int(rule.translate(_LOOKALIKES))}{letters}")
    if not is_rule_number(number):
        return None
    alternatives = _other_readings(section, rule.translate(_LOOKALIKES), letters)
    if rule[-1] in "lo" and rule[:-1] and not letters:
        # "704.5l": the letter that subrules skip was read as a digit; the subrule's number is the other reading.
        alternatives = (number,)
        number = RuleNumber(f"{section}.{int(rule[:-1].translate(_LOOKALIKES))}{rule[-1]}")
    return _Found(number, found.start(), end, is_certain=True, alternatives=alternatives)


def _other_readings(section: str, rule: str, letters: str) -> tuple[RuleNumber, ...]:
    """``701.17lc`` can be 701.171c: a skipped letter in front of another is a digit."""
    if len(letters) == 2 and letters[0] in "lo":
        return (RuleNumber(f"{section}.{int(rule + letters[0].translate(_LOOKALIKES))}{letters[1]}"),)
    return ()


def _read_range(folded: str, item: _Found) -> _Found:
    """The same item with the end of its range, where one follows."""
    found = _RANGE_END.match(folded, item.end)
    if found is None:
        return item
    section, _, tail = item.number.partition(".")
    rule = tail.rstrip("abcdefghijklmnopqrstuvwxyz")
    if found["section"]:
        last = found["section"].translate(_LOOKALIKES)
        if found["rule"]:
            last += f".{int(found['rule'].translate(_LOOKALIKES))}{found['letters']}"
    elif found["short_rule"] and rule:
        last = f"{section}.{int(found['short_rule'].translate(_LOOKALIKES))}{found['short_letters']}"
    elif found["letter"] and tail != rule:
        last = f"{section}.{rule}{found['letter']}"
    else:
        return item
    if not is_rule_number(last) or order_of(last) <= order_of(item.number):
        return item
    return replace(item, end=found.end(), last=RuleNumber(last))


def _has_other_words(folded: str, found: list[_Found], covered: list[range]) -> bool:
    rest = list(folded)
    for span in [*covered, *(range(item.start, item.end) for item in found)]:
        rest[span.start : span.stop] = " " * len(span)
    return bool(_FILLER.sub("", "".join(rest)).strip())


def _with_editions(
    text: str, references: list[RuleReference], days: list[tuple[int, int, date]]
) -> Iterator[RuleReference]:
    """An edition belongs to the references just before it, else to those just after it, in the same sentence."""
    for reference in references:
        after = [day for start, _, day in days if _are_near(text, reference.end, start)]
        before = [day for _, end, day in days if _are_near(text, end, reference.start)]
        yield replace(reference, edition=after[0] if after else before[-1] if before else None)


def _are_near(text: str, end: int, start: int) -> bool:
    """Whether the place follows the other within a few words of one sentence."""
    return 0 <= start - end <= _NEAR and not _SENTENCE_END.search(text, end, start)
