"""What is read: how many, the greatest, devotion (CR 107, 700.5)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import WhereX, X
from rulings.abilities.amounts.counting import (
    Count,
    CountersOn,
    CountPlayers,
    Devotion,
    EachTarget,
    StatOf,
    TargetsBeyondFirst,
)
from rulings.abilities.changes.change import Change, SetPT
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.effects.cards import Draw
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Color, Stat
from tests.oracle.asking import ability_of, effect_of

CREATURE = HasType(CardType.CREATURE)


def _changes(text: str) -> tuple[Change, ...]:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    return ability.changes


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def changes_of(text: str, types: tuple[str, ...] = ("Creature",)) -> list[CostChange]:
    one = ability_of(text, types)
    assert isinstance(one, StaticAbility)
    return [change for change in one.changes if isinstance(change, CostChange)]


def test_x_is_what_the_text_says_afterwards__107_3c() -> None:
    effect = effect_of("Draw X cards, where X is the number of creatures you control.")
    assert effect == Draw(You(), WhereX(Count(Filter(predicates=(CREATURE, ControlledBy(You()))))))


def test_the_size_is_that_of_each_affected_object() -> None:
    size = _changes(
        "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."
    )[-1]
    value = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
    assert size == SetPT(value, value)


def test_devotion_counts_the_colors_that_are_named__700_5() -> None:
    effect = effect_of("Each opponent loses life equal to your devotion to white and black.")
    assert Devotion((Color.WHITE, Color.BLACK)) in list(walk(effect))


def test_opponents_are_counted_singly() -> None:
    one = static_of("Equipped creature gets +1/+0 for each opponent you have.")
    assert CountPlayers(EachOpponent()) in list(walk(one))


def test_each_target_beyond_the_first_costs_more__601_2f() -> None:
    one = ability_of("This spell costs {1} more to cast for each target beyond the first.", ("Sorcery",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert change.times == TargetsBeyondFirst()


def test_x_of_another_sentence_is_the_same_x__107_3c() -> None:
    one = ability_of(
        "When this creature enters, draw X cards, where X is your devotion to blue. If X is greater than or equal to "
        "the number of cards in your library, you win the game."
    )
    assert not [node for node in walk(one) if isinstance(node, X)]
    assert {node.value for node in walk(one) if isinstance(node, WhereX)} == {Devotion((Color.BLUE,))}


@pytest.mark.parametrize("words", ["target", "creature it targets"])
def test_targets_are_counted__601_2f(words: str) -> None:
    (change,) = changes_of(f"Each instant and sorcery spell you cast costs {{1}} less to cast for each {words}.")
    assert isinstance(change.times, EachTarget)
    assert (change.times.filter is None) == (words == "target")


def test_a_counter_that_a_player_has_is_counted() -> None:
    read = ability_of("This creature gets +1/+1 for each experience counter you have.")
    assert any(one == CountersOn("experience", You()) for one in walk(read))
    assert not any(isinstance(one, ControlledBy) for one in walk(read))
