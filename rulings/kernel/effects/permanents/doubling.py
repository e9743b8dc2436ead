"""Doubling and tripling power and toughness, doubling life totals (CR 701.10, 701.11).

日本語: 2倍にする、3倍にする
What is not here: counters (``counters``), damage (replacement effects).
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.effects.life import DoubleLife
from rulings.abilities.effects.permanents import MultiplyPT
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.life import set_life
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions.finding import find_players
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DOUBLES = cite("701.10b", "X is that creature’s power as the spell or ability that doubles its power resolves")
TRIPLES = cite("701.11b", "X is twice that creature’s power as the spell or ability that triples its power resolves")


@performs(MultiplyPT)
@plays_action("double", "triple")
def multiply(game: "Game", context: Context, effect: MultiplyPT) -> Play[None]:
    """Each gets so much more as it has when the effect begins; of a negative number so much less (CR 701.10c,
    701.11c)."""
    chosen = yield from pick(game, context, context.controller, effect.what, "affect")
    objects = [i for i in chosen if i in game.state.objects and game.object(i).zone is Zone.BATTLEFIELD]
    rule = DOUBLES if effect.factor == 2 else TRIPLES
    before = game.view
    began = []
    for i in objects:
        seen = before.characteristics(i)
        more = [
            Fixed((effect.factor - 1) * (value or 0)) if is_meant else Fixed(0)
            for value, is_meant in ((seen.power, effect.power), (seen.toughness, effect.toughness))
        ]
        changes = (ModifyPT(more[0], more[1]),)
        number = add_floating(game, context, effect.duration, affected=(i,), changes=changes)
        began.append(e.EffectBegan(source=context.source, affected=(i,), effect_id=number, citations=(rule,)))
    game.emit(*began, before=before)
    results = results_of(context)
    results.add("affected", tuple(objects))
    results.last = bool(objects)


@performs(DoubleLife)
@plays_action("double")
def double_life(game: "Game", context: Context, effect: DoubleLife) -> Play[None]:
    """Each gains, or below zero loses, what makes the total twice what it was (CR 107.1b, 701.10d)."""
    for player in find_players(game.view, context, effect.who):
        yield from set_life(game, player, 2 * game.player(player).life)
