"""Predicates of where an object is and in what state: zone, tapped, counters, attached (CR 110.5, 122, 301, 303)."""

from dataclasses import dataclass

from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class HasCounter(Predicate):
    """ "With a +1/+1 counter on it": at least ``minimum`` of ``kind``, or of any kind together."""

    kind: str | None = None
    minimum: int = 1


@dataclass(frozen=True, slots=True)
class InZone(Predicate):
    """ "In your graveyard", "from exile"; ``player`` is whose zone, ``None`` for anyone's."""

    zone: Zone
    player: PlayerRef | None = None
    single: bool = False
    """"From a single graveyard": all of them from the same."""


@dataclass(frozen=True, slots=True)
class IsTapped(Predicate):
    """It is tapped; with ``Not``: untapped."""


@dataclass(frozen=True, slots=True)
class IsToken(Predicate):
    """It is a token (CR 111)."""


@dataclass(frozen=True, slots=True)
class IsFaceDown(Predicate):
    """It is face down (CR 708)."""


@dataclass(frozen=True, slots=True)
class IsEquipped(Predicate):
    """An Equipment is attached to it."""


@dataclass(frozen=True, slots=True)
class IsEnchanted(Predicate):
    """An Aura is attached to it."""


@dataclass(frozen=True, slots=True)
class IsModified(Predicate):
    """It has a counter, an Equipment, or an Aura that its controller controls (CR 700.9)."""


@dataclass(frozen=True, slots=True)
class AttachedTo(Predicate):
    """ "Attached to it", "attached to a creature": an object reference or a ``Filter``."""

    to: Node


@dataclass(frozen=True, slots=True)
class CouldEnchant(Predicate):
    """An Aura that could be attached to the object (CR 303.4)."""

    what: Node


@dataclass(frozen=True, slots=True)
class HasAttached(Predicate):
    """ "With another Aura attached to it": something that fits is attached to it."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class HasCounterParity(Predicate):
    """ "Has an odd number of counters on it": of all kinds together; none is an even number."""

    odd: bool = False


@dataclass(frozen=True, slots=True)
class InSector(Predicate):
    """Has a sector designation."""


@dataclass(frozen=True, slots=True)
class InChosenSector(Predicate):
    """ "In the sector of your choice": the one that ``SectorOfChoice`` let choose."""


@dataclass(frozen=True, slots=True)
class InSameSector(Predicate):
    """ "In the same sector": as the object that the restriction is about (CR 702.158e)."""


@dataclass(frozen=True, slots=True)
class WasAttachedTo(Predicate):
    """ "That was attached to ~": attached to it still, or as it left the battlefield this turn."""

    to: Node
