"""Choosing a player as an ability resolves (CR 608.2d).

日本語: プレイヤーを選ぶ
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.choosing import ChoosePlayer, ChooseTargetPlayer
from rulings.cite import cite
from rulings.kernel.effects.players.choosing import remember
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import opponents, players_from

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES = cite("608.2d", "offers any choices")


@performs(ChoosePlayer)
def _choose(game: "Game", context: Context, effect: ChoosePlayer) -> Play[None]:
    """It is no target; abilities linked to this one know the player too (CR 607.2d)."""
    results = results_of(context)
    results.players["chosen"] = ()
    for chooser in finding.find_players(game.view, context, effect.who):
        there = opponents(game.state, chooser) if effect.opponent else players_from(game.state, chooser)
        if not there:
            continue
        if effect.at_random:
            chosen: PlayerId = game.random().choice(there)
        else:
            picked = yield from game.decide(
                Decision(
                    chooser,
                    DecisionKind.PLAYER,
                    "choose opponent" if effect.opponent else "choose player",
                    tuple(Option(f"player {p}", player=p, value=p) for p in there),
                    source=context.source,
                    citations=(CHOOSES,),
                    default=(0,),
                )
            )
            chosen = PlayerId(str(picked[0].value))
        what = "opponent" if effect.opponent else "player"
        game.emit(
            e.Chosen(player=chooser, what=what, value=f"player {chosen}", object=context.source, citations=(CHOOSES,))
        )
        results.players["chosen"] = (*results.players["chosen"], chosen)
        remember(game, context, "player", chosen)


@performs(ChooseTargetPlayer)
@asks_nothing
def _chosen_before(game: "Game", context: Context, effect: ChooseTargetPlayer) -> None:
    pass
