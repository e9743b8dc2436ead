"""Exiling one card after another until one is kept or two of one name are exiled; abilities that resolve anyway.

日本語: 手札に加えるか同名のカードが２枚追放されるまで追放し続ける
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.cards import ExileUntilKept
from rulings.abilities.effects.spells import StillResolves
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.effects.cards.exiling import EXILES
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MAY = cite("608.2d", "choices")
KEEPS = cite("400.7", "new object")


@performs(StillResolves)
def _still(game: "Game", context: Context, effect: StillResolves) -> Play[None]:
    yield from perform(game, context, effect.effect)


@performs(ExileUntilKept)
def _exile_until_kept(game: "Game", context: Context, effect: ExileUntilKept) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        names: set[str] = set()
        while library := zone_of(game.state, Zone.LIBRARY, player):
            top = ProposedMove(
                object=library[0], destination=Zone.EXILE, cause="exile", by=context.source, by_player=player
            )
            moved = yield from move(game, [top], (EXILES,))
            found = tuple(ObjectId(m.new) for m in moved)
            results.add("exiled", found)
            if not found:
                break
            name = game.seen(found[0]).name
            if name and name in names:
                break
            names.add(name)
            if (yield from game.ask_may(player, "put it into your hand", found[0], (MAY,))):
                kept = ProposedMove(
                    object=found[0], destination=Zone.HAND, cause="put", by=context.source, by_player=player
                )
                yield from move(game, [kept], (KEEPS,))
                break
