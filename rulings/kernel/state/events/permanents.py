"""Events of permanents that stay where they are: tapping, attaching, control, status (CR 110, 701)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class Tapped(Event):
    """A permanent became tapped (CR 701.26a)."""

    object: ObjectId
    for_mana: bool = False
    player: PlayerId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Untapped(Event):
    """A permanent became untapped (CR 701.26b)."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Attached(Event):
    """An object became attached (CR 701.3)."""

    object: ObjectId
    to: Recipient
    before: Recipient | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unattached(Event):
    """An object became unattached (CR 701.3d)."""

    object: ObjectId
    before: Recipient
    leaves: bool = False
    """By leaving the battlefield itself, which is an event of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlChanged(Event):
    """Another player now controls the object."""

    object: ObjectId
    before: PlayerId
    after: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusChanged(Event):
    """An object was turned face up or face down, transformed, flipped, phased, or got or lost a designation.

    ``what``: face up, face down, transform, convert, flip, phase out, phase in, monstrous, renowned, goaded, ...
    """

    object: ObjectId
    what: str
    player: PlayerId | None = None
    value: str | None = None
