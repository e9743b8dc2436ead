"""Turns, phases and steps added, skipped and ended; day and night (CR 500, 716, 723, 730)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.effect import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class BecomesDayOrNight(Effect):
    """ "It becomes day", "it becomes night" (CR 730.1)."""

    is_day: bool


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """(CR 500.7)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    at_end: Effect | None = None
    """"At the beginning of that turn's end step, ...": what a delayed trigger of that turn does (CR 603.7)."""


@dataclass(frozen=True, slots=True)
class ExtraPhase(Effect):
    """(CR 500.8): phases or steps in order."""

    phases: tuple[str, ...]
    after: str = "this phase"
    who: PlayerRef | None = None
    """"You get": only in a turn of that player (CR 500.10a)."""
    times: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class SkipStep(Effect):
    """ "Skips their next draw step", "skips their next turn" (CR 614.10)."""

    who: PlayerRef
    what: str
    amount: Amount = Fixed(1)
    this_turn: bool = False
    """"Each instance of it this turn" instead of the next one."""


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """(CR 723)"""


@dataclass(frozen=True, slots=True)
class EndCombatPhase(Effect):
    """ "End the combat phase" (CR 723.2)."""


@dataclass(frozen=True, slots=True)
class ControlNextTurn(Effect):
    """ "You control target player during that player's next turn" (CR 722)."""

    who: PlayerRef
    whom: PlayerRef


@dataclass(frozen=True, slots=True)
class ExtraTurnAfterControlled(Effect):
    """ "After that turn, that player takes an extra turn": after the turn in which ``who`` is controlled (CR 500.7)."""

    who: PlayerRef
