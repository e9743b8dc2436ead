"""What depends on what the same effect has done; "for each" said first; entering with counters this way."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.conditions.condition import ShareAName
from rulings.abilities.conditions.history import DiesThisWay, PlayerDealtDamageThisWay, ResolvedNth
from rulings.abilities.durations import Forever
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Replace, RuleChange, Sequence
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.references import EachSaidFirst
from tests.oracle.asking import ability_of, effect_of, reading_of


def _condition(text: str) -> object:
    effect = effect_of(text)
    assert isinstance(effect, Sequence)
    last = effect.effects[-1]
    assert isinstance(last, If)
    return last.condition


def test_one_that_dies_this_way() -> None:
    found = _condition("Destroy target creature. If a white creature dies this way, draw a card.")
    assert isinstance(found, DiesThisWay)
    assert found.filter.predicates
    assert isinstance(_condition("Destroy target creature. If that creature dies this way, draw a card."), DiesThisWay)


def test_a_player_who_was_dealt_damage() -> None:
    effect = effect_of(
        "Testing Bear deals 2 damage to any target. If a player is dealt damage this way, they can't gain life for the "
        "rest of the game."
    )
    assert isinstance(effect, Sequence)
    last = effect.effects[-1]
    assert isinstance(last, If)
    assert isinstance(last.condition, PlayerDealtDamageThisWay)
    assert isinstance(last.then, RuleChange)
    assert last.then.duration == Forever()


def test_the_third_time_an_ability_resolves() -> None:
    found = _condition("Draw a card. If this is the third time this ability has resolved this turn, you gain 3 life.")
    assert found == ResolvedNth(3)


def test_several_of_one_name() -> None:
    ability = ability_of(
        "When this creature enters, if you control two or more tapped creatures with the same name as one another, "
        "draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, ShareAName)


def test_so_much_for_each() -> None:
    effect = effect_of("For each creature you control, add {G} and you gain 2 life.")
    assert isinstance(effect, Sequence)
    mana, life = effect.effects
    assert isinstance(mana, AddMana)
    assert isinstance(life, GainLife)
    assert isinstance(life.amount, Times)
    assert life.amount.amount == mana.times


def test_what_is_no_amount_is_declined() -> None:
    assert not reading_of("For each creature you control, destroy target land.", ("Sorcery",)).is_understood


def test_a_copy_of_each() -> None:
    effect = effect_of("For each token you control, create a token that's a copy of it.")
    assert isinstance(effect, CreateCopyToken)
    assert isinstance(effect.of, EachSaidFirst)


@pytest.mark.parametrize("words", ["creature sacrificed this way", "creature you control"])
def test_a_cast_trigger_says_with_what_it_enters(words: str) -> None:
    ability = ability_of(
        "When you cast this spell, each player sacrifices X creatures."
        f" This creature enters with two +1/+1 counters on it for each {words}."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Sequence)
    assert isinstance(ability.effect.effects[-1], Replace)


def test_others_enter_with_counters_while_something_is_so() -> None:
    ability = ability_of(
        "As long as this creature is in your graveyard, each Human creature you control enters with an additional "
        "+1/+1 counter on it."
    )
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert ability.condition is not None
