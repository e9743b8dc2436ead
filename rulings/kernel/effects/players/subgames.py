"""Subgames, by their outcome (CR 728).

日本語: サブゲーム
What is here: who wins a subgame, as the players say or as the size of their decks decides; what becomes of the
libraries; who did not win. Simplified: the subgame is not played step by step, because what the players would do in it
is theirs to say; where nobody says who wins it, the driver refuses.
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.game import PlaySubgame
from rulings.abilities.players import EachNonWinner
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.shuffling import shuffle_library
from rulings.kernel.questions.finding import finds
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId, Recipient
from rulings.kernel.state.state import players_from, zone_of
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SUBGAME = cite("728.1", "play a Magic subgame")
TOO_FEW = cite("728.3", "any player with fewer than seven cards in their deck will lose the subgame")
BACK = cite("728.5", "puts them into their main-game library, then shuffles them")
HAND = 7
WON = "won the subgame"
NOBODY = "nobody"


@performs(PlaySubgame)
def _play(game: "Game", context: Context, effect: PlaySubgame) -> Play[None]:
    """The subgame is over at once; each library is what it was, shuffled (CR 728.2, 728.5)."""
    players = players_from(game.state, context.controller)
    able = tuple(p for p in players if len(zone_of(game.state, Zone.LIBRARY, p)) >= HAND)
    winner = able[0] if len(able) == 1 else None
    if len(able) > 1:
        winner = yield from _who_wins(game, context, able)
    results_of(context).players[WON] = () if winner is None else (winner,)
    rules = (SUBGAME, TOO_FEW) if len(able) < 2 else (SUBGAME,)
    game.emit(e.SubgameEnded(winner=winner, source=context.source, citations=(*rules, BACK)))
    for player in players:
        shuffle_library(game, player)


def _who_wins(game: "Game", context: Context, able: tuple[PlayerId, ...]) -> Play[PlayerId | None]:
    """Only the players can say; ``None`` is a drawn subgame."""
    options = (*(Option(f"player {p}", player=p, value=p) for p in able), Option(NOBODY, value=None))
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.PLAYER,
            "winner of the subgame",
            options,
            source=context.source,
            citations=(SUBGAME,),
            default=(len(able),),
            must_be_answered=True,
        )
    )
    value = picked[0].value
    return PlayerId(value) if isinstance(value, str) else None


@finds(EachNonWinner)
def _non_winners(view: View, context: Context, ref: EachNonWinner) -> tuple[Recipient, ...]:
    """Everybody who did not win the subgame, also if it was drawn."""
    won = () if context.results is None else context.results.players.get(WON, ())
    return tuple(p for p in players_from(view.state, view.state.turn.active) if p not in won)
