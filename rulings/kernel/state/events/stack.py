"""Events of spells and abilities: cast, activated, triggered, resolved (CR 405, 601-608)."""

from dataclasses import dataclass

from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient


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
class DidntTrigger(Event):
    """The trigger event of an ability happened, but the ability says that it does not trigger then."""

    source: ObjectId
    why: str
    """Its intervening ``condition`` is not true, its ``limit`` is reached, or its action is ``done`` this turn."""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BecameTarget(Event):
    """An object or player became a target."""

    object: Recipient
    by: ObjectId
    by_player: PlayerId
    whose: PlayerId | None = None
    """Who controlled it then, or whose card it was; ``None``: a player."""
    is_changed: bool = False
    """The spell or ability was on the stack with other targets (CR 115.7)."""


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
    by_player: PlayerId | None = None
    """The controller of the spell or ability that counters it."""
    was_spell: bool = True


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
