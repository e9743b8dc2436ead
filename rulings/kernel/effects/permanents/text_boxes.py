"""Exchanging text boxes (CR 612.5, 701.12h).

日本語: 文章欄の交換
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.change import HasTextBox
from rulings.abilities.durations import Duration
from rulings.abilities.effects.permanents import ExchangeTextBoxes
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.effects.permanents.continuous import can_begin
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXCHANGES = cite("701.12h", "text boxes")
ALL_OF_IT = cite("612.5", "replaces all of the rules text of each object")
NOTHING = cite("701.12a", "no part of the exchange occurs")


@performs(ExchangeTextBoxes)
@plays_action("exchange")
@asks_nothing
def _exchange(game: "Game", context: Context, effect: ExchangeTextBoxes) -> None:
    """Each has the rules text that the other had then; nothing happens if one of the two is gone (CR 701.12a)."""
    results = results_of(context)
    pair = list(dict.fromkeys(acting_objects(game, context, effect.objects)))
    assert isinstance(effect.duration, Duration)
    if len(pair) != 2 or any(game.object(i).zone is not Zone.BATTLEFIELD for i in pair):
        results.last = False
        game.emit(e.CantHappen(what="exchange", object=None, by=context.source, citations=(NOTHING,)))
        return
    if not can_begin(game, context, effect.duration):
        results.last = False
        return
    texts = [game.seen(i).text for i in pair]
    for i, text in zip(pair, reversed(texts), strict=True):
        add_floating(game, context, effect.duration, affected=(i,), changes=(HasTextBox(text),))
    done = "exchange text boxes"
    game.emit(
        e.PlayerDid(player=context.controller, verb=done, object=context.source, citations=(EXCHANGES, ALL_OF_IT))
    )
    results.last = True
