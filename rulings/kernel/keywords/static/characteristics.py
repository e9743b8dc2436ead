"""Characteristic-defining keywords: changeling and devoid (CR 702.73, 702.114).

日本語: 多相、欠色
"""

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.changes.change import Change, SetColors, SetTypes
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF


def _defining(ability: KeywordAbility, change: Change) -> tuple[Ability, ...]:
    return (
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(change,),
            is_characteristic_defining=True,
            keyword=ability.name,
        ),
    )


@expands("changeling")
def changeling(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It is every creature type, in every zone (CR 702.73a)."""
    return _defining(ability, SetTypes(every="creature type"))


@expands("devoid")
def devoid(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It is colourless, in every zone (CR 702.114a)."""
    return _defining(ability, SetColors())
