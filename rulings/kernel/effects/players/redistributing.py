"""Redistributing life totals (CR 119.5, 119.7, 119.8).

日本語: ライフ総量の再配分
"""

from itertools import permutations
from typing import TYPE_CHECKING

from rulings.abilities.effects.life import RedistributeLife
from rulings.cite import cite
from rulings.kernel.actions.life import set_life
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import players_from

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

REDISTRIBUTES = cite("119.7", "redistributes life totals")


@performs(RedistributeLife)
def _redistribute(game: "Game", context: Context, effect: RedistributeLife) -> Play[None]:
    """One player says for each player which total they get; a total that a player can't get is not offered.

    A player whose total is left out of it gets their own back, so every way is one of handing out all totals.
    """
    chooser = finding.find_players(game.view, context, effect.who)[0]
    players = players_from(game.state, chooser)
    totals = [game.player(p).life for p in players]
    ways = [
        way
        for way in permutations(totals)
        if all(_can_have(game, player, total) for player, total in zip(players, way, strict=True))
    ]
    for place, player in enumerate(players):
        offered = sorted({way[place] for way in ways}, reverse=True)
        # Where nobody answers: as much as can be had for themselves, as little for everybody else.
        default = 0 if player == chooser else len(offered) - 1
        picked = yield from game.decide(
            Decision(
                chooser,
                DecisionKind.NUMBER,
                f"life total of player {player}",
                tuple(Option(str(n), number=n, value=n) for n in offered),
                source=context.source,
                citations=(REDISTRIBUTES,),
                default=(default,),
            )
        )
        ways = [way for way in ways if way[place] == picked[0].value]
    for player, total in zip(players, ways[0], strict=True):
        yield from set_life(game, player, total)


def _can_have(game: "Game", player: PlayerId, total: int) -> bool:
    """Not a higher total for a player who can't gain life, nor a lower one for a player who can't lose life."""
    life = game.player(player).life
    if total > life:
        return not player_cant(game, player, "gain life")
    return total == life or not player_cant(game, player, "lose life")
