"""What would happen: proposals, which replacement and prevention effects may change (CR 614-616).

Each names the object or player that it affects: its controller (or owner), or that player, chooses among several
replacement effects (CR 616.1). ``applied`` holds the effects that changed it already: each gets one chance (CR 614.5).
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.state.view import View

AppliedKey = tuple[object, ...]
"""Identity of a replacement effect: its object and place there, or its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """Something that would happen."""

    applied: frozenset[AppliedKey] = frozenset()
    citations: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrance:
    """How an object would enter the battlefield."""

    controller: PlayerId | None = None
    """``None``: whoever moves it there."""
    is_tapped: bool = False
    counters: Map[str, int] = field(default_factory=Map)
    face: int | None = None
    face_down: str | None = None
    hidden_as: FaceDefinition | None = None
    """What it is face down, where the effect says so (CR 708.2a)."""
    copiable: FaceDefinition | None = None
    attached_to: Recipient | None = None
    attacking: Recipient | None = None
    """What it enters attacking."""
    blocking: ObjectId | None = None
    """What it enters blocking."""
    chooses_attacked: bool = False
    """It enters attacking, and its controller chooses what (CR 508.4)."""
    attacks_only: tuple[PlayerId, ...] | None = None
    """Whom it can be chosen to attack; ``None``: anybody."""
    attacks_planeswalkers: bool = True
    """Permanents too, of whom it can attack."""
    memory: Map[str, object] = field(default_factory=Map)
    changes: tuple[Change, ...] = ()
    """Changes that last as long as it is there: "it's a Zombie in addition"."""
    choices_made: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedMove(Proposal):
    """An object would change zones."""

    object: ObjectId
    destination: Zone
    cause: str = ""
    by: ObjectId | None = None
    by_player: PlayerId | None = None
    position: str = "top"
    entrance: Entrance | None = None
    first_destination: Zone | None = None
    """Where it would have gone before replacement."""
    replaced_by: ObjectId | None = None
    """The source of the effect that changed where it goes."""
    commander_away: bool = False
    """Of a permanent of several cards the commander goes to the command zone instead (CR 903.9c)."""
    face_down: bool = False
    shuffle: bool = False
    memory: Map[str, Any] = field(default_factory=Map)
    """Memory of the new object: what exiled it, time counters, ..."""
    counters: Map[str, int] = field(default_factory=Map)
    """Counters on it in a zone other than the battlefield."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedDraw(Proposal):
    """A player would draw one card (CR 121.2)."""

    player: PlayerId
    by: ObjectId | None = None
    first_in_draw_step: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedDraws(Proposal):
    """A player is instructed to draw several cards (CR 121.2a): before each of the draws."""

    player: PlayerId
    amount: int
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedMill(Proposal):
    """A player would mill cards."""

    player: PlayerId
    amount: int
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedDamage(Proposal):
    """A source would deal damage."""

    source: ObjectId
    to: Recipient
    amount: int
    is_combat: bool = False
    is_preventable: bool = True
    shield_shares: Map[int, int] = field(default_factory=Map)
    """How much of it effects with these ids are to stop, where that is not as much as they can (CR 615.7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedLifeGain(Proposal):
    """A player would gain life."""

    player: PlayerId
    amount: int
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedLifeLoss(Proposal):
    """A player would lose life."""

    player: PlayerId
    amount: int
    is_damage: bool = False
    is_payment: bool = False
    """The player would pay it (CR 119.4)."""
    total_with_gains: int | None = None
    """The life total after the whole damage event, if the player also gains life in it (CR 120.4)."""
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedCounters(Proposal):
    """Counters would be put on an object or player."""

    on: Recipient
    kind: str
    amount: int
    by_player: PlayerId | None = None
    by: ObjectId | None = None
    by_effect: bool = True
    """An effect puts them there, rather than a cost, a turn-based action or the results of damage (CR 120.3, 609.1)."""
    entering: "tuple[View, ObjectId] | None" = field(default=None, compare=False)
    """For counters that a permanent enters with: where it would be, and its number there (CR 614.12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedTokens(Proposal):
    """A player would create tokens: several kinds at once where a replacement effect adds some."""

    player: PlayerId
    tokens: tuple[tuple[int, FaceDefinition], ...]
    """(how many, what)."""
    entrance: Entrance | None = None
    by: ObjectId | None = None
    spec: TokenSpec | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedDestruction(Proposal):
    """A permanent would be destroyed."""

    object: ObjectId
    by: ObjectId | None = None
    no_regeneration: bool = False
    why: tuple[Citation, ...] = ()
    """The rules by which it would be destroyed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedDiscard(Proposal):
    """A player would discard a card."""

    player: PlayerId
    object: ObjectId
    by: ObjectId | None = None
    by_player: PlayerId | None = None
    as_cost: bool = False
    """To pay for something; no effect makes the player discard it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedUntap(Proposal):
    """A permanent would untap."""

    object: ObjectId
    in_untap_step: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedMana(Proposal):
    """A player would add mana."""

    player: PlayerId
    types: tuple[str, ...]
    source: ObjectId | None = None
    tapped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedStep(Proposal):
    """A step, phase or turn would begin."""

    player: PlayerId
    step: Step | None = None
    """``None``: a turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedLook(Proposal):
    """A player would scry, surveil, or look so many deep: ``verb`` says which."""

    player: PlayerId
    verb: str
    amount: int
    by: ObjectId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposedLoss(Proposal):
    """A player would lose the game."""

    player: PlayerId
    why: str
