"""Keyword actions as words (CR 701)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.turns import ExtraTurn
from rulings.abilities.events.turns import Does
from rulings.abilities.players import You
from rulings.abilities.references import It, This
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


def test_turns_after_this_one__500_7() -> None:
    assert effect_of("Take an extra turn after this one.") == ExtraTurn(You())
    assert effect_of("Take two extra turns after this one.") == ExtraTurn(You(), Fixed(2))


def test_expending_is_an_event_with_a_number__700_14() -> None:
    one = ability_of("Whenever you expend 4, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == Does("expend", You(), number=Fixed(4))


def test_an_action_without_its_number_is_declined() -> None:
    assert declined_words("When this creature enters, bolster.")
