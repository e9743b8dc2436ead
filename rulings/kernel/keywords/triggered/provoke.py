"""Provoke (CR 702.39).

日本語: 挑発
"""

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.durations import UntilEndOfCombat
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Untap
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import DefendingPlayer
from rulings.abilities.references import Target
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ATTACKS, SELF, YOU, creatures, triggered


@expands("provoke")
def provoke(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: you may have target creature of defending player block it if able; if you do, untap that creature
    (CR 702.39a)."""
    target = Target(creatures(ControlledBy(DefendingPlayer())), slot=0)
    must = Continuous(target, (MustDo("block", whom=SELF),), UntilEndOfCombat())
    return (triggered(ability, event=ATTACKS, effect=IfDone(May(YOU, must), Untap(target))),)
