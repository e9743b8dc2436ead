"""Comparing what players exiled: an extra turn for the greatest mana value (CR 202.3, 500.7).

日本語: 追放したカードのマナ総量を比べる
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.choosing import TurnForGreatest
from rulings.abilities.effects.turns import ExtraTurn
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.effects.cards.exiling import EXILES
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import apnap, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

MANA_VALUE = cite("202.3", "mana value of an object")


@performs(TurnForGreatest)
def _turn_for_greatest(game: "Game", context: Context, effect: TurnForGreatest) -> Play[None]:
    """Whoever could exile no card is out of it, also of a tie; with nobody left nobody takes a turn."""
    players = apnap(game.state)
    while True:
        values = yield from _exile_top_cards(game, context, players)
        if not values:
            return
        most = max(values.values())
        players = tuple(p for p in players if values.get(p) == most)
        if len(players) == 1:
            break
    winner = each_player(context, players[0])
    yield from perform(game, winner, ExtraTurn(ThatPlayer(Antecedent("each player")), Fixed(1)))


def _exile_top_cards(game: "Game", context: Context, players: tuple[PlayerId, ...]) -> Play[dict[PlayerId, int]]:
    tops = {p: zone_of(game.state, Zone.LIBRARY, p)[0] for p in players if zone_of(game.state, Zone.LIBRARY, p)}
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="exile", by=context.source, by_player=p)
            for p, i in tops.items()
        ],
        (EXILES, MANA_VALUE),
    )
    became = {one.old: one.new for one in moved if one.destination is Zone.EXILE}
    return {p: game.seen(became[i]).mana_value for p, i in tops.items() if i in became}
