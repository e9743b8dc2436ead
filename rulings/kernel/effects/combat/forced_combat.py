"""Effects that have particular creatures attack or block particular objects (CR 508.1d, 509.1c).

日本語: 特定のものへの攻撃強制・ブロック強制
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.effects.combat import MustAttack, MustBlock
from rulings.abilities.node import Node
from rulings.abilities.players import ParticularPlayer, PlayerRef
from rulings.abilities.references import Every, Particular, Several
from rulings.kernel.effects.permanents.continuous import begin, can_begin
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _settled(found: tuple[Recipient, ...]) -> Node:
    """The very objects and players, whatever the words would find later."""
    return Several(tuple(ParticularPlayer(str(one)) if isinstance(one, str) else Particular(int(one)) for one in found))


@performs(MustBlock)
def _must_block(game: "Game", context: Context, effect: MustBlock) -> Play[None]:
    yield from _must(game, context, effect)


@performs(MustAttack)
def _must_attack(game: "Game", context: Context, effect: MustAttack) -> Play[None]:
    yield from _must(game, context, effect)


def _must(game: "Game", context: Context, effect: MustBlock | MustAttack) -> Play[None]:
    if not can_begin(game, context, effect.duration):
        return
    affected: tuple[ObjectId, ...] = ()
    if not isinstance(effect.objects, Every):
        affected = yield from pick(game, context, context.controller, effect.objects, "affect")
    whom: tuple[Recipient, ...]
    if isinstance(effect.whom, PlayerRef):
        whom = finding.matching_players(game.view, context, effect.whom)
    else:
        whom = yield from pick(game, context, context.controller, effect.whom, "affect")
    if not whom or not (affected or isinstance(effect.objects, Every)):
        results_of(context).last = False
        return
    rule = MustDo("block" if isinstance(effect, MustBlock) else "attack", whom=_settled(whom))
    if isinstance(effect.objects, Every):
        # A rule, not a characteristic: it holds for whatever fits then (CR 611.2c).
        add_floating(game, context, effect.duration, filter_=effect.objects.filter, changes=(rule,))
        return
    yield from begin(game, context, affected, (rule,), effect.duration)
    results_of(context).add("affected", affected)
