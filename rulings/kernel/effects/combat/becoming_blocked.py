"""Creatures that become blocked by an effect, and creatures that enter blocking (CR 506.3d, 509.1h, 509.4).

What is here: what happens outside the declaration of blockers. What is not: the declaration (``blocking``).

日本語: 宣言によらないブロック
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.combat import BecomeBlocked
from rulings.cite import cite
from rulings.kernel.happening.banding import banded_with
from rulings.kernel.happening.entering_blocking import note_blocked
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import pick
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BY_EFFECT = cite("509.1h", "an effect says that it becomes blocked")
WHOLE_BAND = cite("702.22i", "the entire band becomes blocked")


@performs(BecomeBlocked)
def _become_blocked(game: "Game", context: Context, effect: BecomeBlocked) -> Play[None]:
    """An attacking creature becomes blocked by nothing, and with it all of its band (CR 702.22i)."""
    combat = game.state.combat
    chosen = yield from pick(game, context, context.controller, effect.what, "become blocked")
    if combat is None:
        return
    attackers = [i for i in chosen if i in combat.attackers]
    along = [other for i in attackers for other in banded_with(game, i)]
    rules = (BY_EFFECT, WHOLE_BAND) if along else (BY_EFFECT,)
    note_blocked(game, tuple(dict.fromkeys((*attackers, *along))), (), rules)
