"""What an Aura enchants is told where one ability of that name takes the place of another (CR 702.5)."""

import pytest

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.filters.status import InZone
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.ids import PlayerId
from rulings.language import Language
from rulings.narrate.altered import differences

_DEAD = KeywordAbility(name="enchant", quality=Filter(Kind.CARD, (HasType(CardType.CREATURE), InZone(Zone.GRAVEYARD))))
_RETURNED = KeywordAbility(name="enchant", quality=Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith())))
_OTHER = KeywordAbility(name="flash")


def _aura_with(enchant: KeywordAbility) -> Characteristics:
    return Characteristics(
        name="Rise",
        mana_cost=None,
        colors=frozenset(),
        supertypes=frozenset(),
        types=frozenset({CardType.ENCHANTMENT}),
        subtypes=frozenset({"Aura"}),
        abilities=(_OTHER, enchant),
        power=None,
        toughness=None,
        loyalty=None,
        defense=None,
        controller=PlayerId("A"),
        mana_value=0,
    )


@pytest.mark.parametrize(
    ("language", "lost", "has"),
    [
        (Language.EN, "loses enchant card in a graveyard", "has enchant creature put onto the battlefield with it"),
        (
            Language.JA,
            "エンチャント（墓地にあるカード）を失っている",
            "エンチャント（これにより戦場に出たクリーチャー）を持つ",
        ),
    ],
)
def test_two_enchant_abilities_are_told_apart(language: Language, lost: str, has: str) -> None:
    before, after = (_aura_with(one) for one in (_DEAD, _RETURNED))
    assert differences(before, after, language) == (lost, has)
