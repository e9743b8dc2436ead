"""Choosing anew what a creature is attacking (CR 508.7).

日本語: 攻撃先の選び直し
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.combat import ReselectAttacked
from rulings.cite import cite
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, recipient_options
from rulings.kernel.state.defending import begin_to_attack, defenders

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

RESELECTS = cite("508.7", "reselect which player, planeswalker, or battle a creature is attacking")
STAYS = cite("508.7a", "isn’t removed from combat")
WHOM = cite("508.7c", "must be an opponent of the attacking creature’s controller")


@performs(ReselectAttacked)
def _reselect(game: "Game", context: Context, effect: ReselectAttacked) -> Play[None]:
    """The creature goes on attacking, but something else; it is no second attack (CR 508.7a)."""
    player = finding.find_players(game.view, context, effect.who)[0]
    results_of(context).last = False
    for attacker in (yield from pick(game, context, player, effect.what, "attacks instead")):
        combat = game.state.combat
        if combat is None or attacker not in combat.attackers:
            continue
        # Requirements and restrictions on declaring attackers don't matter (CR 508.7b).
        possible = defenders(game, game.seen(attacker).controller)
        now = combat.attackers[attacker]
        if not possible:
            continue
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.OBJECTS,
                "attacks instead",
                recipient_options(game, possible),
                source=context.source,
                citations=(RESELECTS, WHOM),
                default=(possible.index(now) if now in possible else 0,),
            )
        )
        chosen = picked[0].value
        results_of(context).last = True
        if chosen != now:
            begin_to_attack(game, {attacker: chosen})
            game.emit(e.AttackReselected(object=attacker, to=chosen, citations=(RESELECTS, STAYS)))
