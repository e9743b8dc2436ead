"""Costs that are one of several, and costs that an effect does (CR 118)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import EffectCost, EitherCost
from rulings.abilities.effects.life import GainLife
from rulings.abilities.players import Opponent
from rulings.kernel.actions.optional import is_possible
from rulings.kernel.casting.costs.costs import CHOOSES_COST, Paid, can_pay_cost, pay_cost, pays
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.happening.an_opponent import say_opponent
from rulings.kernel.happening.performing import perform
from rulings.kernel.questions.finding import find_players
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _can_either(game: "Game", context: Context, player: PlayerId, part: EitherCost) -> bool:
    return any(can_pay_cost(game, context, player, o) for o in part.options)


@pays(EitherCost, _can_either)
def _either(game: "Game", context: Context, player: PlayerId, part: EitherCost, paid: Paid) -> Play[None]:
    able = [n for n, o in enumerate(part.options) if can_pay_cost(game, context, player, o)]
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a cost",
            tuple(Option(f"option {n + 1}", number=n + 1, value=n) for n in able),
            source=context.source,
            citations=(CHOOSES_COST,),
            default=(0,),
        )
    )
    index = picked[0].value
    assert isinstance(index, int)
    more = yield from pay_cost(game, context, player, part.options[index])
    paid.mana += more.mana
    paid.spent += more.spent
    for verb, objects in more.objects.items():
        paid.add(verb, objects)


def _can_effect(game: "Game", context: Context, player: PlayerId, part: EffectCost) -> bool:
    here = replace(context, controller=player)
    if isinstance(part.effect, GainLife):
        return bool(_may_gain(game, here, part.effect))
    return is_possible(game, here, part.effect)


def _may_gain(game: "Game", context: Context, effect: GainLife) -> tuple[PlayerId, ...]:
    """The players whose gain of life pays the cost: "an opponent" is one who can gain life, everybody else all must be
    able to (CR 119.7)."""
    is_one_of_them = isinstance(effect.who, Opponent)
    players = (
        opponents(game.state, context.controller) if is_one_of_them else find_players(game.view, context, effect.who)
    )
    able = tuple(one for one in players if not player_cant(game, one, "gain life"))
    return able if is_one_of_them or len(able) == len(players) else ()


@pays(EffectCost, _can_effect)
def _effect(game: "Game", context: Context, player: PlayerId, part: EffectCost, paid: Paid) -> Play[None]:
    here = replace(context, controller=player, results=Results())
    if isinstance(part.effect, GainLife) and isinstance(part.effect.who, Opponent):
        yield from say_opponent(game, here, _may_gain(game, here, part.effect))
    yield from perform(game, here, part.effect)
    assert here.results is not None
    for verb, objects in here.results.objects.items():
        paid.add(verb, objects)
