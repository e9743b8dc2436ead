"""Events of damage and life (CR 119, 120, 104)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.events.event import EventPattern
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class PaysLife(EventPattern):
    """ "Whenever you pay life", "if you would pay life" (CR 119.4)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DealsDamage(EventPattern):
    """ "Whenever ~ deals combat damage to a player"; ``to`` is a filter, an object or a player reference, or
    ``None``."""

    source: Node
    to: Node | None = None
    combat: bool | None = None
    """True: combat damage; False: noncombat damage; ``None``: any."""
    batch: bool = False
    """"One or more creatures you control deal"."""
    exactly: Amount | None = None


@dataclass(frozen=True, slots=True)
class IsDealtDamage(EventPattern):
    """ "Whenever ~ is dealt damage"; once for all damage dealt to it at one time (CR 603.2)."""

    to: Node
    combat: bool | None = None
    by: Node | None = None
    excess: bool = False
    """ "Is dealt excess damage": the number of the event is the excess (CR 120.10)."""


@dataclass(frozen=True, slots=True)
class GainsLife(EventPattern):
    """ "Whenever you gain life"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class LosesLife(EventPattern):
    """ "Whenever an opponent loses life"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DamageLowersLife(EventPattern):
    """ "Damage that would reduce your life total to less than 1": the loss of life that damage causes (CR 120.3a)."""

    who: PlayerRef
    below: Amount


@dataclass(frozen=True, slots=True)
class LosesGame(EventPattern):
    """ "Whenever a player loses the game"."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DamagesItsTarget(DealsDamage):
    """ "A spell that targets only a single creature deals damage to that creature"."""
