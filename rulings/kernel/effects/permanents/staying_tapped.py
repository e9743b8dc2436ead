"""What doesn't untap during a player's next untap step: all of a kind then, or those found now (CR 502.3, 611.2c).

日本語: 次のアンタップ・ステップにアンタップしない
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilYourNextStep
from rulings.abilities.effects.permanents import EachStaysTapped, StayTappedNextStep
from rulings.abilities.filters.filter import Filter
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import finding, matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_RULES = "kept tapped in the next untap step"


@performs(StayTappedNextStep)
@asks_nothing
def _stay_tapped(game: "Game", context: Context, effect: StayTappedNextStep) -> None:
    for player in finding.find_players(game.view, context, effect.who):
        rule = (effect.filter, effect.theirs, context.controller, context.source)
        memory = game.player(player).memory
        game.change_player(player, memory=memory.set(_RULES, (*_rules(game, player), rule)))


@performs(EachStaysTapped)
@asks_nothing
def _each_stays_tapped(game: "Game", context: Context, effect: EachStaysTapped) -> None:
    found = finding.find_objects(game.view, context, effect.objects)
    if found:
        lasts = UntilYourNextStep("untap step done")
        add_floating(game, context, lasts, affected=found, changes=(CantDo("untap"),))


def is_kept_tapped(game: "Game", object_id: ObjectId, active: PlayerId) -> bool:
    """An effect on this very untap step of the active player keeps such permanents tapped."""
    for filter, theirs, controller, source in _rules(game, active):
        if theirs and game.seen(object_id).controller != active:
            continue
        if matching.fits(game.view, Context(controller, source), object_id, filter):
            return True
    return False


def end_keeping_tapped(game: "Game", active: PlayerId) -> None:
    """All such effects of several spells are over after the same untap step."""
    if _rules(game, active):
        game.change_player(active, memory=game.player(active).memory.delete(_RULES))


def _rules(game: "Game", player: PlayerId) -> tuple[tuple[Filter, bool, PlayerId, ObjectId], ...]:
    found = game.player(player).memory.get(_RULES, ())
    return found if isinstance(found, tuple) else ()
