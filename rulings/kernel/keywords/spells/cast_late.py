"""Permanents that are sacrificed if they were cast when a sorcery couldn't have been (CR 601.3d, 603.7).

日本語: ソーサリーを唱えられないときに唱えたなら生け贄に捧げられるパーマネント
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.players import AnyPlayer, ControllerOf
from rulings.abilities.vocabulary import Step
from rulings.kernel.abilities.keyword_nodes import SELF
from rulings.kernel.casting.casting import CAST_LATE
from rulings.kernel.casting.spell_forms import becoming_permanent
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.triggers.delayed import add_delayed

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

NEXT_CLEANUP = BeginningOf(Step.CLEANUP, AnyPlayer(), next_only=True)


@becoming_permanent
def sacrificed_at_cleanup(game: "Game", spell: GameObject, permanent: ObjectId) -> None:
    """Its controller sacrifices it at the beginning of the next cleanup step."""
    record = spell.stack
    if record is None or record.is_copy or not record.payment.times.get(CAST_LATE):
        return
    context = Context(game.seen(permanent).controller, permanent)
    add_delayed(game, context, Delayed(NEXT_CLEANUP, Sacrifice(ControllerOf(SELF), SELF)))
