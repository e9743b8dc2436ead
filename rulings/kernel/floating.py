"""Continuous effects and triggers that a resolved spell or ability leaves behind (CR 603.7, 611.2)."""

from dataclasses import dataclass, field

from immutables import Map

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.durations import Duration
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.kernel.context import Context
from rulings.kernel.ids import Recipient


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
