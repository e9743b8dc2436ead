"""The mana abilities that basic land types give (CR 305.6)."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import TapSelf
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Color

COLORS = "WUBRG"
COLOR_OF_LAND_TYPE = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}
"""What the intrinsic mana ability of each basic land type adds (CR 305.6)."""

_INTRINSIC: dict[frozenset[str], tuple[ActivatedAbility, ...]] = {}


def intrinsic_abilities(subtypes: frozenset[str]) -> tuple[ActivatedAbility, ...]:
    """The mana abilities that basic land types give (CR 305.6), in WUBRG order."""
    key = frozenset(subtypes & COLOR_OF_LAND_TYPE.keys())
    if key not in _INTRINSIC:
        _INTRINSIC[key] = tuple(
            ActivatedAbility(
                text=f"{{T}}: Add {{{color.value}}}.",
                cost=Cost((TapSelf(),)),
                effect=AddMana(You(), (ManaOption((f"{{{color.value}}}",)),)),
            )
            for land_type, color in COLOR_OF_LAND_TYPE.items()
            if land_type in key
        )
    return _INTRINSIC[key]
