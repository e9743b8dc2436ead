"""Triggered mana abilities: they resolve at once, without the stack (CR 605.4a)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.abilities.mana_abilities import is_triggered_mana_ability
from rulings.kernel.happening.performing import perform
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

AT_ONCE = cite("605.4a", "immediately after")


def resolve_triggered_mana(game: "Game", wanted: Sequence[tuple[ObjectId, tuple[str, ...]]] = ()) -> Play[None]:
    """Resolves waiting triggered mana abilities now.

    ``wanted`` is what a payment has planned: what the ability of which source is to add, where it leaves a choice.
    """
    planned = list(wanted)
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
        choice = next((one for one in planned if one[0] == trigger.source), None)
        bindings = trigger.bindings
        if choice is not None:
            planned.remove(choice)
            bindings = bindings.set("mana", choice[1])
        context = Context(
            trigger.controller,
            trigger.source,
            event=trigger.event,
            payment=trigger.payment,
            bindings=bindings,
            results=Results(),
        )
        yield from perform(game, context, trigger.ability.effect)
