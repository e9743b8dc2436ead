"""What is read: life, hands, what a player has (CR 119, 402)."""

from rulings.abilities.amounts.players import LifeDifference
from rulings.abilities.node import walk
from tests.oracle.asking import effect_of


def test_the_difference_between_two_players_life_totals() -> None:
    one = effect_of(
        "Two target players exchange life totals. You gain life equal to the difference between those players' life "
        "totals."
    )
    assert any(isinstance(node, LifeDifference) for node in walk(one))
