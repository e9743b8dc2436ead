"""What one game has cost so far, and what it may cost: bounds that stop it with their name.

What is here: the bounds, counting towards them, and a limit of processor time that whoever asks for the game may set.
What is not: the sentences (``rulings.table.playing.beyond_bounds``). Without such a limit everything counted is a
function of table and answers, so the same game always stops at the same place; no honest table of ours comes near any
bound.
"""

import time
from dataclasses import dataclass
from enum import StrEnum


class Bound(StrEnum):
    """What is counted."""

    OBJECTS = "objects"
    """Objects in the game at one time, in all zones."""
    PERMANENTS = "permanents"
    """Permanents on the battlefield at one time."""
    STACK = "stack"
    """Objects on the stack at one time."""
    TRIGGERS = "triggers"
    """Abilities that have triggered, in one game."""
    EVENTS = "events"
    """Events in one game."""
    REPEATS = "repeats"
    """Times that one instruction is done, or mana that one cost or ability asks for or makes."""
    PAYMENT = "payment"
    """Mana that mana abilities make to pay one cost."""
    SEARCH = "search"
    """Ways that are tried in one search: to pay, to choose targets, to put things in an order."""
    REQUESTS = "requests"
    """Questions that the players are asked in one game, each "what do you do?" counted."""
    WORK = "work"
    """Looks at single objects, effects and abilities in one game."""
    TIME = "time"
    """Seconds of processor time, where a limit is set."""


MOST = {
    Bound.OBJECTS: 5_000,
    Bound.PERMANENTS: 5_000,
    Bound.STACK: 1_500,
    Bound.TRIGGERS: 5_000,
    Bound.EVENTS: 10_000,
    Bound.REPEATS: 5_000,
    Bound.PAYMENT: 300,
    Bound.SEARCH: 20_000,
    Bound.REQUESTS: 50_000,
    Bound.WORK: 300_000,
}
"""How much of each is played."""

MOST_WORK_OF_TELLING = 80_000
"""Looks that telling a game may take; each costs more than one of playing."""
_WORK_PER_LOOK = 10_000
"""How much work is done between two looks at the clock: some hundredths of a second."""

COPIED_PER_LOOK = 16
"""To carry so many objects over costs as much as to look at one."""
ASKED_PER_LOOK = 8
"""To ask so many objects for static abilities costs as much as to look at one."""
EDGES_PER_LOOK = 32
"""To pass along so many edges of a network costs as much as to look at one object."""
LOOKS_OF_A_WATCH = 20
"""What it costs to show one object before and after an effect, in looks at it."""


class TooLongError(Exception):
    """The game takes more than is played."""


class BoundError(TooLongError):
    """The game goes beyond a bound."""

    def __init__(self, bound: Bound, most: float) -> None:
        super().__init__(f"{bound.value}: {most}")
        self.bound = bound
        """Which."""
        self.most = most
        """How much of it is played."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What whoever asks for a game is ready to spend on it."""

    cpu_seconds: float
    """Processor time of the thread that plays, in seconds."""


class Clock:
    """A budget that is being used up; made in the thread that plays."""

    def __init__(self, budget: Budget) -> None:
        self._seconds = budget.cpu_seconds
        self._end = time.thread_time() + budget.cpu_seconds

    def check(self) -> None:
        """Raises: BoundError: the time is over."""
        if time.thread_time() > self._end:
            raise BoundError(Bound.TIME, self._seconds)


class Effort:
    """Counts for one game; its copies, on which something is only tried, count on the same."""

    def __init__(self, clock: Clock | None = None, most_work: int = MOST[Bound.WORK]) -> None:
        self._clock = clock
        self._most_work = self._work_left = most_work
        self._look_at = self._work_left
        self._triggers = 0

    @property
    def clock(self) -> Clock | None:
        """The limit of time, for whatever else is done with the game."""
        return self._clock

    @property
    def work(self) -> int:
        """How much work was counted."""
        return self._most_work - self._work_left

    def spend(self, work: int) -> None:
        """Counts looks at single objects, effects or abilities, before they are done.

        Raises: BoundError: it was too much, or took too long.
        """
        self._work_left -= work
        if self._work_left < self._look_at:
            if self._work_left < 0:
                raise BoundError(Bound.WORK, self._most_work)
            self._look_at = max(self._work_left - _WORK_PER_LOOK, 0)
            self.check_time()

    def check_time(self) -> None:
        """Raises: BoundError: the time is over."""
        if self._clock is not None:
            self._clock.check()

    def note_triggers(self, number: int) -> None:
        """Counts abilities that trigger.

        Raises: BoundError: too many have.
        """
        self._triggers += number
        check(Bound.TRIGGERS, self._triggers)


def check(bound: Bound, number: int) -> None:
    """Refuses a number of something, before it is made.

    Raises: BoundError: it is beyond the bound.
    """
    if number > MOST[bound]:
        raise BoundError(bound, MOST[bound])


def repeated(number: int) -> range:
    """To do something that many times.

    Raises: BoundError: that is too often.
    """
    check(Bound.REPEATS, number)
    return range(number)
