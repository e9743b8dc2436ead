"""Turns that a player may skip as they would begin (CR 614.1b, 614.10).

日本語: 開始する代わりに飛ばしてもよいターン
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import PlayerMay
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.tapping import untap
from rulings.kernel.characteristics.permissions import permissions
from rulings.kernel.state import events as e
from rulings.kernel.state.decisions import NO, YES, Decision, DecisionKind, Play
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SKIPS = cite("614.10", "skip")
_WHAT = "skip a turn to untap it"
special_words.declare(PlayerMay, _WHAT)


def may_skip_turn(game: "Game", player: PlayerId) -> Play[bool]:
    """Whether the player skips the turn that would begin, and untaps what lets them do so."""
    for effect, _ in permissions(game, player, _WHAT):
        if effect.source not in game.state.objects or not game.object(effect.source).is_tapped:
            continue
        decision = Decision(
            player, DecisionKind.MAY, "skip the turn", (YES, NO), source=effect.source, citations=(SKIPS,), default=(1,)
        )
        picked = yield from game.decide(decision)
        if picked[0] is YES:
            game.emit(e.StepSkipped(player=player, what="turn", citations=(SKIPS,)))
            yield from untap(game, (effect.source,))
            return True
    return False
