"""Coins and dice (CR 705, 706)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node
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
class FlipCoin(Effect):
    """(CR 705)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    win: Effect | None = None
    lose: Effect | None = None


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """(CR 706); ``results`` are (condition, effect) as ``If`` nodes."""

    who: PlayerRef
    sides: int
    results: tuple[Effect, ...] = ()
    amount: Amount = Fixed(1)
    plus: Amount | None = None
    """"And add": a modifier of the roll (CR 706.2)."""


@dataclass(frozen=True, slots=True)
class FlipUntilLost(Effect):
    """ "Flip a coin until you lose a flip or choose to stop flipping" (CR 705): the won flips are counted."""

    who: PlayerRef
    then: Effect
    """What happens if no flip was lost."""
