"""Events of mana (CR 106)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaAdded(Event):
    """Mana was added to a pool (CR 106.4)."""

    player: PlayerId
    types: tuple[str, ...]
    source: ObjectId | None = None
    tapped: bool = False
    """The source was tapped for it (CR 106.12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaSpent(Event):
    """Mana was spent."""

    player: PlayerId
    types: tuple[str, ...]
    on: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ManaEmptied(Event):
    """Unspent mana was lost (CR 106.4, 500.5)."""

    player: PlayerId
    types: tuple[str, ...]
