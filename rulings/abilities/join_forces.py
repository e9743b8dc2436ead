"""Join forces: every player may pay any amount of mana, and all of it counts (CR 207.2c, 608.2h)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.effects import Effect


@dataclass(frozen=True, slots=True)
class EachMayPayMana(Effect):
    """ "Starting with you, each player may pay any amount of mana"."""


@dataclass(frozen=True, slots=True)
class ManaPaidInAll(Amount):
    """ "The total amount of mana paid this way"."""
