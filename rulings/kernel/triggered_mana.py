"""Triggered mana abilities: they resolve at once, without the stack (CR 605.4a)."""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.context import Context, Results
from rulings.kernel.decisions import Play
from rulings.kernel.mana_abilities import is_triggered_mana_ability

if TYPE_CHECKING:
    from rulings.kernel.game import Game

AT_ONCE = cite("605.4a", "immediately after")


def resolve_triggered_mana(game: "Game") -> Play[None]:
    """Resolves waiting triggered mana abilities now."""
    from rulings.kernel.performing import perform

    while True:
        ready = [t for t in game.state.pending if is_triggered_mana_ability(t.ability)]
        if not ready:
            return
        trigger = ready[0]
        game.change(pending=tuple(t for t in game.state.pending if t is not trigger))
        game.emit(
            e.AbilityTriggered(
                player=trigger.controller,
                object=None,
                source=trigger.source,
                text=trigger.ability.text,
                citations=(AT_ONCE,),
            )
        )
        context = Context(
            trigger.controller,
            trigger.source,
            event=trigger.event,
            payment=trigger.payment,
            bindings=trigger.bindings,
            results=Results(),
        )
        yield from perform(game, context, trigger.ability.effect)
