"""Events of turns and steps, dice, votes and what a player does by a keyword action (CR 500, 603.2b, 706)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.events.event import EventPattern
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.vocabulary import Step


@dataclass(frozen=True, slots=True)
class FinishVoting(EventPattern):
    """ "Whenever players finish voting"."""


@dataclass(frozen=True, slots=True)
class RollsBetween(EventPattern):
    """ "Whenever you roll a 4 or higher on a die": the result of one die (CR 706.2)."""

    who: PlayerRef
    low: int
    high: int | None = None


@dataclass(frozen=True, slots=True)
class BeginningOf(EventPattern):
    """ "At the beginning of your upkeep"; ``whose`` ``AnyPlayer`` is "each"."""

    step: Step
    whose: PlayerRef = You()
    next_only: bool = False
    """"The next": only in delayed triggers."""


@dataclass(frozen=True, slots=True)
class EndOfCombat(EventPattern):
    """ "At end of combat" (CR 511.2)."""


@dataclass(frozen=True, slots=True)
class Does(EventPattern):
    """A keyword action or like event named by its verb: scry, surveil, search, shuffle, cycle, proliferate, explore,
    investigate, connive, foretell, discover, venture, become monarch, roll die, flip coin (win/lose), clash, explode,
    exert, mutate, crew, saddle, evolve, train, unlock, give gift, commit crime, expend, collect evidence, phase in,
    phase out."""

    verb: str
    who: PlayerRef = AnyPlayer()
    what: Node | None = None
    """The object that it is done by or to, where the text names one."""
    number: Amount | None = None
    first_each_turn: bool = False
    """"For the first time each turn"."""
