"""Guesses that players make about hidden cards (CR 608.2d).

日本語: 推測
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.choosing import GuessInHand
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

GUESSES = cite("608.2d", "choice")


@performs(GuessInHand)
def _guess(game: "Game", context: Context, effect: GuessInHand) -> Play[None]:
    name = finding.chosen_value(game.view, context, "card name")
    for player in finding.find_players(game.view, context, effect.who):
        says_yes = yield from game.ask_may(player, "guess that it is there", context.source, (GUESSES,))
        is_there = any(
            game.seen(i).name == name
            for whose in finding.find_players(game.view, context, effect.whose)
            for i in zone_of(game.state, Zone.HAND, whose)
        )
        results_of(context).done["guessed wrong"] = says_yes != is_there
