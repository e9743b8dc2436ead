"""Costs of spells in further words."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.counting import EachTarget
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.effects.effect import RuleChange
from tests.oracle.asking import ability_of, effect_of


def changes_of(text: str, types: tuple[str, ...] = ("Creature",)) -> list[CostChange]:
    one = ability_of(text, types)
    assert isinstance(one, StaticAbility)
    return [change for change in one.changes if isinstance(change, CostChange)]


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        ("Each spell you cast that's red or green costs {1} less to cast.", -1),
        ("Each artifact spell costs {1} more to cast for each artifact its controller controls.", 1),
        ("As long as this creature is tapped, creature spells you cast cost {2} less to cast.", -1),
        ("During turns other than yours, spells you cast cost {1} less to cast.", -1),
    ],
)
def test_spells_cost_more_or_less__601_2f(text: str, sign: int) -> None:
    assert [change.sign for change in changes_of(text)] == [sign]


@pytest.mark.parametrize("words", ["target", "creature it targets"])
def test_targets_are_counted__601_2f(words: str) -> None:
    (change,) = changes_of(f"Each instant and sorcery spell you cast costs {{1}} less to cast for each {words}.")
    assert isinstance(change.times, EachTarget)
    assert (change.times.filter is None) == (words == "target")


def test_two_conditions_are_two_changes__601_2f() -> None:
    text = "if you control an artifact and {1} less to cast if you control an enchantment."
    assert len(changes_of(f"This spell costs {{1}} less to cast {text}", ("Sorcery",))) == 2


def test_cycled_cards_are_discarded_cards__702_29a() -> None:
    (one,) = changes_of("This spell costs {2} less to cast for each card you've cycled or discarded this turn.")
    (other,) = changes_of("This spell costs {2} less to cast for each card you've discarded this turn.")
    assert one.times == other.times


def test_costs_for_a_time__611_2a() -> None:
    one = effect_of("Noncreature spells your opponents cast cost {2} more to cast until your next turn.")
    assert isinstance(one, RuleChange)
