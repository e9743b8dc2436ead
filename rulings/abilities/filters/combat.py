"""Predicates of combat: attacking, blocking, blocked, alone (CR 506.4, 508-509)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class InCompany(Node):
    """ "Unless a creature with greater power also attacks": what else must be declared with it.

    It stands in the ``unless`` of a ``CantDo`` and is asked of the whole declaration only.
    """

    filter: Filter
    """Which other creatures."""
    number: Amount = Fixed(1)
    """At least so many of them."""


@dataclass(frozen=True, slots=True)
class IsAttacking(Predicate):
    """ "Attacking", "attacking you"."""

    whom: PlayerRef | None = None
    or_planeswalker: bool = False
    """"Attacking you or a planeswalker you control"."""


@dataclass(frozen=True, slots=True)
class IsBlocking(Predicate):
    """ "Blocking", "blocking it"."""

    whom: Node | None = None
    """An object reference."""


@dataclass(frozen=True, slots=True)
class IsBlockedBy(Predicate):
    """ "Blocked by ~"."""

    whom: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class IsBlocked(Predicate):
    """A blocked attacking creature (CR 509.1h)."""


@dataclass(frozen=True, slots=True)
class IsUnblocked(Predicate):
    """An unblocked attacking creature (CR 509.1h)."""


@dataclass(frozen=True, slots=True)
class IsAttackingAlone(Predicate):
    """ "Attacking alone": it attacks, and no other creature does (CR 506.5)."""


@dataclass(frozen=True, slots=True)
class IsBlockingAlone(Predicate):
    """ "Blocking alone": it blocks, and no other creature does (CR 506.5)."""
