"""A permanent sacrificed and a card returned at once (CR 608.2b, 701.21).

日本語: 生け贄と同時に墓地から戦場に戻す
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.moving import SacrificeAndReturn
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.sacrificing import SACRIFICES, can_sacrifice
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BOTH = cite("608.2b", "illegal target")


@performs(SacrificeAndReturn)
@plays_action("sacrifice")
def _sacrifice_and_return(game: "Game", context: Context, effect: SacrificeAndReturn) -> Play[None]:
    """With either target illegal nothing happens; the text asks for both."""
    gone = acting_objects(game, context, effect.sacrificed)
    back = acting_objects(game, context, effect.returned)
    results_of(context).last = bool(gone and back)
    if not gone or not back:
        game.emit(e.CantHappen(what="exchange", by=context.source, citations=(BOTH,)))
        return
    player = game.seen(gone[0]).controller
    before = game.view
    moves = [
        ProposedMove(
            object=back[0],
            destination=Zone.BATTLEFIELD,
            cause="return",
            by=context.source,
            by_player=player,
            entrance=Entrance(controller=player),
        )
    ]
    if can_sacrifice(game, player, gone[0]):
        out = ProposedMove(
            object=gone[0], destination=Zone.GRAVEYARD, cause="sacrifice", by=context.source, by_player=player
        )
        moves.insert(0, out)
    moved = yield from move(game, moves, (SACRIFICES,))
    results = results_of(context)
    for one in moved:
        if one.old == gone[0]:
            event = e.PermanentSacrificed(player=player, old=one.old, object=one.new, citations=(SACRIFICES,))
            game.emit(event, before=before)
            results.add("sacrificed", (one.old,))
        else:
            results.add("returned", (one.new,))
