"""Costs paid as a spell or ability resolves: "may pay", "pays", "unless" (CR 118.12).

日本語: 解決時に支払うコスト
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.optional import MayPay, PayNow
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.costs.costs import offer_payment, offer_x_payment, pay_now
from rulings.kernel.effects.spells.may import carry_on
from rulings.kernel.happening.performing import EACH, SEVERAL, done_by, perform, performs, results_of, whose
from rulings.kernel.questions import finding
from rulings.kernel.questions.cost_symbols import has_x
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

UNLESS = cite("118.12a", "unless")


@performs(MayPay)
def _may_pay(game: "Game", context: Context, effect: MayPay) -> Play[None]:
    results = results_of(context)
    asks_x = context.payment.x is None and "x" not in context.bindings and has_x(effect.cost)
    outer = context
    for player in finding.find_players(game.view, outer, effect.who):
        context = outer
        if isinstance(effect.who, SEVERAL):
            context = each_player(outer, player)
            context = replace(context, bindings=context.bindings.set("willing", (player,)))
        times = 0
        while True:
            if asks_x:
                x = yield from offer_x_payment(game, context, player, effect.cost)
                if x is None:
                    break
                context = replace(context, payment=replace(context.payment, x=x))
            elif not (yield from offer_payment(game, context, player, effect.cost)):
                break
            times += 1
            results.last = True
            if effect.then is not None:
                yield from carry_on(game, context, effect.then, reflexive=effect.reflexive)
            if not effect.any_number:
                break
        if times == 0:
            results.last = False
            if effect.otherwise is not None:
                yield from perform(game, context, effect.otherwise)


@performs(PayNow)
def _pay_now(game: "Game", context: Context, effect: PayNow) -> Play[None]:
    paid = True
    for player in finding.find_players(game.view, context, effect.who):
        paid = (yield from pay_now(game, context, player, effect.cost)) and paid
    results_of(context).last = paid


@performs(Unless)
def _unless(game: "Game", context: Context, effect: Unless) -> Play[None]:
    if effect.who == EACH and "each player" not in context.bindings:
        yield from _unless_each(game, context, effect)
        return
    default = _would_counter(game, context, effect.effect)
    for player in finding.find_players(game.view, context, effect.who):
        paid = yield from offer_payment(game, context, player, effect.cost, citations=(UNLESS,), default=default)
        if paid:
            return
    yield from perform(game, context, effect.effect)


def _would_counter(game: "Game", context: Context, effect: Effect) -> bool:
    """Not if what is to be countered is no longer on the stack: nobody pays for that."""
    if not isinstance(effect, CounterSpell):
        return True
    found = finding.find_objects(game.view, context, effect.what)
    return any(i in game.state.objects and game.state.objects[i].zone is Zone.STACK for i in found)


def _unless_each(game: "Game", context: Context, effect: Unless) -> Play[None]:
    """ "Each player loses 2 life unless they pay": all choose in APNAP order, then it happens to those who did not (CR
    101.4)."""
    unpaid = []
    for player in finding.find_players(game.view, context, whose(effect.effect)):
        paid = yield from offer_payment(game, each_player(context, player), player, effect.cost, citations=(UNLESS,))
        if not paid:
            unpaid.append(player)
    for player in unpaid:
        alone = done_by(effect.effect, EACH)
        yield from perform(game, each_player(context, player), alone)
