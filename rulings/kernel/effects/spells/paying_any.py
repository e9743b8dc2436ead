"""Paying any amount of energy or life as an effect happens (CR 107.14, 119.4).

日本語: 好きな数のエネルギーや点数のライフを支払う
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import PayEnergy, PayLife
from rulings.abilities.effects.optional import PayAny
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions.finding import find_players
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _part(what: str, number: int) -> CostPart:
    return PayEnergy(Fixed(number)) if what == "energy" else PayLife(Fixed(number))


@performs(PayAny)
def _pay_any(game: "Game", context: Context, effect: PayAny) -> Play[None]:
    paid = 0
    for player in find_players(game.view, context, effect.who):
        state = game.player(player)
        most = state.counters.get("energy", 0) if effect.what == "energy" else max(0, state.life)
        if most and not can_pay_cost(game, context, player, Cost((_part(effect.what, 1),))):
            # No life can be paid at all (CR 119.4, 119.8): 0 can.
            most = 0
        number = yield from choose_number(game, player, 0, most, f"pay {effect.what}", context.source, default=0)
        if number:
            yield from pay_cost(game, context, player, Cost((_part(effect.what, number),)))
        paid += number
    results = results_of(context)
    results.amounts[f"paid {effect.what}"] = results.amounts.get(f"paid {effect.what}", 0) + paid
    results.last = paid > 0
