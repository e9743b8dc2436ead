"""What a rule number meant then, and what it is now.

What is here: questions to the concordance: a number's counterpart in another edition, its history, and everything that
a bare number has meant. What is not: rules texts (``rulings.corpus.rule_texts.rules``), the making of the concordance
(``rulings.corpus.rule_texts.concordance_building``). It works without any text: only numbers, kinds and dates are
bundled.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from rulings.cite import RuleNumber
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance_lives import Fate, Life, Span, read_lives
from rulings.corpus.rule_texts.numbering import parent_of


@dataclass(frozen=True, slots=True)
class Counterpart:
    """What a rule of one edition is in another.

    日本語: ある版の条文が別の版ではどれにあたるか
    """

    number: RuleNumber
    """The number asked for."""
    asked: date
    """The edition in which it has that number."""
    target: date
    """The edition that the answer is about."""
    change: Change
    """What happened in between; ``NEW`` where the target is older than the rule."""
    numbers: tuple[RuleNumber, ...]
    """The rule's number there, or the numbers of the rules that have its text; empty where nothing has."""
    is_reworded: bool
    """Whether its words changed in between."""
    confidence: float
    """How sure this is, from 0 to 1: that of the least sure step."""
    changed_on: date | None = None
    """Date of the edition in which it got its present number or words, or was split, merged, removed or added."""
    remnants: tuple[RuleNumber, ...] = ()
    """Of a removed rule: rules that still have some sentence of it. Of one that lives on: rules split from it."""
    above: tuple[RuleNumber, ...] = ()
    """Of a removed rule: what became of the rule or section above it, so that there is a place to look at."""


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of time in which a rule had one number."""

    number: RuleNumber
    """The number."""
    first: date
    """The first edition that had it so; the rule may be older than the oldest edition kept."""
    last: date | None
    """The last edition that had it so; ``None`` while it still does."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened to a rule."""

    on: date
    """Date of the edition that brought it."""
    change: Change
    """What happened."""
    before: RuleNumber | None
    """Number before; ``None`` for a new rule."""
    after: tuple[RuleNumber, ...]
    """Number after, or the numbers of those that took its text over; of a removed rule those that have what is left."""
    confidence: float
    """How sure this is, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class RuleHistory:
    """The life of one rule.

    日本語: 一つの条文の変遷
    """

    periods: tuple[Period, ...]
    """Its numbers, oldest first."""
    events: tuple[Event, ...]
    """What happened to it, oldest first."""

    @property
    def is_alive(self) -> bool:
        """Whether the newest edition has it."""
        return self.periods[-1].last is None


@dataclass(frozen=True, slots=True)
class Meaning:
    """One of the rules that a bare number has meant."""

    period: Period
    """The number, and when it meant this."""
    today: Counterpart
    """What that rule is in the newest edition."""


@cache
def load_bundled_concordance() -> "Concordance":
    """The concordance that ships with the project, read once.

    Raises: BundledDataError: the project's data is not there.
    """
    return Concordance.load(find_bundled_data() / "rules" / "concordance.tsv")


@lru_cache(maxsize=2)
def read_concordance(text: str) -> "Concordance":
    """The concordance of a corpus, read once for as long as it is asked for.

    Raises: ConcordanceError: the text is in another form.
    """
    return Concordance.read(text)


class Concordance:
    """Rule numbers of every edition and how they belong together.

    Shape: 108 editions and 3,600 lives, read in about 30 ms from 150 KB; each question takes microseconds.
    """

    def __init__(self, editions: Sequence[date], lives: Iterable[Life]) -> None:
        self.editions = tuple(editions)
        """Dates of the editions, oldest first."""
        self._lives = tuple(lives)
        self._by_number: defaultdict[str, list[tuple[int, Span]]] = defaultdict(list)
        self._offshoots: defaultdict[int, list[int]] = defaultdict(list)
        for key, life in enumerate(self._lives):
            for span in life.spans:
                self._by_number[span.number].append((key, span))
            if life.origin is not None:
                self._offshoots[life.origin.place].append(key)

    @classmethod
    def read(cls, text: str) -> "Concordance":
        """The concordance from the text of ``data/rules/concordance.tsv``.

        Raises: ConcordanceError: the text is in another form.
        """
        return cls(*read_lives(text))

    @classmethod
    def load(cls, path: Path) -> "Concordance":
        """The concordance from a file.

        Raises: OSError: the file cannot be read; ConcordanceError: it is in another form.
        """
        return cls.read(path.read_text(encoding="utf-8"))

    @property
    def newest(self) -> date:
        """The edition that "today" means."""
        return self.editions[-1]

    @property
    def lives(self) -> tuple[Life, ...]:
        """Every life, for printing and for adding editions."""
        return self._lives

    def edition_at(self, day: date) -> date:
        """The edition in force on a day; the oldest one for days before it."""
        return self.editions[self._place_at(day)]

    def last_edition_of_year(self, year: int) -> date:
        """The edition in force at the end of a year."""
        return self.edition_at(date(year, 12, 31))

    def knows(self, number: str) -> bool:
        """Whether any edition has that number."""
        return number in self._by_number

    def counterparts(self, number: str, asked: date, target: date | None = None) -> tuple[Counterpart, ...]:
        """What the rule of that number in one edition is in another (today's unless said).

        Shape: dates of any day -> one counterpart, none where the asked edition has no such number, two where it
        printed the number twice.
        Example: ``counterparts("502.33a", date(2004, 1, 1))`` -> 702.6a, renumbered and reworded.
        """
        start = self._place_at(asked)
        end = self._place_at(target) if target is not None else len(self.editions) - 1
        return tuple(self._counterpart(key, number, start, end) for key in self._alive(number, start))

    def histories(self, number: str, asked: date | None = None) -> tuple[RuleHistory, ...]:
        """The lives of the rules with that number in an edition, or, without one, in any: newest first."""
        if asked is not None:
            return tuple(map(self._history, self._alive(number, self._place_at(asked))))
        return tuple(map(self._history, dict.fromkeys(key for key, _ in self._newest_first(number))))

    def meanings(self, number: str) -> tuple[Meaning, ...]:
        """Every rule that the bare number has meant, newest first.

        Example: ``meanings("701.13a")``: today's rule of that number, and Mill in the editions of 2020 to 2025.
        """
        found = []
        for key, span in self._newest_first(number):
            periods = {period.first: period for period in self._periods(self._lives[key])}
            period = periods[self.editions[span.first]]
            today = self._counterpart(key, number, span.first, len(self.editions) - 1)
            found.append(Meaning(period, today))
        return tuple(found)

    # --- Inside ---

    def _place_at(self, day: date) -> int:
        return max(0, bisect_right(self.editions, day) - 1)

    def _newest_first(self, number: str) -> list[tuple[int, Span]]:
        return sorted(self._by_number.get(number, ()), key=lambda item: -item[1].first)

    def _alive(self, number: str, place: int) -> list[int]:
        """Keys of the lives that have that number in that edition."""
        keys = dict.fromkeys(key for key, _ in self._by_number.get(number, ()))
        spans = ((key, self._lives[key].span_at(place)) for key in keys)
        return [key for key, span in spans if span is not None and span.number == number]

    def _counterpart(self, key: int, number: str, start: int, end: int) -> Counterpart:
        life = self._lives[key]
        asked, target = self.editions[start], self.editions[end]
        there = life.span_at(end)
        if there is not None:
            return self._living(key, there, RuleNumber(number), start, end)
        if end < life.first:
            origin = life.origin
            numbers = self._numbers_at([origin.place], end) if origin else ()
            change = Change.SPLIT if numbers else Change.NEW
            confidence = origin.confidence if origin and numbers else 1.0
            return Counterpart(
                RuleNumber(number), asked, target, change, numbers, bool(numbers), confidence, self.editions[life.first]
            )
        assert life.fate is not None
        heirs = self._numbers_at([heir.place for heir in life.fate.heirs], end)
        is_removed = life.fate.change is Change.REMOVED
        confidence = 1.0 if is_removed or not life.fate.heirs else min(heir.confidence for heir in life.fate.heirs)
        return Counterpart(
            number=RuleNumber(number),
            asked=asked,
            target=target,
            change=life.fate.change if heirs else Change.REMOVED,
            numbers=() if is_removed else heirs,
            is_reworded=True,
            confidence=confidence,
            changed_on=self.editions[life.fate.at],
            remnants=heirs if is_removed else (),
            above=() if heirs and not is_removed else self._above(life, life.fate, end),
        )

    def _above(self, life: Life, fate: Fate, end: int) -> tuple[RuleNumber, ...]:
        """The nearest rule above a removed one that the edition still has."""
        number = parent_of(life.spans[-1].number)
        while number is not None:
            found = self._numbers_at(self._alive(number, fate.at - 1), end)
            if found:
                return found
            number = parent_of(number)
        return ()

    def _living(self, key: int, there: Span, number: RuleNumber, start: int, end: int) -> Counterpart:
        """The counterpart in an edition that has the rule itself."""
        life = self._lives[key]
        low, high = sorted((start, end))
        rewordings = [scored for scored in life.rewordings if low < scored.place <= high]
        renumberings = [span for span in life.spans if low < span.first <= high]
        steps = [scored.place for scored in rewordings] + [span.first for span in renumberings]
        sureness = [scored.confidence for scored in rewordings] + [span.confidence for span in renumberings]
        unmoved = Change.REWORDED if rewordings else Change.SAME
        change = unmoved if there.number == number else Change.RENUMBERED
        split = [k for k in self._offshoots.get(key, ()) if low < self._lives[k].first <= high] if end > start else []
        return Counterpart(
            number=number,
            asked=self.editions[start],
            target=self.editions[end],
            change=change,
            numbers=(there.number,),
            is_reworded=bool(rewordings),
            confidence=min(sureness, default=1.0),
            changed_on=self.editions[max(steps)] if steps else None,
            remnants=self._numbers_at(split, end),
        )

    def _numbers_at(self, keys: Iterable[int], place: int) -> tuple[RuleNumber, ...]:
        """Numbers that these lives, or those that have their text, have in an edition."""
        found: dict[RuleNumber, None] = {}
        waiting, seen = list(keys), set[int]()
        while waiting:
            key = waiting.pop(0)
            if key in seen:
                continue
            seen.add(key)
            life = self._lives[key]
            span = life.span_at(place)
            if span is not None:
                found[span.number] = None
            elif life.fate is not None and place >= life.fate.at:
                waiting.extend(heir.place for heir in life.fate.heirs)
        return tuple(found)

    def _periods(self, life: Life) -> tuple[Period, ...]:
        ends = [span.first for span in life.spans[1:]]
        ends.append(life.fate.at if life.fate is not None else len(self.editions))
        return tuple(
            Period(
                span.number,
                self.editions[span.first],
                self.editions[end - 1] if end < len(self.editions) or life.fate is not None else None,
            )
            for span, end in zip(life.spans, ends, strict=True)
        )

    def _history(self, key: int) -> RuleHistory:
        life = self._lives[key]
        events: list[tuple[int, Event]] = []
        if life.first > 0:
            events.append((life.first, self._birth(life)))
        for before, after in zip(life.spans, life.spans[1:], strict=False):
            event = Event(
                self.editions[after.first], Change.RENUMBERED, before.number, (after.number,), after.confidence
            )
            events.append((after.first, event))
        for scored in life.rewordings:
            span = life.span_at(scored.place)
            before_span = life.span_at(scored.place - 1)
            assert span is not None
            assert before_span is not None
            event = Event(
                self.editions[scored.place], Change.REWORDED, before_span.number, (span.number,), scored.confidence
            )
            events.append((scored.place, event))
        if life.fate is not None:
            heirs = self._numbers_at([heir.place for heir in life.fate.heirs], life.fate.at)
            is_removed = life.fate.change is Change.REMOVED
            sure = 1.0 if is_removed else min((heir.confidence for heir in life.fate.heirs), default=1.0)
            at = life.fate.at
            events.append((at, Event(self.editions[at], life.fate.change, life.spans[-1].number, heirs, sure)))
        events.sort(key=lambda item: item[0])
        return RuleHistory(self._periods(life), tuple(event for _, event in events))

    def _birth(self, life: Life) -> Event:
        """How a rule that the oldest edition lacks came to be."""
        on, after = self.editions[life.first], (life.spans[0].number,)
        if life.origin is None:
            return Event(on, Change.NEW, None, after, 1.0)
        before = self._numbers_at([life.origin.place], life.first - 1)
        return Event(on, Change.SPLIT, before[0] if before else None, after, life.origin.confidence)
