"""The rules about when and by what an ability triggers, for the step that puts it on the stack (CR 603.2-603.10).

日本語: 能力が誘発した理由となるルール
"""

from collections.abc import Sequence

from rulings.abilities.events.event import StateBecomes
from rulings.abilities.events.moving import Moves
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import Citation, cite
from rulings.kernel.questions.patterns import is_from_anywhere
from rulings.kernel.state import events as e
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.state import GameState
from rulings.kernel.triggers.triggers_on_triggers import comes_second

AGAIN = cite("603.2d", "additional times")
STATE_TRIGGER = cite("603.8", "game state")
LOOKS_BACK = cite("603.10a", "look back in time")
FROM_ANYWHERE = cite("603.6c", "from anywhere")
SECOND = cite("603.3b", "remaining triggered abilities")
AFTER_SURVEIL = cite("701.25d", "triggers after the process")
ENTERS = cite("603.6a", "enters the battlefield")
EACH_TIME = cite("603.2c", "multiple occurrences")
ONCE_FOR_ALL = cite("603.2c", "triggers only once each time its trigger event occurs")
BEGINS = cite("603.2b", "at the beginning of")
MATCHES = cite("603.2", "matches a triggered ability’s trigger event")
HELD = cite("502.4", "held until the next time a player would receive priority")
CONDITION = cite("603.4", "checks whether the stated condition is true")


def why_triggered(trigger: PendingTrigger, waiting: Sequence[PendingTrigger]) -> tuple[Citation, ...]:
    """The rules that say why an ability triggered.

    Shape: the trigger, all that wait with it -> citations, the most telling first; never empty.
    """
    event = trigger.event
    rules = []
    if trigger.again_by is not None:
        rules.append(AGAIN)
    if isinstance(event, e.Surveiled):
        rules.append(AFTER_SURVEIL)
    if isinstance(trigger.ability.event, StateBecomes):
        rules.append(STATE_TRIGGER)
    if isinstance(event, e.ZoneChanged):
        if isinstance(trigger.ability.event, Moves) and is_from_anywhere(trigger.ability.event):
            rules.append(FROM_ANYWHERE)
        elif event.origin is Zone.BATTLEFIELD:
            rules.append(LOOKS_BACK)
        elif event.destination is Zone.BATTLEFIELD:
            rules.append(ENTERS)
    if sum(one.source == trigger.source and one.ability is trigger.ability for one in waiting) > 1:
        rules.append(EACH_TIME)
    elif getattr(trigger.ability.event, "batch", False):
        rules.append(ONCE_FOR_ALL)
    if isinstance(event, e.StepBegan):
        rules.append(BEGINS)
    if comes_second(trigger):
        rules.append(SECOND)
    if trigger.ability.condition is not None:
        rules.append(CONDITION)
    return tuple(rules) or (MATCHES,)


def why_held(state: GameState, trigger: PendingTrigger) -> tuple[Citation, ...]:
    """The rule by which a trigger of the untap step goes on the stack in the upkeep only (CR 502.4)."""
    if state.turn.step is not Step.UPKEEP or not isinstance(trigger.event, e.Event):
        return ()
    began = next((one for one in reversed(state.history) if isinstance(one, e.StepBegan)), None)
    return (HELD,) if began is not None and trigger.event.group < began.group else ()
