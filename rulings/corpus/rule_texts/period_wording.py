"""Wording of its time: words and rules that the rules have dropped, recognised in old texts.

What is here: reading ``data/rules/period_wording.toml``, finding such words in a text of either language with their
places, today's words and rules, and telling whether a text leans on a rule that is gone. What is not: numbers of old
rules (``rulings.corpus.rule_texts.concordance``), and any rewriting of a text: the original stays as it is.
"""

import re
import tomllib
from calendar import monthrange
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulings.cite import RuleNumber
from rulings.corpus.bundled import BundledDataError, find_bundled_data
from rulings.corpus.rule_texts.numbering import is_rule_number
from rulings.corpus.rulings import Ruling
from rulings.language import Language

_TEXT_KEYS: Final = ("id", "kind", "rule", "en", "ja", "today_en", "today_ja")
_PATTERN_KEYS: Final = ("patterns_en", "patterns_ja")
_JAPANESE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")


class Fate(StrEnum):
    """What became of the thing that the old words name."""

    RENAMED = "renamed"
    """It is called otherwise."""
    CHANGED = "changed"
    """Its rule says something else today."""
    REMOVED = "removed"
    """There is no such rule any more."""


@dataclass(frozen=True, slots=True)
class DroppedWording:
    """A word or a rule that the rules have dropped."""

    key: str
    """Short name in the data file: ``"mana-burn"``."""
    fate: Fate
    """What became of it."""
    since: date
    """Date of the first edition without it."""
    rule: RuleNumber
    """The rule that says it today, or that stands in its place."""
    former: RuleNumber | None
    """Its number in the last edition that had it; ``None`` for what was dropped before the oldest edition kept."""
    old: Mapping[Language, str]
    """The dropped words."""
    today: Mapping[Language, str]
    """Today's words, or what holds instead."""

    @property
    def is_rule_gone(self) -> bool:
        """Whether a statement that relies on it may be wrong today: the rule was removed or says something else."""
        return self.fate is not Fate.RENAMED


@dataclass(frozen=True, slots=True)
class PeriodWording:
    """Dropped words found in a text."""

    wording: DroppedWording
    """Which ones."""
    start: int
    """Where they begin in the text."""
    end: int
    """Where they end."""
    words: str
    """As they stand there."""


class WordingOfItsTime:
    """Recognises dropped words.

    日本語: 当時の用語や廃止されたルールを文中から見つける
    Shape: 29 wordings, about 80 patterns; a ruling takes a fraction of a millisecond.
    """

    def __init__(
        self, wordings: Iterable[tuple[DroppedWording, Mapping[Language, tuple[re.Pattern[str], ...]]]]
    ) -> None:
        self._wordings = tuple(wordings)

    @property
    def wordings(self) -> tuple[DroppedWording, ...]:
        """Every dropped wording, in the order of the file."""
        return tuple(wording for wording, _ in self._wordings)

    def find(self, text: str, *, written: date | None = None) -> tuple[PeriodWording, ...]:
        """The dropped words in a text, in its order; of overlapping ones the longest.

        Shape: text in either language, or in both; ``written`` leaves out words that were dropped before that day: who
        wrote later means something else by them.
        Example: ``find("それをゲームから取り除く。")`` -> 追放する (CR 701.13), since 2009-07-11.
        """
        languages = [Language.EN, Language.JA] if _JAPANESE.search(text) else [Language.EN]
        found = [
            PeriodWording(wording, match.start(), match.end(), match[0])
            for wording, patterns in self._wordings
            if written is None or written < wording.since
            for language in languages
            for pattern in patterns[language]
            for match in pattern.finditer(text)
        ]
        return tuple(_without_overlaps(found))

    def find_in_ruling(self, ruling: Ruling) -> tuple[PeriodWording, ...]:
        """The dropped words in a ruling, its examples included, by its own date.

        Shape: places are those in the text and the examples joined by line feeds.
        """
        written = last_day_of(ruling.date or ruling.edition or "")
        return self.find("\n".join((ruling.text, *ruling.examples)), written=written)

    def leans_on_removed_rule(self, text: str, *, written: date | None = None) -> bool:
        """Whether a text relies on a rule that was removed or says something else today."""
        return any(found.wording.is_rule_gone for found in self.find(text, written=written))


def last_day_of(day: str) -> date | None:
    """The last day that an ISO date or its beginning can mean, ``None`` for no date.

    Example:
        >>> last_day_of("2003"), last_day_of("2004-02"), last_day_of("")
        (datetime.date(2003, 12, 31), datetime.date(2004, 2, 29), None)
    """
    if not day:
        return None
    year, month, day_of_month = (*map(int, day.split("-")), 0, 0)[:3]
    if day_of_month:
        return date(year, month, day_of_month)
    return date(year, month or 12, monthrange(year, month or 12)[1])


def describe_gone_rules(found: Iterable[PeriodWording], language: Language) -> tuple[str, ...]:
    """Of found words those whose rule is gone, each once with what holds today: ``マナ・バーン：...``."""
    mark = "：" if language is Language.JA else ": "
    return tuple(
        dict.fromkeys(f"{one.words}{mark}{one.wording.today[language]}" for one in found if one.wording.is_rule_gone)
    )


def describe_renamed_words(found: Iterable[PeriodWording], language: Language) -> tuple[tuple[str, str], ...]:
    """Of found words those that are only called otherwise now, each once: the term of its time, as it is called in the
    language of the text, and today's in the language asked for."""
    pairs = (
        (one.wording.old[Language.JA if _JAPANESE.search(one.words) else Language.EN], one.wording.today[language])
        for one in found
        if not one.wording.is_rule_gone
    )
    return tuple(dict.fromkeys(pairs))


def _without_overlaps(found: list[PeriodWording]) -> list[PeriodWording]:
    """Longest first; a name of a removed rule goes before a word that is only renamed."""
    kept: list[PeriodWording] = []
    for one in sorted(found, key=lambda f: (not f.wording.is_rule_gone, f.start - f.end, f.start)):
        if all(one.end <= other.start or one.start >= other.end for other in kept):
            kept.append(one)
    return sorted(kept, key=lambda f: f.start)


def load_period_wording(path: Path) -> WordingOfItsTime:
    """The dropped words of a file.

    Raises: BundledDataError: unknown or missing key, malformed number, date or pattern; all faults at once.
    """
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BundledDataError(faults=f"{path.name}: {error}") from None
    faults = [f"{path.name}: unknown key {key}" for key in content if key != "wording"]
    wordings = []
    for row in content.get("wording", ()):
        fault = _fault_of(row)
        if fault:
            faults.append(f"{path.name}: {row.get('id', '?')}: {fault}")
        else:
            wordings.append((_wording(row), _patterns(row)))
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return WordingOfItsTime(wordings)


def _fault_of(row: Mapping[str, Any]) -> str | None:
    if set(row) - {"former"} != {*_TEXT_KEYS, *_PATTERN_KEYS, "since"}:
        return f"needs {', '.join((*_TEXT_KEYS, 'since', *_PATTERN_KEYS))}, and may have former"
    if not isinstance(row["since"], date) or row["kind"] not in set(Fate):
        return "needs a date since and a known kind"
    if not all(map(is_rule_number, (row["rule"], row.get("former", row["rule"])))):
        return "rule or former is no rule number"
    for pattern in (*row["patterns_en"], *row["patterns_ja"]):
        try:
            re.compile(pattern)
        except re.error as error:
            return f"{pattern}: {error}"
    return None


def _wording(row: Mapping[str, Any]) -> DroppedWording:
    return DroppedWording(
        key=row["id"],
        fate=Fate(row["kind"]),
        since=row["since"],
        rule=RuleNumber(row["rule"]),
        former=RuleNumber(row["former"]) if "former" in row else None,
        old={Language.EN: row["en"], Language.JA: row["ja"]},
        today={Language.EN: row["today_en"], Language.JA: row["today_ja"]},
    )


def _patterns(row: Mapping[str, Any]) -> dict[Language, tuple[re.Pattern[str], ...]]:
    return {
        Language.EN: tuple(re.compile(pattern, re.IGNORECASE) for pattern in row["patterns_en"]),
        Language.JA: tuple(re.compile(pattern) for pattern in row["patterns_ja"]),
    }


@cache
def load_bundled_period_wording() -> WordingOfItsTime:
    """The dropped words that ship with the project, read once.

    Raises: BundledDataError: the file is missing or breaks its form.
    """
    return load_period_wording(find_bundled_data() / "rules" / "period_wording.toml")
