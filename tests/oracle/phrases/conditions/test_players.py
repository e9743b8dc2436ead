"""What is read: what players have, control and did, several of them too."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import SomePlayer
from rulings.abilities.effects.conditional import If
from tests.oracle.asking import ability_of, effect_of


def test_spells_of_an_opponent() -> None:
    effect = effect_of("If an opponent cast three or more spells this turn, draw a card.")
    assert isinstance(effect, If)
    assert isinstance(effect.condition, SomePlayer)


@pytest.mark.parametrize("words", ["more life", "less life", "more cards in hand", "fewer cards in hand"])
def test_compared_with_you(words: str) -> None:
    one = ability_of(f"At the beginning of your upkeep, if an opponent has {words} than you, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, SomePlayer)
