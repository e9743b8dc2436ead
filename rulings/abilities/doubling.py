"""Doubling and tripling of power and toughness (CR 701.10, 701.11)."""

from dataclasses import dataclass

from rulings.abilities.durations import Duration
from rulings.abilities.effects import Effect
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
