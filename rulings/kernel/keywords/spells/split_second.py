"""Split second (CR 702.61).

日本語: 刹那
"""

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.keyword_abilities import expands


@expands("split second")
def split_second(ability: KeywordAbility) -> tuple[Ability, ...]:
    """No other spells and no abilities but mana abilities (CR 702.61a); special actions stay (CR 702.61b)."""
    return (
        StaticAbility(
            text=ability.text,
            changes=(PlayerCant(AnyPlayer(), "cast"), PlayerCant(AnyPlayer(), "activate")),
            zones=(Zone.STACK,),
            keyword=ability.name,
        ),
    )
