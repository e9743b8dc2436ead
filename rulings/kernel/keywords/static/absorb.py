"""Absorb (CR 702.64).

日本語: 吸収
"""

from rulings.abilities.ability import Ability, KeywordAbility, Replacement
from rulings.abilities.events.damage_and_life import IsDealtDamage
from rulings.abilities.modifications import Prevent
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF, number


@expands("absorb")
def absorb(ability: KeywordAbility) -> tuple[Ability, ...]:
    """N of the damage that a source would deal to it is prevented (CR 702.64a)."""
    return (Replacement(text=ability.text, event=IsDealtDamage(SELF), instead=Prevent(number(ability))),)
