"""What is read: there is one, there is none, a player controls so many."""

import pytest

from rulings.abilities.ability import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.history import ManaSpent
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated, SomePlayer
from rulings.abilities.conditions.history import WasCast, WasPaid
from rulings.abilities.effects.cards import Draw
from rulings.abilities.filters.history import Another
from rulings.abilities.node import walk
from rulings.abilities.players import CouldNotSacrifice, EachOpponent, PlayersWho, You
from rulings.abilities.references import It, This
from rulings.abilities.vocabulary import Comparison
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of

_TEXT = (
    "Whenever a land you control enters, you may pay {1}{G} if this permanent is attached to a creature you control. "
    "If you do, create a token that's a copy of that creature. If you didn't create a token this way, draw a card."
)


def condition_of(text: str) -> object:
    ability = ability_of(f"As long as {text}, this creature gets +1/+1.")
    assert isinstance(ability, StaticAbility)
    return ability.condition


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("no mana was spent to cast it", Compare(ManaSpent(of=It("it", This("creature"))), Comparison.EQUAL, Fixed(0))),
        ("it escaped", WasPaid("escape", of=It("it", This("creature")))),
        ("you didn't cast it from your hand", Negated(WasCast(It("it", This("creature")), You(), "hand"))),
    ],
)
def test_how_it_was_cast__400_7d(words: str, condition: Condition) -> None:
    one = ability_of(f"When this creature enters, if {words}, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition == condition


def test_an_if_right_after_the_event_is_part_of_the_trigger__603_4() -> None:
    ability = ability_of("When this creature enters, if you control an artifact, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, Exists)
    assert isinstance(ability.effect, Draw)


def test_without_a_comparison_there_is_none__107_1() -> None:
    assert declined_words("If you control a creature, draw cards equal to the difference.")


def test_an_opponent_controls_more() -> None:
    ability = ability_of("{T}: Draw a card. Activate only if an opponent controls more lands than you.")
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.instant_timing, SomePlayer)


def test_without_the_condition_that_creature_is_nothing() -> None:
    text = _TEXT.replace(" if this permanent is attached to a creature you control", "")
    assert not reading_of(text).is_understood


def test_keywords_that_are_many_are_not_understood() -> None:
    declined_words(
        "As long as a creature you control has flying, Testing Bear has flying. The same is true for protection."
    )


def test_who_cant_is_who_did_not_discard() -> None:
    effect = effect_of("Each opponent discards a card. For each opponent who can't, you draw a card.")
    (found,) = (node for node in walk(effect) if isinstance(node, PlayersWho))
    assert isinstance(found.condition, Negated)


def test_who_cant_after_a_sacrifice_is_who_sacrificed_nothing__609_3() -> None:
    effect = effect_of("Each opponent sacrifices a creature. Each opponent who can't loses 2 life.")
    (found,) = (node for node in walk(effect) if isinstance(node, CouldNotSacrifice))
    assert found.players == EachOpponent()


def test_who_cant_needs_something_that_all_were_told_to_do() -> None:
    assert declined_words("You draw a card. Each opponent who can't loses 2 life.", ("Sorcery",)) is not None


def test_another_is_not_this_one() -> None:
    found = condition_of("you control another creature with power 4 or greater")
    assert isinstance(found, Exists)
    assert found.filter.predicates[0] == Another()


def test_one_creature_with_different_powers_is_no_condition() -> None:
    assert declined_words("This creature gets +1/+1 as long as you control a creature with different powers.")


def test_poison_is_asked_of_each_opponent_alone() -> None:
    found = condition_of("an opponent has three or more poison counters")
    assert isinstance(found, SomePlayer)
    assert isinstance(found.condition, Compare)
    assert isinstance(found.condition.left, CountersOn)
