"""Decayed (CR 702.147).

日本語: 腐乱
"""

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.events.turns import EndOfCombat
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ATTACKS, SELF, YOU, triggered


@expands("decayed")
def decayed(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It can't block; when it attacks, sacrifice it at end of combat (CR 702.147a)."""
    return (
        StaticAbility(text=ability.text, affected=SELF, changes=(CantDo("block"),), keyword=ability.name),
        triggered(ability, event=ATTACKS, effect=Delayed(EndOfCombat(), Sacrifice(YOU, SELF))),
    )
