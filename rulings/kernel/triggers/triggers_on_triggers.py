"""Abilities that trigger on another ability triggering, and go on the stack after it (CR 603.3b).

日本語: 能力が誘発したことにより誘発する能力
What is here: noticing that abilities have triggered, and which of those that wait come second. What is not: putting
them on the stack (``trigger_stacking``).
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulings.abilities.events.event import CausesTrigger
from rulings.kernel.questions.finding import EVENT_ROLES
from rulings.kernel.questions.patterns import matches, occurrences
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game
    from rulings.kernel.state.floating import PendingTrigger


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityCaused(Event):
    """An event caused an ability to trigger; never in the log of a game."""

    object: ObjectId
    """What the ability will be on the stack."""
    source: ObjectId
    """What the ability is of."""
    player: PlayerId
    cause: Any
    """The event."""


def _answer(event: AbilityCaused, role: str) -> object:
    return {"event object": event.object, "event ability": event.object, "event player": event.player}.get(role)


EVENT_ROLES[AbilityCaused] = _answer


@matches(CausesTrigger, AbilityCaused)
def _causes_trigger(
    view: View, context: Context, pattern: CausesTrigger, event: AbilityCaused
) -> tuple[AbilityCaused, ...]:
    for narrowed in occurrences(view, context, pattern.cause, event.cause):
        about = EVENT_ROLES[type(narrowed)](narrowed, "event object")
        # A permanent that has just entered is the source itself.
        if not pattern.of_it or event.source in (about if isinstance(about, tuple) else (about,)):
            return (event,)
    return ()


def note_caused(game: "Game", pending: "list[PendingTrigger]") -> "list[PendingTrigger]":
    """Those that have just triggered, each with its place on the stack, and what triggers on that.

    Shape: the list itself where nothing looks for abilities that trigger.
    Source: CR 603.3b.
    """
    from rulings.kernel.triggers.triggers import note_event

    watching = game.view.triggered_by(AbilityCaused)
    if not watching:
        return pending
    first: list[PendingTrigger] = []
    second: list[PendingTrigger] = []
    for trigger in pending:
        if trigger.event is not None and not comes_second(trigger):
            trigger = replace(trigger, stack_id=game.new_id())
            assert trigger.stack_id is not None
            caused = AbilityCaused(
                object=trigger.stack_id, source=trigger.source, player=trigger.controller, cause=trigger.event
            )
            for source, place, ability in watching:
                note_event(game, game.view, source, place, ability, caused, second)
        first.append(trigger)
    return [*first, *second]


def comes_second(trigger: "PendingTrigger") -> bool:
    """Its trigger condition is another ability triggering (CR 603.3b)."""
    return isinstance(trigger.event, AbilityCaused)
