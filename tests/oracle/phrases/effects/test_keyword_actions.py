"""What is read: keyword actions that a verb names whole (CR 701)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target, This, ThisWay
from tests.oracle.asking import ability_of, declined_words, effect_of


def triggered(words: str) -> KeywordAction:
    one = ability_of(f"When this creature enters, {words}.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, KeywordAction)
    return one.effect


@pytest.mark.parametrize(
    ("words", "name", "amount"),
    [
        ("bolster 2", "bolster", 2),
        ("discover 4", "discover", 4),
        ("adapt 3", "adapt", 3),
        ("monstrosity 3", "monstrosity", 3),
        ("investigate twice", "investigate", 2),
        ("amass Orcs 2", "amass", 2),
    ],
)
def test_a_number_tells_how_much__701(words: str, name: str, amount: int) -> None:
    action = triggered(words)
    assert (action.name, action.amount) == (name, Fixed(amount))


def test_amass_names_a_subtype__701_47a() -> None:
    assert triggered("amass Orcs 2").subtype == "Orc"


@pytest.mark.parametrize("verb", ["explore", "connive"])
def test_a_permanent_does_it__701_44a(verb: str) -> None:
    action = triggered(f"it {verb}s")
    assert action.name == verb
    assert isinstance(action.what, It)
    assert action.what.antecedent == This("creature")


def test_earthbend_targets_a_land_of_yours__701_66a() -> None:
    effect = effect_of("Earthbend 2.")
    assert isinstance(effect, KeywordAction)
    assert (effect.name, effect.amount) == ("earthbend", Fixed(2))
    assert isinstance(effect.what, Target)


def test_the_blighted_creature__701_68c() -> None:
    effect = effect_of("You may blight 1. If you do, create a token that's a copy of the blighted creature.")
    assert ThisWay("blighted") in list(walk(effect))
    assert declined_words("When this creature enters, create a token that's a copy of the blighted creature.")
