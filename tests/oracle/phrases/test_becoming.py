"""Becoming something else, and numbers that a text defines (CR 205.1, 604.3)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import Change, LoseAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Color, Stat
from tests.oracle.asking import ability_of, effect_of


def _changes(text: str) -> tuple[Change, ...]:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    return ability.changes


def test_a_land_that_is_still_a_land_keeps_its_types__205_1b() -> None:
    effect = effect_of("Target land becomes a 3/3 creature until end of turn. It's still a land.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (SetTypes((CardType.CREATURE,)), SetPT(Fixed(3), Fixed(3)))


def test_types_are_set_where_nothing_is_kept__205_1a() -> None:
    assert _changes("Enchanted permanent is a colorless Forest land.") == (
        SetTypes((CardType.LAND,), ("Forest",), in_addition=False),
        SetColors(()),
    )


def test_a_creature_type_alone_replaces_creature_types() -> None:
    assert _changes("Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.") == (
        SetTypes((), ("Treefolk",), in_addition=False),
        SetPT(Fixed(0), Fixed(4)),
        LoseAbilities(),
    )


def test_an_artifact_creature_keeps_its_other_types__205_1b() -> None:
    effect = effect_of("Target artifact becomes a 5/5 Golem artifact creature until end of turn.")
    assert isinstance(effect, Continuous)
    assert effect.changes[:2] == (
        SetTypes((CardType.ARTIFACT, CardType.CREATURE)),
        SetTypes((), ("Golem",), in_addition=False),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Nonland permanents you control are artifacts in addition to their other types.",
        "Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.",
        "All lands are 1/1 creatures that are still lands.",
    ],
)
def test_other_types_are_kept(text: str) -> None:
    types = _changes(text)[0]
    assert isinstance(types, SetTypes)
    assert types.in_addition


def test_the_size_is_that_of_each_affected_object() -> None:
    size = _changes(
        "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."
    )[-1]
    value = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
    assert size == SetPT(value, value)


def test_power_and_toughness_are_defined_in_all_zones__604_3() -> None:
    ability = ability_of("Testing Bear's power and toughness are each equal to the number of creatures you control.")
    assert isinstance(ability, StaticAbility)
    assert ability.is_characteristic_defining


def test_toughness_may_be_one_more() -> None:
    ability = ability_of(
        "Testing Bear's power is equal to the number of creature cards in all graveyards and its toughness is equal to "
        "that number plus 1."
    )
    assert isinstance(ability, StaticAbility)
    (size,) = ability.changes
    assert isinstance(size, SetPT)
    assert size.power is not None
    assert size.toughness == Plus(size.power, Fixed(1))


@pytest.mark.parametrize(
    ("text", "colors"),
    [("All creatures are black.", (Color.BLACK,)), ("All permanents are colorless.", ())],
)
def test_an_effect_that_says_what_colours_things_are(text: str, colors: tuple[Color, ...]) -> None:
    assert _changes(text) == (SetColors(colors),)
