"""Exchanging two zones (CR 701.12f).

日本語: 2つの領域の交換
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.moving import ExchangeZones
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXCHANGES = cite("701.12f", "exchange two zones")


@performs(ExchangeZones)
@plays_action("exchange")
def _exchange(game: "Game", context: Context, effect: ExchangeZones) -> Play[None]:
    """All cards of both zones move at the same time, also if one of the two is empty."""
    for player in finding.find_players(game.view, context, effect.who):
        moves = [
            ProposedMove(object=i, destination=to, cause="put", by=context.source, by_player=player)
            for zone, to in ((effect.first, effect.second), (effect.second, effect.first))
            for i in zone_of(game.state, zone, player)
        ]
        yield from move(game, moves, (EXCHANGES,))
