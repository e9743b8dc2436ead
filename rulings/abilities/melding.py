"""Melding (CR 701.42): the pair that is exiled, the condition that it is there, and what it becomes."""

from dataclasses import dataclass

from rulings.abilities.conditions import Condition
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.verbs.moving import Entering


@dataclass(frozen=True, slots=True)
class MeldPair(ObjectRef):
    """ "~ and a creature named Midnight Scavengers": the source and one other permanent."""

    this: This
    other: Filter


@dataclass(frozen=True, slots=True)
class OwnsAndControls(Condition):
    """ "You both own and control ~ and a creature named Midnight Scavengers"."""

    pair: MeldPair
    attacking: bool = False
    """ "~ and a creature named X are attacking, and you both own and control them"."""


@dataclass(frozen=True, slots=True)
class ExileAndMeld(Effect):
    """ "Exile them, then meld them into Chittering Host"."""

    pair: ObjectRef
    result: str
    """Name of the combined back face."""
    entering: Entering | None = None
    """ "It enters tapped and attacking"."""
