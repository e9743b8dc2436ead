"""Becoming something and losing what one was, as phrases (CR 205.1a)."""

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import GainAbilities, LoseAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.vocabulary import CardType, Color
from tests.oracle.asking import ability_of, effect_of


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


def test_losing_all_abilities_and_becoming_something__613_1f() -> None:
    effect = effect_of(
        "Target creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3."
    )
    assert isinstance(effect, Continuous)
    assert effect.changes == (
        LoseAbilities(),
        SetTypes((CardType.CREATURE,), ("Elk",), in_addition=False),
        SetColors((Color.GREEN,)),
        SetPT(Fixed(3), Fixed(3)),
    )


def test_quotes_end_with_a_full_stop_or_go_on__604_1() -> None:
    for text in (
        'Creatures you control have "{T}: Add {G}" and trample.',
        'Creatures you control have "{T}: Add {G}."',
    ):
        assert isinstance(ability_of(text), StaticAbility)
