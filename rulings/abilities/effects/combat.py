"""Changing who attacks and blocks whom (CR 506-509)."""

from dataclasses import dataclass

from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class SectorOfChoice(Effect):
    """Chooses one of the three sectors, then does this to what is in it (CR 702.158d)."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class BlockWithinSectors(Effect):
    """ "Creatures in each sector can be blocked this turn only by creatures in the same sector"."""


@dataclass(frozen=True, slots=True)
class BecomeUnblocked(Effect):
    """ "Creatures it was blocking that had become blocked by only that creature this combat become unblocked"."""

    by: ObjectRef
    """The creature that was blocking."""
    only: ObjectRef | None = None
    """The same creature, spoken of again; ``None``: "that hadn't become blocked by another creature"."""


@dataclass(frozen=True, slots=True)
class BlockAnother(Effect):
    """ "It blocks an attacking creature of your choice"."""

    who: PlayerRef
    """Who chooses the attacker."""
    blocker: ObjectRef
    attacker: ObjectRef
    """A choice among attacking creatures."""


@dataclass(frozen=True, slots=True)
class MustBlock(Effect):
    """ "Target creature blocks it this turn if able": a requirement whose creatures are settled as it begins."""

    objects: ObjectRef
    """Which creatures must block."""
    whom: ObjectRef
    """Which attacker."""
    duration: Duration


@dataclass(frozen=True, slots=True)
class MustAttack(Effect):
    """ "Target creature attacks you this turn if able": whom it must attack is settled as it begins."""

    objects: ObjectRef
    """Which creatures must attack."""
    whom: Node
    """A player or permanent; of several, any one."""
    duration: Duration


@dataclass(frozen=True, slots=True)
class BecomeBlocked(Effect):
    """ "Target unblocked attacking creature becomes blocked" (CR 509.1h)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ReselectAttacked(Effect):
    """ "Reselect which player or permanent target attacking creature is attacking" (CR 508.7)."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """(CR 506.4)"""

    what: ObjectRef
