"""Verbs that change who blocks whom after blockers were declared (CR 506.4, 509.1h, 509.3)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef


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
class SwapBlockers(Effect):
    """ "If each of those creatures could block all creatures that the other is blocking": remove both of them from
    combat, and each one then blocks all creatures the other was blocking."""

    what: ObjectRef
    """The two blocking creatures."""


@dataclass(frozen=True, slots=True)
class SwapBlocked(Effect):
    """ "If each of those creatures could be blocked by all creatures that the other is blocked by": what blocks exactly
    one of those attacking creatures stops blocking it and is blocking the other."""

    what: ObjectRef
    """The two attacking creatures."""


@dataclass(frozen=True, slots=True)
class PartDefenders(Effect):
    """Each defending player divides all creatures without flying they control into a left pile and a right pile; one is
    chosen for each attacking creature, which only those creatures and creatures with flying can block this combat."""
