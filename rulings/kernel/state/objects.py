"""Objects: cards, tokens, copies, spells and abilities as the state holds them (CR 109)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability
from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.state.characteristics import Characteristics
    from rulings.kernel.state.events import Event


@dataclass(frozen=True, slots=True)
class Payment:
    """How a spell or ability was paid for, kept as long as something may ask (CR 400.7d, 608.2h)."""

    x: int | None = None
    """The announced X."""
    times: Map[str, int] = field(default_factory=Map)
    """How often each optional cost was paid: kicker, buyback, bargain, ... in lower case."""
    alternative: str | None = None
    """The alternative cost that was used: flashback, overload, ``free``, ..."""
    mana: tuple[str, ...] = ()
    """The types of the mana that was spent: ``("G", "C")``."""
    spent: tuple[Mana, ...] = ()
    """That mana itself, with what made it; empty where mana was free."""
    objects: Map[str, tuple[ObjectId, ...]] = field(default_factory=Map)
    """Objects that costs were paid with by verb: sacrificed, discarded, exiled, tapped, returned, revealed."""
    amounts: Map[str, int] = field(default_factory=Map)
    """Numbers that costs were paid with by verb: life, counters."""


NO_PAYMENT = Payment()


@dataclass(frozen=True, slots=True)
class StackRecord:
    """What an object on the stack carries besides being there (CR 405, 601.2, 602.2, 603.3)."""

    kind: str
    """``spell``, ``activated`` or ``triggered``."""
    source: ObjectId
    """For abilities the source; for spells itself."""
    ability: Ability | None = None
    """For abilities."""
    targets: tuple[tuple[Recipient, ...], ...] = ()
    """By slot, as chosen (CR 601.2c)."""
    division: Map[Recipient, int] = field(default_factory=Map)
    """Shares of a divided effect (CR 601.2d)."""
    modes: tuple[int, ...] = ()
    """Indexes of the chosen modes from 0, in the order printed."""
    event: "Event | None" = None
    """For triggered abilities what they triggered on."""
    payment: Payment = NO_PAYMENT
    cast_from: Zone | None = None
    """Where a spell was cast from; ``None`` for copies."""
    cast_by: PlayerId | None = None
    face: int = 0
    """Which face or half was cast (CR 709.3, 712.11, 715.3)."""
    is_copy: bool = False
    bindings: Map[str, object] = field(default_factory=Map)
    """What a delayed or reflexive trigger remembers from where it was made."""


@dataclass(frozen=True, slots=True)
class GameObject:
    """One object in one zone."""

    id: ObjectId
    card: int
    """Number of the card or token itself, the same in every zone."""
    owner: PlayerId
    controller: PlayerId
    """Before layer 2; outside battlefield and stack the owner."""
    zone: Zone
    definition: CardDefinition | None
    """``None`` for abilities on the stack."""
    face: int = 0
    """The face that is up."""
    copiable: FaceDefinition | None = None
    """Copiable values that replace the printed ones: a token, a permanent that entered as a copy."""
    is_token: bool = False
    is_tapped: bool = False
    is_flipped: bool = False
    face_down: str | None = None
    """How it was turned face down: morph, disguise, manifest, cloak, exile, ...; ``None``: face up."""
    hidden_as: FaceDefinition | None = None
    """What the effect that put or turned it face down says that it is; ``None``: what that way makes of it (708.2a)."""
    counters: Map[str, int] = field(default_factory=Map)
    counter_times: Map[str, int] = field(default_factory=Map)
    """By kind the timestamp of keyword counters that were put on it after it entered (CR 613.7c)."""
    damage: int = 0
    has_deathtouch_damage: bool = False
    attached_to: Recipient | None = None
    timestamp: int = 0
    controlled_since_turn: int = 0
    """Serial of the turn in which its controller got it; 0 is before the game (CR 302.6)."""
    stack: StackRecord | None = None
    payment: Payment = NO_PAYMENT
    """How the spell that became this permanent was paid for."""
    cast_from: Zone | None = None
    """Where the spell that became this permanent was cast from; ``None`` if it was not cast."""
    cast_by: PlayerId | None = None
    memory: Map[str, object] = field(default_factory=Map)
    """Choices and links of this object (CR 607): ``chosen color``, ``exiled``, designations."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """Last known information about an object that is gone (CR 113.7a, 608.2h)."""

    object: GameObject
    characteristics: "Characteristics"
    attachments: tuple[ObjectId, ...] = ()
    """What was attached to it."""
    was_attacking: Recipient | None = None
    """What it was attacking."""
    was_alone: bool = False
    """Whether no other creature attacked, if it was attacking, or blocked, if it was blocking (CR 506.5)."""
    was_blocking: tuple[ObjectId, ...] = ()
    was_blocked_by: tuple[ObjectId, ...] = ()
