"""Doubling and tripling of power and toughness, doubled life totals (CR 701.10, 701.11)."""

from dataclasses import dataclass

from rulings.abilities.durations import Duration
from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class MultiplyPT(Effect):
    """ "Double its power", "triple the power and toughness of each creature you control": of each by what it has."""

    what: ObjectRef
    factor: int
    """2 or 3."""
    duration: Duration
    power: bool = True
    toughness: bool = False


@dataclass(frozen=True, slots=True)
class DoubleLife(Effect):
    """ "Double your life total": below zero too (CR 107.1b, 701.10d)."""

    who: PlayerRef
