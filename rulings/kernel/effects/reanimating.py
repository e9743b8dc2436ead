"""Auras that return what they enchant to the battlefield: what was put there with them (CR 303.4, 607.2).

日本語: 墓地のカードにつけられ、それを戦場に出すオーラ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import RememberPut
from rulings.kernel.context import Context
from rulings.kernel.decisions import asks_nothing
from rulings.kernel.linked import PUT_WITH_IT, linked_name
from rulings.kernel.performing import performs
from rulings.kernel.picking import acting_objects

if TYPE_CHECKING:
    from rulings.kernel.game import Game


@performs(RememberPut)
@asks_nothing
def _remember(game: "Game", context: Context, effect: RememberPut) -> None:
    """The source remembers it as long as it is there itself."""
    if context.source in game.state.objects:
        name = linked_name(game.state, context.source, PUT_WITH_IT)
        put = acting_objects(game, context, effect.what)
        game.change_object(context.source, memory=game.object(context.source).memory.set(name, put))
