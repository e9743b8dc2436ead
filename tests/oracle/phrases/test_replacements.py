"""What is read: what happens instead: the second half of a replacement effect."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import Prevent, ScaleAmount
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from tests.oracle.asking import ability_of


def test_three_times_as_many() -> None:
    one = ability_of(
        "If one or more creature tokens would be created under your control, three times that many of those tokens are "
        "created instead."
    )
    assert isinstance(one, Replacement)
    assert one.instead == ScaleAmount(factor=3)


def test_a_part_of_the_damage__615_1() -> None:
    one = ability_of("If a source would deal damage to you, prevent 1 of that damage.")
    assert isinstance(one, Replacement)
    assert (one.event, one.instead) == (DealsDamage(Filter(Kind.SOURCE), You()), Prevent(Fixed(1)))
