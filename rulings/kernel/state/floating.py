"""Continuous effects and triggers that a resolved spell or ability leaves behind (CR 603.7, 611.2)."""

from dataclasses import dataclass, field
from typing import Any

from immutables import Map

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.objects import NO_PAYMENT, Payment


@dataclass(frozen=True, slots=True)
class FloatingEffect:
    """A continuous effect that is not from a static ability."""

    id: int
    timestamp: int
    context: Context
    """Where it came from: controller, source, what it remembers."""
    duration: Duration
    affected: tuple[Recipient, ...] | None = None
    """Objects and players fixed when it began (CR 611.2c); ``None``: see ``filter``."""
    filter: Filter | None = None
    """Looked at again and again; ``None`` with ``affected`` ``None``: rules of the game."""
    changes: tuple[Change, ...] = ()
    replacement: Replacement | None = None
    uses: int | None = None
    """How often or how much it still works: "the next time", "the next 3 damage"."""
    is_for_whole_event: bool = False
    """One use is for all damage that is dealt at the same time (CR 615.8)."""
    used_by: int | None = None
    """The dealing of damage that is using it up."""
    began_turn: int = 0
    """Serial of the turn in which it began."""
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """A delayed triggered ability (CR 603.7)."""

    id: int
    context: Context
    event: EventPattern
    effect: Effect
    condition: Condition | None = None
    once: bool = True
    until_turn: int | None = None
    """Serial of the last turn in which it can trigger."""
    until: Duration | None = None
    """How long it can trigger, where that is longer than a turn."""
    began_turn: int = 0
    """Serial of the turn in which it was made."""
    text: str = ""
    bindings: Map[str, object] = field(default_factory=Map)


@dataclass(frozen=True, slots=True)
class PendingTrigger:
    """A triggered ability that waits to be put on the stack (CR 603.3)."""

    ability: TriggeredAbility
    source: ObjectId
    controller: PlayerId
    event: Any
    order: int
    """Timestamp of its source: the oldest goes first where nobody chooses."""
    bindings: Map[str, object] = field(default_factory=Map)
    payment: Payment = NO_PAYMENT
    targets: tuple[tuple[Any, ...], ...] = ()
    """What a delayed trigger remembers of the targets of the ability that made it."""
    delayed_id: int | None = None
    is_one_of_several: bool = False
    """Others were waiting with it, so that their order was chosen (CR 603.3b)."""
    again_by: ObjectId | None = None
    """What made it trigger an additional time (CR 603.2d)."""
    triggers_next_time: bool = False
    """It is a delayed trigger that triggers once, the next time (CR 603.7b)."""
    stack_id: ObjectId | None = None
    """What it will be on the stack, where an ability triggers on its triggering (CR 603.3b)."""
    instead: tuple["PendingTrigger", ...] = ()
    """The same for other events at the same time: its controller chooses which causes it to trigger (CR 603.7b)."""
