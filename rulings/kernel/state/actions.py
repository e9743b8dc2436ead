"""What a player with priority can do, and what an announcement already says (CR 117.1, 601.2, 602.2, 116)."""

from dataclasses import dataclass, field

from immutables import Map

from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient


@dataclass(frozen=True, slots=True)
class Announcement:
    """Choices of an announcement that are made beforehand; what is ``None`` is asked (CR 601.2b-601.2d)."""

    targets: tuple[Recipient, ...] | None = None
    """All targets in the order of the text; ``None``: each is asked."""
    modes: tuple[int, ...] | None = None
    """Mode numbers from 0."""
    x: int | None = None
    kicked: int | None = None
    """How often a kicker or the like is paid; ``None`` is not."""
    alternative: str | None = None
    """Which alternative cost: morph, bestow, flashback, overload, free, ..."""
    face: int | None = None
    division: Map[Recipient, int] = field(default_factory=Map)
    reserve: frozenset[ObjectId] = frozenset()
    """Objects that payment leaves alone as long as it can: what the rest of a script needs."""


@dataclass(frozen=True, slots=True)
class CastSpell:
    """Cast this card (CR 601)."""

    player: PlayerId
    object: ObjectId
    announcement: Announcement = Announcement()
    from_zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class ActivateAbility:
    """Activate an ability of this object (CR 602, 605)."""

    player: PlayerId
    object: ObjectId
    ability: int
    """Its place among the activated abilities of the object, from 0 (see ``activating.activated_abilities``)."""
    announcement: Announcement = Announcement()


@dataclass(frozen=True, slots=True)
class PlayLand:
    """Play this land (CR 305)."""

    player: PlayerId
    object: ObjectId
    face: int | None = None


@dataclass(frozen=True, slots=True)
class TurnFaceUp:
    """Turn this face-down permanent face up (CR 116.2b)."""

    player: PlayerId
    object: ObjectId
    announcement: Announcement = Announcement()


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """Another special action of this object (CR 116): suspend, foretell, plot, unlock, end an effect."""

    player: PlayerId
    object: ObjectId
    kind: str
    announcement: Announcement = Announcement()


@dataclass(frozen=True, slots=True)
class Concede:
    """Concede the game (CR 104.3a)."""

    player: PlayerId


Action = CastSpell | ActivateAbility | PlayLand | TurnFaceUp | SpecialAction | Concede


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action can't be done: key words in English with the rule that forbids it."""

    why: str
    rule: str


class IllegalActionError(Exception):
    """An action that turned out illegal while it was being done; the game is put back to before it (CR 732.1)."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.why)
        self.illegal = illegal
