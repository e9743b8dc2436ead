"""Creatures that must attack or block, who chooses it, and events by number, as phrases (CR 508.1, 509.1, 509.3e)."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import CantDo, MustDo, PlayerHas
from rulings.abilities.conditions.condition import Negated
from rulings.abilities.effects.combat import MustAttack, MustBlock
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.effects.optional import May
from rulings.abilities.events.combat import BecomesBlocked
from rulings.abilities.players import TargetPlayer, You
from rulings.abilities.references import Antecedent, It, Target
from tests.oracle.asking import ability_of, effect_of


def test_what_blocks_it_is_not_it_itself__509_1c() -> None:
    one = ability_of("Whenever a creature you control attacks, target creature blocks it this turn if able.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, MustBlock)
    assert isinstance(one.effect.objects, Target)
    assert isinstance(one.effect.whom, It)
    assert one.effect.whom.antecedent == Antecedent("event object")


def test_a_block_may_be_had__509_1c() -> None:
    one = ability_of("When this creature enters, you may have target creature block it this turn if able.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, May)
    assert isinstance(one.effect.effect, MustBlock)


def test_whom_to_attack_is_said__508_1d() -> None:
    effect = effect_of("Target creature attacks target opponent this turn if able.")
    assert isinstance(effect, MustAttack)
    assert isinstance(effect.whom, TargetPlayer)


def test_each_attacking_creature_is_not_one_of_them__509_1c() -> None:
    effect = effect_of("Target creature blocks each attacking creature this turn if able.")
    assert isinstance(effect, Continuous)
    (change,) = effect.changes
    assert isinstance(change, MustDo)
    assert change.all_able
    assert isinstance(effect_of("Target creature blocks an attacking creature this turn if able."), MustBlock)


def test_attacking_or_blocking_are_two_requirements__508_1d() -> None:
    one = ability_of("This creature attacks or blocks each combat if able.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (MustDo("attack"), MustDo("block"))


def test_cant_if_is_cant_unless_not__508_1c() -> None:
    one = ability_of("This creature can't block if you control an untapped land.")
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CantDo)
    assert isinstance(change.unless, Negated)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("You choose which creatures attack this turn.", "chooses attackers"),
        ("You choose which creatures block this combat and how those creatures block.", "chooses blocks"),
    ],
)
def test_another_player_chooses__508_1a(text: str, what: str) -> None:
    effect = effect_of(text)
    assert isinstance(effect, RuleChange)
    assert effect.changes == (PlayerHas(You(), what),)


def test_by_number_is_once__509_3e() -> None:
    one = ability_of("Whenever this creature becomes blocked by two or more creatures, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, BecomesBlocked)
    assert one.event.at_least == 2
