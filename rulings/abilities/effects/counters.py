"""Counters on objects, energy (CR 122)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveThoseCounters(Effect):
    """ "Then if it has three or more landmark counters on it, remove those counters": all of that kind from it."""

    kind: str | None = None
    """Known once the condition before it is."""
    source: ObjectRef | None = None


@dataclass(frozen=True, slots=True)
class PutItsCounters(Effect):
    """ "Put its counters on target creature": as many of each kind as it has or last had (CR 122.8)."""

    of: ObjectRef
    on: ObjectRef


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """``who`` puts counters on objects or players (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str
    """``"+1/+1"``, ``"charge"``, ``"poison"``, ``"flying"``; ``"chosen"`` where the text lets choose."""
    on: Node
    """An object or player reference."""
    distributed: bool = False
    """"Distribute ... among" (CR 601.2d)."""


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Removes counters; ``kind`` ``None`` is any kind (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str | None
    source: Node


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """Moves counters from one object to another (CR 122.5)."""

    amount: Amount
    kind: str | None
    source: ObjectRef
    to: ObjectRef


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """Doubles counters (CR 701.10e)."""

    kind: str | None
    on: Node


@dataclass(frozen=True, slots=True)
class GetEnergy(Effect):
    """``who`` gets {E} (CR 122)."""

    who: PlayerRef
    amount: Amount
