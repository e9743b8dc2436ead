"""What is read: sagas and their chapters (CR 714)."""

import pytest

from rulings.abilities.ability import Chapter, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.characteristics import HasManaCost, HasTotalPT
from rulings.abilities.filters.filter import Both, Predicate
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, ability_of


def predicates_of(text: str) -> set[type[Predicate]]:
    return {type(node) for node in walk(ability_of(text, ("Sorcery",))) if isinstance(node, Predicate)}


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("Destroy target creature with total power and toughness 5 or less.", HasTotalPT),
        ("Destroy target creature with no counters on it.", HasCounter),
        ("Exile target card in a graveyard other than a basic land card.", Both),
        ("Search your library for an artifact card with mana cost {0} or {1}, reveal it, then shuffle.", HasManaCost),
    ],
)
def test_qualities_behind_the_noun(text: str, predicate: type[Predicate]) -> None:
    assert predicate in predicates_of(text)


def test_a_saga_gains_for_good_what_stands_in_quotes_within_quotes__611_2a() -> None:
    one = ability_of(
        "II — This Saga gains \"{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token "
        "gets +1/+1 for each artifact you control.'\"",
        ("Enchantment",),
    )
    assert isinstance(one, Chapter)
    assert isinstance(one.effect, Continuous)
    (gains,) = one.effect.changes
    assert isinstance(gains, GainAbilities)
    assert any(isinstance(node, StaticAbility) for node in walk(gains))


def test_chapters_are_numbered__714_2() -> None:
    ability = ability_of("I, II — Draw a card.", ("Enchantment",))
    assert isinstance(ability, Chapter)
    assert ability.numbers == (1, 2)


def test_a_chapter_may_have_a_flavor_word__207_2d() -> None:
    (read,) = abilities_of("I — Wind Blades — Draw a card.", ("Enchantment",))
    assert isinstance(read, Chapter)
    assert read.numbers == (1,)
    assert read.label


def test_an_ability_within_an_ability_within_a_token() -> None:
    read = ability_of(
        'When this creature dies, create a 1/1 blue Fish creature token with "When this token dies, create a 2/2 blue '
        "Whale creature token with 'When this token dies, draw a card.'\""
    )
    outer = next(one for one in walk(read) if isinstance(one, CreateToken))
    (given,) = outer.token.abilities
    assert isinstance(given, TriggeredAbility)
    assert isinstance(given.effect, CreateToken)
    (inner,) = given.effect.token.abilities
    assert isinstance(inner, TriggeredAbility)
    assert inner.text == "When this token dies, draw a card."
