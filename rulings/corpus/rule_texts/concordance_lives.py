"""The life of every rule over all editions, and the compact text that carries it.

What is here: lives as records, the reader and the printer of ``data/rules/concordance.tsv``. What is not: questions
about lives (``rulings.corpus.rule_texts.concordance``) and their making
(``rulings.corpus.rule_texts.concordance_building``).

The file holds numbers, kinds and dates only, no rules text. Editions are meant by their place in its list of dates::

    judgebot-concordance 1
    2003-03-15 2003-06-01 ...
    0:502.33a 23:702.6a=88 <TAB> 41 60=93 <TAB> - <TAB> -
    <spans>                      <rewordings>   <origin> <fate>

A number after ``=`` is a confidence in per cent where it is below 100. ``origin`` names the life that a rule was split
from, ``fate`` is ``-`` for a rule of the newest edition, else kind, first edition without it, and the lives that have
its text.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import ClassVar, Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Change
from rulings.errors import RulingsError

FORMAT: Final = "judgebot-concordance 1"
_FATES: Final = {"S": Change.SPLIT, "M": Change.MERGED, "R": Change.REMOVED}
_FATE_LETTERS: Final = {change: letter for letter, change in _FATES.items()}
_SCORED: Final = re.compile(r"(?P<place>\d+)(?:=(?P<percent>\d+))?")
_SPAN: Final = re.compile(r"(?P<first>\d+):(?P<number>[0-9.a-z]+)(?:=(?P<percent>\d+))?")
_FATE: Final = re.compile(r"(?P<letter>[SMR])(?P<at>\d+)(?::(?P<heirs>[0-9=,]+))?")


class ConcordanceError(RulingsError):
    """The concordance is not in the form that this version reads."""

    code: ClassVar[str] = "concordance_unreadable"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of editions in which a rule kept its number."""

    first: int
    """Place of the first edition with that number."""
    number: RuleNumber
    """The number."""
    confidence: float = 1.0
    """How sure the step from the number before is."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A place (of an edition or a life) with the confidence of what it stands for."""

    place: int
    """Place in the list of editions or of lives."""
    confidence: float = 1.0
    """From 0 to 1."""


@dataclass(frozen=True, slots=True)
class Fate:
    """How a rule ended."""

    change: Change
    """``SPLIT``, ``MERGED`` or ``REMOVED``."""
    at: int
    """Place of the first edition without the rule."""
    heirs: tuple[Scored, ...] = ()
    """Lives that have its text, or, of a removed rule, what little is left of it."""


@dataclass(frozen=True, slots=True)
class Life:
    """One rule through all editions."""

    spans: tuple[Span, ...]
    """Its numbers in order; the first span begins with its first edition."""
    rewordings: tuple[Scored, ...] = ()
    """Editions in which its words changed."""
    origin: Scored | None = None
    """The life that it was split from."""
    fate: Fate | None = None
    """How it ended; ``None`` for a rule of the newest edition."""

    @property
    def first(self) -> int:
        """Place of the first edition that has it."""
        return self.spans[0].first

    def span_at(self, place: int) -> Span | None:
        """The span that covers an edition, ``None`` where the rule does not exist."""
        if place < self.first or (self.fate is not None and place >= self.fate.at):
            return None
        return next(span for span in reversed(self.spans) if span.first <= place)


def read_lives(text: str) -> tuple[tuple[date, ...], tuple[Life, ...]]:
    """The editions' dates and the lives, from the text of ``data/rules/concordance.tsv``.

    Raises: ConcordanceError: another form, or a line that cannot be read (named by its number).
    """
    lines = text.splitlines()
    if len(lines) < 2 or lines[0] != FORMAT:
        raise ConcordanceError(line=1)
    try:
        editions = tuple(map(date.fromisoformat, lines[1].split()))
    except ValueError:
        raise ConcordanceError(line=2) from None
    return editions, tuple(_read_life(line, number) for number, line in enumerate(lines[2:], start=3))


def _read_life(line: str, number: int) -> Life:
    fields = line.split("\t")
    if len(fields) != 4:
        raise ConcordanceError(line=number)
    try:
        return Life(
            spans=tuple(_read_span(part) for part in fields[0].split(" ")),
            rewordings=tuple(map(_read_scored, fields[1].split())) if fields[1] != "-" else (),
            origin=_read_scored(fields[2]) if fields[2] != "-" else None,
            fate=_read_fate(fields[3]) if fields[3] != "-" else None,
        )
    except ValueError:
        raise ConcordanceError(line=number) from None


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return found


def _confidence(percent: str | None) -> float:
    return int(percent) / 100 if percent else 1.0


def _read_span(text: str) -> Span:
    found = _matched(_SPAN, text)
    return Span(int(found["first"]), RuleNumber(found["number"]), _confidence(found["percent"]))


def _read_scored(text: str) -> Scored:
    found = _matched(_SCORED, text)
    return Scored(int(found["place"]), _confidence(found["percent"]))


def _read_fate(text: str) -> Fate:
    found = _matched(_FATE, text)
    heirs = tuple(map(_read_scored, found["heirs"].split(","))) if found["heirs"] else ()
    return Fate(_FATES[found["letter"]], int(found["at"]), heirs)


def print_lives(editions: Sequence[date], lives: Iterable[Life]) -> str:
    """The text that ``read_lives`` reads back to the same records."""
    lines = [FORMAT, " ".join(day.isoformat() for day in editions), *_print_lines(lives)]
    return "\n".join(lines) + "\n"


def _print_lines(lives: Iterable[Life]) -> Iterator[str]:
    for life in lives:
        spans = " ".join(f"{s.first}:{s.number}{_print_confidence(s.confidence)}" for s in life.spans)
        rewordings = " ".join(map(_print_scored, life.rewordings)) or "-"
        origin = _print_scored(life.origin) if life.origin else "-"
        yield "\t".join((spans, rewordings, origin, _print_fate(life.fate)))


def _print_confidence(confidence: float) -> str:
    percent = round(confidence * 100)
    return "" if percent >= 100 else f"={percent}"


def _print_scored(scored: Scored) -> str:
    return f"{scored.place}{_print_confidence(scored.confidence)}"


def _print_fate(fate: Fate | None) -> str:
    if fate is None:
        return "-"
    heirs = ",".join(map(_print_scored, fate.heirs))
    return f"{_FATE_LETTERS[fate.change]}{fate.at}" + (f":{heirs}" if heirs else "")
