"""Which of the ways that an effect allows a card is cast in: a half, a face or an Adventure (CR 601.2b, 709.3, 715.3).

日本語: 効果で唱えるときの半分の選択
"""

from typing import TYPE_CHECKING

from rulings.kernel.casting.ways_to_cast import CastingWay
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def choose_half(game: "Game", player: PlayerId, ways: list[CastingWay]) -> Play[CastingWay]:
    """The way that the player chooses, the first by default; an answer that names the only one is used up."""
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a half",
            tuple(Option(w.definition.name, value=n) for n, w in enumerate(ways)),
            default=(0,),
        )
    )
    return ways[int(str(picked[0].value))]
