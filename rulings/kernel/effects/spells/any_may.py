"""Payments that any of several players may make (CR 118.12, 101.4).

日本語: いずれかのプレイヤーが支払ってもよい
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.optional import AnyMayPay
from rulings.cite import cite
from rulings.kernel.casting.costs.costs import offer_payment
from rulings.kernel.happening.performing import TOGETHER, perform, performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PAYS = cite("118.12", "cost")
TOGETHER.add(AnyMayPay)


@performs(AnyMayPay)
def _any_may_pay(game: "Game", context: Context, effect: AnyMayPay) -> Play[None]:
    """The controller of the effect, who would rather have it as it is, does not pay unless told to."""
    paid = False
    for player in finding.find_players(game.view, context, effect.who):
        here = each_player(context, player)
        if (
            yield from offer_payment(
                game, here, player, effect.cost, citations=(PAYS,), default=player != context.controller
            )
        ):
            paid = True
    results_of(context).last = paid
    follows = effect.then if paid else effect.otherwise
    if follows is not None:
        yield from perform(game, context, follows)
