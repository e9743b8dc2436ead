"""What happened: events, in the past tense. What would happen stands in ``rulings.kernel.proposals``."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation
from rulings.kernel.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.characteristics import Characteristics


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened."""

    citations: tuple[Citation, ...] = ()
    """The rules that make it so."""
    group: int = 0
    """Events with the same number happened at the same time."""


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
class TokensCreated(Event):
    """A player created tokens (CR 701.7)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


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
class SpellCast(Event):
    """A spell became cast (CR 601.2i)."""

    player: PlayerId
    object: ObjectId
    origin: Zone
    nth_this_turn: int = 1
    targets: tuple[Recipient, ...] = ()
    alternative: str | None = None
    total_cost: tuple[str, ...] = ()
    """Its mana in the total cost (CR 601.2f); empty where nothing else changed the cost."""
    cost_changed_by: tuple[ObjectId, ...] = ()
    """What made it cost more or less."""
    x: int | None = None
    """The value of X, where it has one (CR 107.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellCopied(Event):
    """A spell or ability was copied on the stack (CR 707.10)."""

    player: PlayerId
    object: ObjectId
    original: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityActivated(Event):
    """An ability became activated (CR 602.2b)."""

    player: PlayerId
    object: ObjectId | None
    """The ability on the stack; ``None`` for mana abilities."""
    source: ObjectId
    is_mana: bool = False
    keyword: str | None = None
    text: str = ""
    number: int = 0
    """Its number on the source from 1."""
    targets: tuple[Recipient, ...] = ()
    total_cost: tuple[str, ...] = ()
    """Its mana in the total cost (CR 602.2b, 601.2f); empty where nothing else changed the cost."""
    cost_changed_by: tuple[ObjectId, ...] = ()
    """What made it cost more or less."""
    x: int | None = None
    """The value of X, where its cost has one (CR 107.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityTriggered(Event):
    """A triggered ability was put on the stack (CR 603.3)."""

    player: PlayerId
    object: ObjectId | None
    """``None`` for a mana ability, and for one that is removed for lack of targets (CR 603.3d)."""
    source: ObjectId
    text: str = ""
    targets: tuple[Recipient, ...] = ()
    again_by: ObjectId | None = None
    """What made it trigger an additional time (CR 603.2d)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggerSilenced(Event):
    """An ability would have triggered, but an effect says that the event causes no ability to trigger."""

    source: ObjectId
    by: ObjectId
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BecameTarget(Event):
    """An object or player became a target."""

    object: Recipient
    by: ObjectId
    by_player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolving(Event):
    """A spell or ability begins to resolve (CR 608.2)."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolved(Event):
    """A spell or ability finished resolving."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class DidntResolve(Event):
    """A spell or ability did not resolve: all its targets are illegal (CR 608.2b) or its condition is false (CR
    603.4)."""

    object: ObjectId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Countered(Event):
    """A spell or ability was countered (CR 701.6)."""

    object: ObjectId
    by: ObjectId | None = None


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


@dataclass(frozen=True, slots=True, kw_only=True)
class LandPlayBegan(Event):
    """A player began to play a land, which is still where it was (CR 305.1)."""

    player: PlayerId
    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class LandPlayed(Event):
    """A player played a land (CR 305.1)."""

    player: PlayerId
    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackersDeclared(Event):
    """Attackers were declared (CR 508.1)."""

    player: PlayerId
    attackers: tuple[tuple[ObjectId, Recipient], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockersDeclared(Event):
    """Blockers were declared (CR 509.1)."""

    player: PlayerId
    blockers: tuple[tuple[ObjectId, ObjectId], ...]
    """(blocker, attacker)."""
    by_band: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """The same for attackers that became blocked because another of their band did (CR 702.22h)."""
    newly_blocked: tuple[ObjectId, ...] = ()
    unblocked: tuple[ObjectId, ...] = ()
    seen_from: str = ""
    """Whose event an ability took it for, as narrowed by the pattern: ``blocker``, ``attacker`` or ``unblocked``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesFinished(Event):
    """Players finished voting (CR 701.38)."""

    votes: tuple[tuple[PlayerId, object], ...]
    """Who voted for what: a word, or an object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackReselected(Event):
    """An attacking creature attacks something else now (CR 508.7)."""

    object: ObjectId
    to: Recipient


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedFromCombat(Event):
    """(CR 506.4)"""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan(Event):
    """A step or main phase began (CR 500)."""

    player: PlayerId
    step: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSkipped(Event):
    """A step, phase or turn was skipped (CR 500.11, 614.10)."""

    player: PlayerId
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A turn began."""

    player: PlayerId
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled(Event):
    """A library was shuffled (CR 701.24)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """Cards were revealed (CR 701.20)."""

    player: PlayerId
    objects: tuple[ObjectId, ...]


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
class StatusChanged(Event):
    """An object was turned face up or face down, transformed, flipped, phased, or got or lost a designation.

    ``what``: face up, face down, transform, convert, flip, phase out, phase in, monstrous, renowned, goaded, ...
    """

    object: ObjectId
    what: str
    player: PlayerId | None = None
    value: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerDid(Event):
    """A player did something named by its verb (see ``Does`` in ``rulings.abilities.patterns``)."""

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
class EffectBegan(Event):
    """A continuous effect began; ``what`` says in English words what it does."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLost(Event):
    """A player lost the game (CR 104.3)."""

    player: PlayerId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWon(Event):
    """A player won the game (CR 104.2)."""

    player: PlayerId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDrawn(Event):
    """The game is a draw (CR 104.4)."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Event):
    """A player left a game that goes on, and what they own left with them (CR 800.4a)."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftGame(Event):
    """A permanent left the game together with its owner (CR 603.6c, 800.4a)."""

    object: ObjectId


@dataclass(frozen=True, slots=True, kw_only=True)
class CeasedToExist(Event):
    """A token or copy outside its zone ceased to exist (CR 704.5d, 704.5e)."""

    object: ObjectId
