"""Choosing an opponent for a keyword (CR 102.2)."""

from typing import TYPE_CHECKING

from rulings.cite import Citation
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def choose_opponent(game: "Game", player: PlayerId, source: ObjectId, citation: Citation) -> Play[PlayerId]:
    """Has a player choose one of their opponents; nothing is asked where there is only one."""
    found = game.alive(opponents(game.state, player))
    if len(found) == 1:
        return found[0]
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PLAYER,
            "choose an opponent",
            tuple(Option(f"player {p}", player=p, value=p) for p in found),
            source=source,
            citations=(citation,),
            default=(0,),
        )
    )
    return PlayerId(str(picked[0].value))
