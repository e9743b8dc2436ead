"""Gaining, losing, setting and exchanging life (CR 119).

日本語: ライフの増減
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.players import LifeDifference, StartingLife
from rulings.abilities.effects.life import ExchangeLife, GainLife, LoseLife, SetLife
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.happening.commander_designation import COMMANDERS
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.finding import UnboundReferenceError, find_players
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.proposals import ProposedLifeGain, ProposedLifeLoss
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

USUAL, WITH_COMMANDERS = 20, 40

GAINS = cite("119.3", "gain life")
PAYS = cite("119.4", "pays life")
CANT_GAIN = cite("119.7", "can't gain life")
CANT_LOSE = cite("119.8", "can't lose life")
SETS = cite("119.5", "necessary amount of life")


def gain_life(game: "Game", proposal: ProposedLifeGain) -> Play[int]:
    """Has a player gain life; returns how much was gained."""
    total = 0
    if proposal.amount <= 0:
        return 0
    if player_cant(game, proposal.player, "gain life"):
        game.emit(e.CantHappen(what="gain life", object=proposal.player, citations=(CANT_GAIN,)))
        return 0
    for one in (yield from replaced(game, proposal)):
        if isinstance(one, ProposedLifeGain) and one.amount > 0:
            game.change_player(one.player, life=game.player(one.player).life + one.amount)
            game.emit(e.LifeGained(player=one.player, amount=one.amount, by=one.by, citations=(GAINS, *one.citations)))
            total += one.amount
        elif isinstance(one, ProposedLifeLoss):
            yield from lose_life(game, one)
    return total


def lose_life(game: "Game", proposal: ProposedLifeLoss) -> Play[int]:
    """Has a player lose life; returns how much was lost."""
    total = 0
    if proposal.amount <= 0:
        return 0
    if player_cant(game, proposal.player, "lose life"):
        game.emit(e.CantHappen(what="lose life", object=proposal.player, citations=(CANT_LOSE,)))
        return 0
    for one in (yield from replaced(game, proposal)):
        if isinstance(one, ProposedLifeLoss) and one.amount > 0:
            game.change_player(one.player, life=game.player(one.player).life - one.amount)
            game.emit(
                e.LifeLost(
                    player=one.player,
                    amount=one.amount,
                    is_damage=one.is_damage,
                    is_payment=one.is_payment,
                    citations=(PAYS if one.is_payment else GAINS, *one.citations),
                )
            )
            total += one.amount
        elif isinstance(one, ProposedLifeGain):
            yield from gain_life(game, one)
    return total


@performs(GainLife)
def _gain(game: "Game", context: Context, effect: GainLife) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        gained = yield from gain_life(game, ProposedLifeGain(player=player, amount=amount, by=context.source))
        results.add("gained life", (), gained)


@performs(LoseLife)
def _lose(game: "Game", context: Context, effect: LoseLife) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, _for(context, player), effect.amount)
        lost = yield from lose_life(game, ProposedLifeLoss(player=player, amount=amount, by=context.source))
        results.add("lost life", (), lost)
        if lost:
            results.players["lost life"] = (*results.players.get("lost life", ()), player)


def _for(context: Context, player: PlayerId) -> Context:
    from dataclasses import replace

    return replace(context, bindings=context.bindings.set("doer", player))


def set_life(game: "Game", player: PlayerId, total: int) -> Play[None]:
    """The player gains or loses what it takes (CR 119.5)."""
    difference = total - game.player(player).life
    if difference > 0:
        yield from gain_life(game, ProposedLifeGain(player=player, amount=difference, citations=(SETS,)))
    elif difference < 0:
        yield from lose_life(game, ProposedLifeLoss(player=player, amount=-difference, citations=(SETS,)))


@performs(SetLife)
def _set(game: "Game", context: Context, effect: SetLife) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        yield from set_life(game, player, numbers.signed(game.view, context, effect.amount))


@performs(ExchangeLife)
@plays_action("exchange")
def _exchange(game: "Game", context: Context, effect: ExchangeLife) -> Play[None]:
    first = finding.find_players(game.view, context, effect.who)
    second = first[1:2] if effect.other is None else finding.find_players(game.view, context, effect.other)
    if not first or not second:
        return
    one, two = game.player(first[0]).life, game.player(second[0]).life
    poorer, richer = (first[0], second[0]) if one < two else (second[0], first[0])
    if one == two or player_cant(game, poorer, "gain life") or player_cant(game, richer, "lose life"):
        # The exchange does not happen at all (CR 119.7, 119.8).
        return
    yield from set_life(game, first[0], two)
    yield from set_life(game, second[0], one)
    results = results_of(context)
    results.players["lost life"] = (*results.players.get("lost life", ()), richer)
    results.add("lost life", (), max(0, max(one, two) - game.player(richer).life))


@counts(LifeDifference)
def _difference(view: View, context: Context, amount: LifeDifference) -> int:
    """Raises: UnboundReferenceError: it is not about two players."""
    players = find_players(view, context, amount.of)
    if len(players) != 2:
        raise UnboundReferenceError("the difference between life totals")
    return abs(view.state.players[players[0]].life - view.state.players[players[1]].life)


@counts(StartingLife)
def _starting_life(view: View, context: Context, amount: StartingLife) -> int:
    return WITH_COMMANDERS if view.state.monitor.get(COMMANDERS) else USUAL
