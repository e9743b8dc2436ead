"""Limits on counters, and how something started the turn, as phrases (CR 608.2i, 704.5r)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import WasSoAsTurnBegan
from tests.oracle.asking import ability_of


def test_not_more_than_so_many_counters__704_5r() -> None:
    ability = ability_of("This creature can't have more than seven dream counters on it.")
    assert isinstance(ability, StaticAbility)
    assert ability.changes == (CantDo("have more counters", maximum=Fixed(7), kind="dream"),)


def test_started_the_turn_untapped__608_2i() -> None:
    ability = ability_of(
        "At the beginning of your upkeep, if this creature started the turn untapped, put a dream counter on it."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, WasSoAsTurnBegan)
