"""What changes rolls of dice, and results that are stored (CR 706)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.costs import Cost
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.patterns import EventPattern
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import This


@dataclass(frozen=True, slots=True)
class DiceRule(Node):
    """What a player may or must do with a roll: the ``node`` of a ``PlayerHas`` (CR 706.2a, 706.2b).

    ``how``: ``reroll``, ``increase``, ``increase or decrease``.
    """

    how: str
    natural: int | None = None
    """"If you roll a 3": only a die that shows this."""
    sides: int | None = None
    """"On a six-sided die"."""
    amount: int = 1
    """By how much the result changes."""
    cost: Cost | None = None
    """What may be paid for it."""
    is_optional: bool = False
    """"You may"."""
    several: bool = False
    """"One or more dice"."""
    once_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class RollsBetween(EventPattern):
    """ "Whenever you roll a 4 or higher on a die": the result of one die (CR 706.2)."""

    who: PlayerRef
    low: int
    high: int | None = None


@dataclass(frozen=True, slots=True)
class StoreRolls(Effect):
    """ "Roll five six-sided dice and store those results on it" (CR 706.8a)."""

    who: PlayerRef
    sides: int
    amount: Amount
    on: Node
    """An ``ObjectRef``."""


@dataclass(frozen=True, slots=True)
class RerollStored(Effect):
    """ "You may reroll any number of this creature's stored results" (CR 706.8b)."""

    who: PlayerRef
    of: This


@dataclass(frozen=True, slots=True)
class MostAlikeStored(Amount):
    """ "The greatest number of stored results on it of the same value"."""
