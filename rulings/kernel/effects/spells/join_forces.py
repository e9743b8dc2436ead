"""Join forces: beginning with the controller each player may pay any amount of mana (CR 107.3f, 608.2h).

日本語: 結集
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.history import ManaPaidInAll
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.optional import EachMayPayMana
from rulings.kernel.casting.costs.costs import offer_x_payment
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PAID = "mana paid in all"
ANY_AMOUNT = Cost((ManaCost(("{X}",)),))


@performs(EachMayPayMana)
def _each_may_pay(game: "Game", context: Context, effect: EachMayPayMana) -> Play[None]:
    """Each knows what those before have paid."""
    order = game.state.order
    first = order.index(context.controller)
    paid = 0
    for player in order[first:] + order[:first]:
        paid += (yield from offer_x_payment(game, context, player, ANY_AMOUNT)) or 0
    results_of(context).amounts[PAID] = paid


@counts(ManaPaidInAll)
def _paid_in_all(view: View, context: Context, amount: ManaPaidInAll) -> int:
    """Raises: UnboundReferenceError: it is asked where nobody was offered to pay."""
    if context.results is None or PAID not in context.results.amounts:
        raise UnboundReferenceError("the mana paid this way")
    return context.results.amounts[PAID]
