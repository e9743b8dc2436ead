"""The difference of two numbers that a condition compares (CR 107.1)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Difference, TheDifference
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.node import walk
from rulings.abilities.players import You
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_it_is_that_of_the_intervening_condition__603_4() -> None:
    ability = ability_of(
        "At the beginning of your upkeep, if you have fewer than seven cards in hand, draw cards equal to the "
        "difference."
    )
    assert ability.effect.amount == Difference(HandSize(You()), Fixed(7))


def test_it_is_that_of_the_condition_of_the_sentence__608_2c() -> None:
    effect = effect_of(
        "Draw a card. Then if you have fewer than three cards in hand, draw cards equal to the difference."
    )
    found = [one for one in walk(effect) if isinstance(one, Difference)]
    assert found == [Difference(HandSize(You()), Fixed(3))]
    assert not any(isinstance(one, TheDifference) for one in walk(effect))


def test_without_a_comparison_there_is_none__107_1() -> None:
    assert declined_words("If you control a creature, draw cards equal to the difference.")
