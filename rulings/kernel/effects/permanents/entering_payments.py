"""Life paid as a permanent enters (CR 607.2g, 614.12b).

日本語: 戦場に出るに際して支払うライフ
"""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import LifePaidAsEntered
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.optional import PayAnyLife
from rulings.kernel.abilities.linked import linked_name
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.happening.entering import enters_after
from rulings.kernel.happening.game import Game
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.view import View, known

PAID = "life paid as it entered"


@enters_after(PayAnyLife)
def _pay_any(
    game: Game, context: Context, effect: PayAnyLife, proposal: ProposedMove, entrance: Entrance
) -> Play[Entrance]:
    """Up to the whole life total; none where life can't be paid (CR 119.4, 119.8)."""
    player = context.controller
    most = max(0, game.player(player).life)
    if not can_pay_cost(game, context, player, Cost((PayLife(Fixed(min(1, most))),))):
        most = 0
    number = yield from choose_number(game, player, 0, most, "pay life", context.source, default=0)
    if number:
        yield from pay_cost(game, context, player, Cost((PayLife(Fixed(number)),)))
    return replace(entrance, memory=entrance.memory.set(PAID, number))


@counts(LifePaidAsEntered)
def _paid(view: View, context: Context, amount: LifePaidAsEntered) -> int:
    source = context.source
    if source not in view.state.objects and source not in view.state.ghosts:
        return 0
    found = known(view, source).memory.get(linked_name(view.state, source, PAID), 0)
    return found if isinstance(found, int) else 0
