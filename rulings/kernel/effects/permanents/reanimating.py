"""Auras that return what they enchant to the battlefield: what was put there with them (CR 303.4, 607.2).

日本語: 墓地のカードにつけられ、それを戦場に出すオーラ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import RememberPut
from rulings.kernel.abilities.linked import PUT_WITH_IT, linked_name
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@performs(RememberPut)
@asks_nothing
def _remember(game: "Game", context: Context, effect: RememberPut) -> None:
    """The source remembers it as long as it is there itself."""
    if context.source in game.state.objects:
        name = linked_name(game.state, context.source, PUT_WITH_IT)
        put = acting_objects(game, context, effect.what)
        game.change_object(context.source, memory=game.object(context.source).memory.set(name, put))
