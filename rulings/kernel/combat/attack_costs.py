"""Optional costs to attack: "you may exert this creature as it attacks" (CR 508.1g, 701.43d).

日本語: 任意の攻撃コスト、督励
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import AttackCost, TriggeredAbility
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.casting.costs.costs import offer_payment
from rulings.kernel.combat.attacking import as_they_attack
from rulings.kernel.questions import truth
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare_ability(AttackCost)

CHOOSES = cite("508.1g", "optional costs to attack with the chosen creatures")


@as_they_attack
def pay_as_they_attack(game: "Game", player: PlayerId, attackers: tuple[ObjectId, ...]) -> Play[None]:
    """The active player chooses which of these costs to pay; what triggers on paying is linked to the ability that
    allowed it (CR 607.2h)."""
    for attacker in attackers:
        for ability in game.seen(attacker).abilities:
            if not isinstance(ability, AttackCost):
                continue
            context = Context(player, attacker)
            if not truth.holds(game.view, context, ability.condition):
                continue
            paid = yield from offer_payment(game, context, player, ability.cost, citations=(CHOOSES,))
            if paid and ability.effect is not None:
                trigger = TriggeredAbility(text=ability.text, effect=ability.effect)
                pending = PendingTrigger(trigger, attacker, player, None, game.object(attacker).timestamp)
                game.change(pending=(*game.state.pending, pending))
