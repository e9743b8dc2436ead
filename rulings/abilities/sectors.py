"""Sectors of the battlefield (CR 702.158)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Predicate


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
class SectorOfChoice(Effect):
    """Chooses one of the three sectors, then does this to what is in it (CR 702.158d)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class BlockWithinSectors(Effect):
    """ "Creatures in each sector can be blocked this turn only by creatures in the same sector"."""
