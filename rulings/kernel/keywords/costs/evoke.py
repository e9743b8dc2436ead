"""Evoke (CR 702.74).

日本語: 想起
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.players import ControllerOf
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, SELF, triggered
from rulings.kernel.keywords.costs.alternative_costs import alternative_cost

alternative_cost("evoke")


@expands("evoke")
def evoke(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its evoke cost was paid: when it enters, its controller sacrifices it (CR 702.74a)."""
    effect = Sacrifice(ControllerOf(SELF), SELF)
    return (triggered(ability, event=ENTERS, condition=WasPaid("evoke"), effect=effect),)
