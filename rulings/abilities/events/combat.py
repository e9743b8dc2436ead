"""Events of attacking and blocking (CR 508.3, 509.3)."""

from dataclasses import dataclass

from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class Attacks(EventPattern):
    """ "Whenever ~ attacks"; ``whom`` for "attacks you"; ``alone``; ``batch`` for "one or more creatures attack"."""

    attacker: Node
    whom: Node | None = None
    alone: bool = False
    batch: bool = False
    with_others: int | None = None
    """"And at least two other creatures attack"."""


@dataclass(frozen=True, slots=True)
class PlayerAttacks(EventPattern):
    """ "Whenever you attack", "whenever you attack with two or more creatures"."""

    who: PlayerRef
    attackers: Filter | None = None
    minimum: int = 1
    whom: Node | None = None
    """A player, or a ``Filter``: then it triggers once for each such permanent that is attacked."""


@dataclass(frozen=True, slots=True)
class Blocks(EventPattern):
    """ "Whenever ~ blocks"; ``blocked`` for "blocks a creature with flying"."""

    blocker: Node
    blocked: Node | None = None
    at_least: int | None = None
    """ "Blocks two or more creatures": once, if it blocks so many that fit (CR 509.3e)."""
    batch: bool = False
    """ "One or more creatures block": once for all of them."""


@dataclass(frozen=True, slots=True)
class BecomesBlocked(EventPattern):
    """ "Whenever ~ becomes blocked"; ``by`` for "becomes blocked by a creature": once for each such blocker."""

    attacker: Node
    by: Node | None = None
    at_least: int | None = None
    """ "By two or more creatures": once, if so many that fit block it (CR 509.3e)."""
    batch: bool = False
    """ "One or more creatures become blocked": once for all of them."""


@dataclass(frozen=True, slots=True)
class AttacksUnblocked(EventPattern):
    """ "Whenever ~ attacks and isn't blocked"."""

    attacker: Node
