"""Costs of life and of energy (CR 107.14, 119.4)."""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AnyNumber
from rulings.abilities.costs.mana import PayEnergy, PayLife
from rulings.kernel.actions.counters import choose_number, remove_counters
from rulings.kernel.actions.life import lose_life
from rulings.kernel.casting.costs.claims import ENERGY, LIFE, Claim, claims
from rulings.kernel.casting.costs.costs import Paid, is_for_casting, pays
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.questions import numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedLifeLoss

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _can_pay_life(game: "Game", context: Context, player: PlayerId, part: PayLife) -> bool:
    amount = numbers.count(game.view, context, part.amount)
    if amount > 0 and (player_cant(game, player, "pay life") or player_cant(game, player, "lose life")):
        return False
    if amount > 0 and is_for_casting(context) and player_cant(game, player, "pay life as a cost"):
        return False
    return game.player(player).life >= amount


@claims(PayLife)
def _claim_life(game: "Game", context: Context, player: PlayerId, part: PayLife) -> Claim | None:
    if isinstance(part.amount, AnyNumber):
        return None
    return Claim(LIFE, numbers.count(game.view, context, part.amount))


@pays(PayLife, _can_pay_life)
def _pay_life(game: "Game", context: Context, player: PlayerId, part: PayLife, paid: Paid) -> Play[None]:
    if isinstance(part.amount, AnyNumber):
        amount = yield from choose_number(
            game, player, 0, game.player(player).life, "pay life", context.source, default=0
        )
    else:
        amount = numbers.count(game.view, context, part.amount)
    yield from lose_life(game, ProposedLifeLoss(player=player, amount=amount, is_payment=True))
    paid.add("life", (), amount)


def _can_pay_energy(game: "Game", context: Context, player: PlayerId, part: PayEnergy) -> bool:
    return game.player(player).counters.get("energy", 0) >= numbers.count(game.view, context, part.amount)


@claims(PayEnergy)
def _claim_energy(game: "Game", context: Context, player: PlayerId, part: PayEnergy) -> Claim:
    return Claim(ENERGY, numbers.count(game.view, context, part.amount))


@pays(PayEnergy, _can_pay_energy)
@asks_nothing
def _pay_energy(game: "Game", context: Context, player: PlayerId, part: PayEnergy, paid: Paid) -> None:
    amount = numbers.count(game.view, context, part.amount)
    remove_counters(game, player, "energy", amount)
    paid.add("energy", (), amount)
