"""Events of what players do and choose: shuffling, looking, searching, voting (CR 701)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesFinished(Event):
    """Players finished voting (CR 701.38)."""

    votes: tuple[tuple[PlayerId, object], ...]
    """Who voted for what: a word, or an object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled(Event):
    """A library was shuffled (CR 701.24)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """Cards were revealed (CR 701.20)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]
    by: ObjectId | None = None
    """The object whose static ability has it revealed as it is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookedAt(Event):
    """A player looked at cards."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Searched(Event):
    """A player searched a zone (CR 701.23)."""

    player: PlayerId
    whose: PlayerId
    found: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scried(Event):
    """A player scried (CR 701.22): how many looked at, how many put on the bottom."""

    player: PlayerId
    amount: int
    bottom: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Surveiled(Event):
    """A player surveilled (CR 701.25): how many looked at, which were put into the graveyard."""

    player: PlayerId
    amount: int
    graveyard: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerDid(Event):
    """A player did something named by its verb (see ``Does`` in ``rulings.abilities.events``)."""

    player: PlayerId
    verb: str
    object: ObjectId | None = None
    number: int | None = None
    value: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen(Event):
    """A player made a choice that stays known: a colour, a type, a name."""

    player: PlayerId
    what: str
    value: str
    object: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event):
    """Something was noted for an object or by an ability (CR 607.2e)."""

    player: PlayerId
    value: str
    object: ObjectId | None = None
