"""Events of objects that go from zone to zone, and of cards drawn, milled and discarded (CR 400, 701)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.state.characteristics import Characteristics


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneChanged(Event):
    """An object moved to another zone and is a new object (CR 400.7)."""

    old: ObjectId
    new: ObjectId
    origin: Zone
    destination: Zone
    owner: PlayerId
    cause: str = ""
    """Why: destroy, sacrifice, discard, mill, draw, cast, resolve, play, exile, return, put, counter, search,
    state-based, legend rule, token, setup."""
    by: ObjectId | None = None
    """The source of the effect or the object whose cost it was."""
    by_player: PlayerId | None = None
    replaced_from: Zone | None = None
    """Where it would have gone without a replacement effect."""
    replaced_by: ObjectId | None = None
    """The source of that replacement effect."""
    is_token: bool = False
    position: str = "top"
    components: tuple[ObjectId, ...] = ()
    """Of a merged permanent that left: what its other cards became (CR 729.3)."""
    entered_as: "Characteristics | None" = field(default=None, compare=False, repr=False)
    """Of what entered the battlefield: what it was as it did, for what is asked later in the turn (CR 608.2h)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentMoved(Event):
    """A card that was a component of a merged permanent is in the zone to which that went (CR 729.3)."""

    object: ObjectId
    zone: Zone
    owner: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """A player drew a card (CR 121.1)."""

    player: PlayerId
    object: ObjectId
    nth_this_turn: int = 1
    first_in_draw_step: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewFromEmpty(Event):
    """A player tried to draw from an empty library (CR 121.4)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsMilled(Event):
    """A player milled cards (CR 701.17a)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]
    asked: int = 0
    """How many were to be milled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """A player discarded a card (CR 701.9)."""

    player: PlayerId
    old: ObjectId
    object: ObjectId
    by: ObjectId | None = None
    by_player: PlayerId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PermanentSacrificed(Event):
    """A player sacrificed a permanent (CR 701.21)."""

    player: PlayerId
    old: ObjectId
    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class PermanentDestroyed(Event):
    """A permanent was destroyed (CR 701.8)."""

    old: ObjectId
    object: ObjectId
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensCreated(Event):
    """A player created tokens (CR 701.7)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftGame(Event):
    """A permanent left the game together with its owner (CR 603.6c, 800.4a)."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class CeasedToExist(Event):
    """A token or copy outside its zone ceased to exist (CR 704.5d, 704.5e)."""

    object: ObjectId
