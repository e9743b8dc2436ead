"""What players do in turns until none does (CR 101.4, 608.2d).

日本語: 誰もしなくなるまで順番に行う
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.repeating import PutInTurns
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.effects.cards.putting import put_onto_battlefield
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

IN_TURN = cite("608.2c", "in the order written")


@performs(PutInTurns)
def _put_in_turns(game: "Game", context: Context, effect: PutInTurns) -> Play[None]:
    """It ends with a whole round, from the controller on, in which no player put a card."""
    order = game.alive(game.state.order)
    start = order.index(context.controller) if context.controller in order else 0
    players = (*order[start:], *order[:start])
    anyone = True
    while anyone:
        anyone = False
        for player in players:
            hand = zone_of(game.state, Zone.HAND, player)
            cards = tuple(i for i in hand if matching.fits_facts(game.view, context, i, effect.filter))
            chosen = yield from pick_among(
                game, player, cards, 0, 1, "put battlefield", source=context.source, citations=(IN_TURN,)
            )
            moved = yield from put_onto_battlefield(game, context, [(i, player) for i in chosen], None)
            results_of(context).add("put", tuple(m.new for m in moved), by=player)
            anyone = anyone or bool(moved)
