"""Verbs that have one particular creature attack or block another object (CR 508.1d, 509.1c)."""

from dataclasses import dataclass

from rulings.abilities.durations import Duration
from rulings.abilities.effects import Effect
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef


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
