"""What is read: static abilities that change what objects are: types, colors, all abilities (CR 613)."""

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import GainAbilities, LoseAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.vocabulary import CardType, Color
from tests.oracle.asking import ability_of


def test_still_a_land_in_a_second_sentence() -> None:
    ability = ability_of("Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.changes[0], SetTypes)
    assert ability.changes[0].in_addition


def test_while_it_is_no_creature() -> None:
    ability = ability_of(
        "As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal "
        "to its mana value."
    )
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.condition, Negated)


def test_all_other_types_and_abilities_are_lost__205_1a() -> None:
    text = (
        "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, "
        "and it loses all other abilities, card types, and creature types."
    )
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (
        SetTypes((CardType.ARTIFACT, CardType.CREATURE), in_addition=False),
        SetTypes((), ("Insect",), in_addition=False),
        LoseAbilities(all_others=True),
        GainAbilities((KeywordAbility(name="indestructible"),)),
        SetPT(Fixed(0), Fixed(1)),
    )


def test_a_colorless_land_with_an_ability_in_quotes__105_2c() -> None:
    text = 'Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.'
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    types, colors, losses, gains = one.changes
    assert (types, colors) == (SetTypes((CardType.LAND,), in_addition=False), SetColors())
    assert losses == LoseAbilities(all_others=True)
    assert isinstance(gains, GainAbilities)
    assert isinstance(gains.abilities[0], ActivatedAbility)


def test_two_groups_that_become_both__613_1d() -> None:
    one = ability_of(
        "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other "
        "types."
    )
    assert isinstance(one, StaticAbility)
    assert one.changes == (
        SetTypes((CardType.CREATURE, CardType.LAND), ("Saproling", "Forest")),
        SetColors((Color.GREEN,)),
        SetPT(Fixed(1), Fixed(1)),
    )


def test_other_card_types_are_lost_and_abilities_stay() -> None:
    read = ability_of("Enchanted permanent is an enchantment and loses all other card types.", ("Enchantment",))
    assert isinstance(read, StaticAbility)
    assert read.changes == (SetTypes((CardType.ENCHANTMENT,), in_addition=False),)
