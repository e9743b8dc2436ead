"""Things that an object does by a keyword and that other abilities name: it evolves, trains, exploits (CR 702.100b,
702.110b, 702.149c)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.turns import Does
from rulings.kernel.abilities import special_words
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(Does, "train", "evolve", "exploit", "mentor")


@dataclass(frozen=True, slots=True)
class Deed(Effect):
    """An effect of a keyword; if it was done, the source is said to have done ``verb``."""

    verb: str
    effect: Effect


@performs(Deed)
def _deed(game: "Game", context: Context, effect: Deed) -> Play[None]:
    before = game.view
    yield from perform(game, context, effect.effect)
    if results_of(context).last:
        # A creature can exploit itself: its abilities trigger though it is gone (CR 702.110b).
        game.emit(e.PlayerDid(player=context.controller, verb=effect.verb, object=context.source), before=before)
