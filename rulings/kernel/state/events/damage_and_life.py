"""Events of damage, life and counters (CR 119, 120, 122)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.state.characteristics import Characteristics


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageDealt(Event):
    """A source dealt damage (CR 120)."""

    source: ObjectId
    to: Recipient
    amount: int
    is_combat: bool = False
    controller: PlayerId | None = None
    """Of the source as it dealt damage."""
    excess: int = 0
    source_as: "Characteristics | None" = field(default=None, compare=False, repr=False)
    """What the source was as it dealt damage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeGained(Event):
    """A player gained life (CR 119.3)."""

    player: PlayerId
    amount: int
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeLost(Event):
    """A player lost life (CR 119.3)."""

    player: PlayerId
    amount: int
    is_damage: bool = False
    is_payment: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersPut(Event):
    """Counters were put on an object or player (CR 122.6)."""

    on: Recipient
    kind: str
    amount: int
    by_player: PlayerId | None = None
    before: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CountersRemoved(Event):
    """Counters were removed."""

    source: Recipient
    kind: str
    amount: int
    left: int = 0
    by_player: PlayerId | None = None
    """Who removed them by a cost or an effect; ``None``: a rule did."""
