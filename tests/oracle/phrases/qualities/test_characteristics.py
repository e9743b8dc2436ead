"""What is read: colors, types, numbers, names, abilities (CR 109.3)."""

import pytest

from rulings.abilities.ability import KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import (
    HasAdventure,
    HasColors,
    HasExtreme,
    HasKeyword,
    HasName,
    HasOwnStat,
    HasParity,
    HasStat,
    HasSubtype,
    HasType,
    IsColor,
    SharesWith,
)
from rulings.abilities.filters.filter import Both, Either, Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsToken
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Stat
from tests.oracle.asking import ability_of, declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)
ARTIFACT = HasType(CardType.ARTIFACT)


def filter_of(noun: str) -> Filter:
    effect = effect_of(f"Destroy target {noun}.")
    assert isinstance(effect, Destroy)
    assert isinstance(effect.what, Target)
    return effect.what.filter


@pytest.mark.parametrize(
    ("noun", "predicates"),
    [
        ("creature", (CREATURE,)),
        ("artifact creature", (ARTIFACT, CREATURE)),
        ("Elf", (HasSubtype("Elf"),)),
        ("nontoken white creature", (Not(IsToken()), IsColor(Color.WHITE), CREATURE)),
        ("noncreature, nonland permanent", (Not(CREATURE), Not(HasType(CardType.LAND)))),
        ("artifact or creature an opponent controls", None),
        ("creature you control with flying", (CREATURE, ControlledBy(You()), HasKeyword("flying"))),
        ("creature with power 3 or less", (CREATURE, HasStat(Stat.POWER, Comparison.AT_MOST, Fixed(3)))),
        ("creature token", (CREATURE, IsToken())),
        (
            "artifact, enchantment, or land",
            (Either((ARTIFACT, HasType(CardType.ENCHANTMENT), HasType(CardType.LAND))),),
        ),
    ],
)
def test_noun_phrases_keep_the_order_of_the_words(noun: str, predicates: tuple[object, ...] | None) -> None:
    found = filter_of(noun)
    assert found.kind is Kind.PERMANENT
    if predicates is not None:
        assert found.predicates == predicates


def test_what_only_a_creature_can_have_narrows_only_the_creature() -> None:
    found = filter_of("artifact or creature with flying")
    assert found.predicates == (Either((ARTIFACT, Both((CREATURE, HasKeyword("flying"))))),)


def test_a_color_before_two_nouns_is_not_guessed() -> None:
    assert declined_words("Destroy target white artifact or creature.", ("Sorcery",))


def test_a_spell_that_has_an_adventure__715_2() -> None:
    one = ability_of("Whenever you cast a creature spell that has an Adventure, draw a card.")
    assert HasAdventure() in list(walk(one))


def test_lesser_than_what_was_spoken_of() -> None:
    ability = ability_of(
        "Whenever another creature you control enters, return up to one target creature you control with lesser mana "
        "value to its owner's hand."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ReturnTo)
    assert isinstance(ability.effect.what, Target)
    assert isinstance(ability.effect.what.filter.predicates[-1], HasStat)


@pytest.mark.parametrize("words", ["with the lowest mana value", "with the greatest power among creatures you control"])
def test_extremes(words: str) -> None:
    effect = effect_of(f"Destroy target creature {words}.")
    (extreme,) = [one for one in walk(effect) if isinstance(one, HasExtreme)]
    assert extreme.among is not None


def test_what_objects_share() -> None:
    ability = ability_of("Creatures that share a color with equipped creature get +1/+1.")
    assert any(isinstance(one, SharesWith) and one.what == "color" for one in walk(ability))


@pytest.mark.parametrize("name", ["Toy, the Fading Light", "Urza's Tower", "Heroes' Podium", "Fang, Fearless l'Cie"])
def test_names_are_as_cards_print_them__201_2(name: str) -> None:
    one = ability_of(f"{{1}}: Destroy target creature named {name}.")
    assert [node.name for node in walk(one) if isinstance(node, HasName)] == [name]


def test_an_odd_mana_value__107_1() -> None:
    one = ability_of("Whenever you cast a spell with an odd mana value, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, CastsSpell)
    assert one.event.spell.predicates == (HasParity(Stat.MANA_VALUE, odd=True),)


def test_a_list_of_names_is_not_one_name__201_2() -> None:
    """The name of three Equipment is none's."""
    assert declined_words(
        "Equipment named Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra have indestructible.", ("Artifact",)
    )


def test_a_creature_is_compared_with_itself__208_1() -> None:
    found = ability_of(
        "When this creature enters, draw a card for each creature you control with toughness greater than its power."
    )
    assert [one for one in walk(found) if isinstance(one, HasOwnStat)] == [
        HasOwnStat(Stat.TOUGHNESS, Comparison.GREATER, Stat.POWER)
    ]


def test_base_power_is_a_number_of_its_own__208_4b() -> None:
    found = ability_of(
        "At the beginning of your end step, if you control a creature with power greater than its "
        "base power, draw a card."
    )
    assert HasOwnStat(Stat.POWER, Comparison.GREATER, Stat.BASE_POWER) in list(walk(found))


def test_numbers_of_colors() -> None:
    ability = ability_of("Each spell you cast that's exactly three colors has replicate {3}.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.affected, Filter)
    assert HasColors(3) in ability.affected.predicates
    keyword = ability_of("Protection from spells that are one or more colors")
    assert isinstance(keyword, KeywordAbility)
    assert keyword.quality == Filter(Kind.SPELL, (HasColors(1, or_more=True),))
