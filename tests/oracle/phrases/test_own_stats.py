"""Two numbers of one object compared: "its" is the object that is asked about, not the source."""

from rulings.abilities.filters.characteristics import HasOwnStat
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Comparison, Stat
from tests.oracle.asking import ability_of


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
