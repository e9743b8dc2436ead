"""Milling cards (CR 701.17).

日本語: 切削
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import Mill
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import ProposedMill, ProposedMove
from rulings.kernel.state.state import left_behind, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MILLS = cite("701.17a", "from the top of their library into their graveyard")
FINDS = cite("701.17c", "can find that card in the zone it moved to")
EACH_OF_THEM = cite("701.17d", "more than one card was milled")
AS_MANY = cite("701.17b", "as many as possible")


def mill(game: "Game", proposal: ProposedMill, *, is_single: bool = False) -> Play[tuple[ObjectId, ...]]:
    """Has a player mill cards; returns them as they are wherever they went (CR 701.17c).

    ``is_single``: the ability speaks of one milled card, whatever a replacement effect makes of it (CR 701.17d).
    """
    milled: list[ObjectId] = []
    for one in (yield from replaced(game, proposal)):
        if not isinstance(one, ProposedMill):
            continue
        library = left_behind(game.state, zone_of(game.state, Zone.LIBRARY, one.player))
        top = library[: one.amount]
        moved = yield from move(
            game,
            [
                ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="mill", by=one.by, by_player=one.player)
                for i in top
            ],
            (MILLS,),
        )
        found = tuple(m.new for m in moved)
        citations = [MILLS]
        if len(library) < one.amount:
            citations.append(AS_MANY)
        if any(m.destination is not Zone.GRAVEYARD for m in moved):
            citations.append(FINDS)
        if is_single and len(found) > 1:
            citations.append(EACH_OF_THEM)
        if found or one.amount > 0:
            game.emit(e.CardsMilled(player=one.player, objects=found, asked=one.amount, citations=tuple(citations)))
        milled.extend(found)
    return tuple(milled)


@performs(Mill)
@plays_action("mill")
def _mill(game: "Game", context: Context, effect: Mill) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        found = yield from mill(
            game, ProposedMill(player=player, amount=amount, by=context.source), is_single=amount == 1
        )
        public = tuple(i for i in found if game.object(i).zone not in (Zone.HAND, Zone.LIBRARY))
        results.add("milled", public)
        results.last = bool(found)
