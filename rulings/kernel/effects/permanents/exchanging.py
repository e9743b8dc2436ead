"""Exchanging control (CR 701.12).

日本語: コントロールの交換
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.change import SetController
from rulings.abilities.durations import Forever
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import StillResolves
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.exchanging import exchanged_pair
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.control_changes import note_control_changes
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXCHANGES = cite("701.12b", "control of two permanents is exchanged")
NOTHING = cite("701.12a", "no part of the exchange occurs")


@performs(ExchangeControl)
@plays_action("exchange")
@asks_nothing
def _exchange(game: "Game", context: Context, effect: ExchangeControl) -> None:
    """Each of two permanents or spells goes to the other's controller, at once; nothing happens if that can't be (CR
    701.12a)."""
    results = results_of(context)
    pair = exchanged_pair(game, context, effect)
    if not pair:
        results.last = False
        game.emit(e.CantHappen(what="exchange", object=None, by=context.source, citations=(NOTHING,)))
        return
    one, two = game.seen(pair[0]).controller, game.seen(pair[1]).controller
    if one == two:
        results.last = False
        game.emit(e.CantHappen(what="exchange", object=None, by=context.source, citations=(EXCHANGES,)))
        return
    for i, player in ((pair[0], two), (pair[1], one)):
        add_floating(
            game,
            context,
            Forever(),
            affected=(i,),
            changes=(SetController(ThatPlayer(Antecedent("new controller"))),),
            bindings={"new controller": player},
        )
    note_control_changes(game)
    game.emit(e.PlayerDid(player=context.controller, verb="exchange", object=context.source, citations=(EXCHANGES,)))
    results.last = True


@performs(StillResolves)
def _still_resolves(game: "Game", context: Context, effect: StillResolves) -> Play[None]:
    """What it says of itself is asked before it resolves (CR 608.2b); then it is only what it does."""
    yield from perform(game, context, effect.effect)
