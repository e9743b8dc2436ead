"""Exchanging a life total with a creature's power or toughness (CR 701.12g).

日本語: ライフ総量とパワーやタフネスの交換
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import SetPT
from rulings.abilities.durations import Forever
from rulings.abilities.effects.life import ExchangeLifeWithStat
from rulings.abilities.vocabulary import Stat
from rulings.cite import cite
from rulings.kernel.actions.life import gain_life, lose_life
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.effects.permanents.continuous import begin
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.proposals import ProposedLifeGain, ProposedLifeLoss

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXCHANGES = cite("701.12g", "each value becomes equal to the previous value of the other")


@performs(ExchangeLifeWithStat)
def _exchange(game: "Game", context: Context, effect: ExchangeLifeWithStat) -> Play[None]:
    """Nothing happens where the creature is gone, or the player can't gain or lose so much."""
    results = results_of(context)
    results.last = False
    for player in finding.find_players(game.view, context, effect.who):
        for one in acting_objects(game, context, effect.what):
            value = numbers.stat_of(game.view, one, effect.stat)
            life = game.player(player).life
            if value is None or not game.seen(one).is_creature:
                continue
            if player_cant(game, player, "gain life") and value > life:
                continue
            if player_cant(game, player, "lose life") and value < life:
                continue
            if value > life:
                yield from gain_life(
                    game,
                    ProposedLifeGain(player=player, amount=value - life, by=context.source, citations=(EXCHANGES,)),
                )
            elif value < life:
                yield from lose_life(
                    game,
                    ProposedLifeLoss(player=player, amount=life - value, by=context.source, citations=(EXCHANGES,)),
                )
            set_to = Fixed(life)
            size = SetPT(set_to, None) if effect.stat is Stat.POWER else SetPT(None, set_to)
            yield from begin(game, context, (one,), (size,), Forever())
            results.last = True
