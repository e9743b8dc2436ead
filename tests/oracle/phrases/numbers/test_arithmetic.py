"""What is read: half, twice, plus, minus, the difference (CR 107.1)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Difference, Greater, TheDifference
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.node import walk
from rulings.abilities.players import You
from tests.oracle.asking import effect_of


def test_it_is_that_of_the_condition_of_the_sentence__608_2c() -> None:
    effect = effect_of(
        "Draw a card. Then if you have fewer than three cards in hand, draw cards equal to the difference."
    )
    found = [one for one in walk(effect) if isinstance(one, Difference)]
    assert found == [Difference(HandSize(You()), Fixed(3))]
    assert not any(isinstance(one, TheDifference) for one in walk(effect))


def test_the_greater_of_two_numbers() -> None:
    one = effect_of("You gain life equal to 2 or the greatest power among creatures you control, whichever is greater.")
    assert any(isinstance(node, Greater) for node in walk(one))
