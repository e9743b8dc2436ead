"""What is read: two numbers compared."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Difference
from rulings.abilities.amounts.counting import CountPlayers, DistinctCount
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.conditions.history import Happened
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, PlayersWho, You
from rulings.abilities.vocabulary import Comparison
from tests.oracle.asking import ability_of, effect_of


def condition_of(text: str) -> object:
    ability = ability_of(f"As long as {text}, this creature gets +1/+1.")
    assert isinstance(ability, StaticAbility)
    return ability.condition


def test_it_is_that_of_the_intervening_condition__603_4() -> None:
    ability = ability_of(
        "At the beginning of your upkeep, if you have fewer than seven cards in hand, draw cards equal to the "
        "difference."
    )
    assert ability.effect.amount == Difference(HandSize(You()), Fixed(7))


def test_its_power_is_exactly_so_much() -> None:
    one = ability_of(
        "Whenever you gain life, this creature explores. Then destroy all other creatures if its power is exactly 20."
    )
    assert any(isinstance(node, Compare) for node in walk(one))


def test_comparison_of_life() -> None:
    one = ability_of("At the beginning of your end step, if you gained 3 or more life this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    assert one.condition.comparison is Comparison.AT_LEAST


def test_either_event_speaks_of_that_creature__603_4() -> None:
    one = ability_of(
        "Whenever another creature you control enters or dies, if that creature's power is greater than this "
        "creature's, draw a card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("lost life this turn", Happened),
        ("gained life this turn", Happened),
        ("was dealt combat damage this turn", Happened),
        ("drew two or more cards this turn", Compare),
        ("controls more lands than you", Compare),
        ("has less life than you", Compare),
        ("has three or more poison counters", Compare),
    ],
)
def test_each_is_counted_once(words: str, kind: type) -> None:
    effect = effect_of(f"Draw a card for each opponent who {words}.")
    (found,) = (node for node in walk(effect) if isinstance(node, CountPlayers))
    assert isinstance(found.players, PlayersWho)
    assert found.players.players == EachOpponent()
    assert isinstance(found.players.condition, kind)


def test_different_powers_are_counted_not_creatures() -> None:
    found = condition_of("you control three or more creatures with different powers")
    assert isinstance(found, Compare)
    assert isinstance(found.left, DistinctCount)
    assert found.left.what == "power"
    assert found.right == Fixed(3)


@pytest.mark.parametrize("verb", ["gained", "lost"])
def test_so_much_life_this_turn(verb: str) -> None:
    one = ability_of(f"At the beginning of your end step, if you {verb} 3 or more life this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, Compare)
    assert isinstance(one.condition.left, DoneThisTurn)
