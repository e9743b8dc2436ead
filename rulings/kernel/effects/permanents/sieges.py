"""What happens when a Siege is defeated (CR 310.11b).

日本語: 包囲戦の撃破
"""

from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.casting.casting import cast_in_way
from rulings.kernel.casting.casting_legality import why_not_way_by_effect
from rulings.kernel.casting.ways_to_cast import CastingWay
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.state.actions import Announcement, CastSpell, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.siege_ability import CastDefeated

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DEFEATED = cite("310.11b", "exile it, then you may cast it transformed")


@performs(CastDefeated)
def _defeated(game: "Game", context: Context, effect: CastDefeated) -> Play[None]:
    obj = game.state.objects.get(context.source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return
    moved = yield from move(
        game,
        [ProposedMove(object=obj.id, destination=Zone.EXILE, cause="exile", by_player=context.controller)],
        (DEFEATED,),
    )
    if not moved or obj.definition is None or obj.is_token or len(obj.definition.faces) < 2:
        return
    card, back = moved[0].new, obj.definition.faces[1]
    if card not in game.state.objects or game.object(card).zone is not Zone.EXILE or CardType.LAND in back.types:
        return
    way = CastingWay(Zone.EXILE, back, 1, alternative="free", cost=Cost(()), is_free=True, as_flash=True)
    if why_not_way_by_effect(game, context.controller, card, way) is not None:
        return
    if not (yield from game.ask_may(context.controller, "cast", card, (DEFEATED,))):
        return
    state, length = game.state, len(game.log)
    try:
        yield from cast_in_way(game, CastSpell(context.controller, card, Announcement(x=0)), way)
    except IllegalActionError:
        game.state = state
        del game.log[length:]
