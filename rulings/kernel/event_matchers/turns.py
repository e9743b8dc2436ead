"""Events of steps and phases (CR 603.2b)."""

from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.kernel import events as e
from rulings.kernel.context import Context
from rulings.kernel.patterns import is_player, matches
from rulings.kernel.view import View


@matches(BeginningOf, e.StepBegan)
def _beginning(view: View, context: Context, pattern: BeginningOf, event: e.StepBegan) -> tuple[e.StepBegan, ...]:
    if event.step != pattern.step.value:
        return ()
    return (event,) if is_player(view, context, pattern.whose, event.player) else ()


@matches(EndOfCombat, e.StepBegan)
def _end_of_combat(view: View, context: Context, pattern: EndOfCombat, event: e.StepBegan) -> tuple[e.StepBegan, ...]:
    return (event,) if event.step == "end_combat" else ()
