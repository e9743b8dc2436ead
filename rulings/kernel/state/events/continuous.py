"""Events of continuous effects and of effects that replace or forbid (CR 611, 614, 101.2)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectBegan(Event):
    """A continuous effect began (CR 611)."""

    source: ObjectId
    affected: tuple[Recipient, ...]
    effect_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectEnded(Event):
    """A continuous effect ended."""

    source: ObjectId
    effect_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced(Event):
    """A replacement or prevention effect changed an event (CR 614, 615)."""

    source: ObjectId
    what: str
    """What would have happened: move, damage, draw, mill, ..."""
    object: Recipient | None = None
    how: str = ""
    """What happens instead: exile, prevent, double, ..."""
    amount: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CantHappen(Event):
    """Something that was to happen can't (CR 101.2, 101.3)."""

    what: str
    object: Recipient | None = None
    by: ObjectId | None = None
