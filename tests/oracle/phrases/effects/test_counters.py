"""What is read: putting, moving and removing counters (CR 122)."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.counters import DoubleCounters, GetEnergy, MoveCounters, PutCounters, PutItsCounters
from rulings.abilities.effects.life import ExchangeLife
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It, Target
from tests.oracle.asking import ability_of, effect_of


def _entry(text: str) -> tuple[Replacement, EntersWith]:
    ability = ability_of(text)
    assert isinstance(ability, Replacement)
    assert ability.as_enters
    assert isinstance(ability.instead, EntersWith)
    return ability, ability.instead


def _counters(how: EntersWith) -> PutCounters:
    (counters,) = how.counters
    assert isinstance(counters, PutCounters)
    return counters


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Double the number of +1/+1 counters on target creature.", "+1/+1"),
        ("Double the number of each kind of counter on target permanent.", None),
        ("Double the number of +1/+1 counters on each creature you control.", "+1/+1"),
    ],
)
def test_counters__701_10e(words: str, kind: str | None) -> None:
    node = effect_of(words)
    assert isinstance(node, DoubleCounters)
    assert node.kind == kind


def test_counters_for_each() -> None:
    counters = _counters(
        _entry("This creature enters with a +1/+1 counter on it for each creature card in your graveyard.")[1]
    )
    assert isinstance(counters.amount, Times)


def test_energy_by_number() -> None:
    assert isinstance(effect_of("You get {E} for each creature you control."), GetEnergy)
    assert isinstance(effect_of("You get an amount of {E} equal to the number of creatures you control."), GetEnergy)


def test_all_counters_are_of_every_kind__122_5() -> None:
    moved = effect_of("Move all counters from target creature onto another target creature.")
    assert isinstance(moved, MoveCounters)
    assert (moved.amount, moved.kind) == (AllOf(), None)


def test_counters_of_players__122_1() -> None:
    effect = effect_of("You get an experience counter.")
    assert isinstance(effect, PutCounters)
    assert effect.kind == "experience"
    drawn = effect_of("Draw cards equal to the number of experience counters you have.")
    assert isinstance(drawn, Draw)
    assert isinstance(drawn.amount, CountersOn)


def test_its_counters_are_put__122_8() -> None:
    one = ability_of("When this creature dies, put its counters on target creature you control.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, PutItsCounters)


def test_small_effects() -> None:
    assert any(
        isinstance(node, ExchangeLife) for node in walk(effect_of("Target player exchanges life totals with you."))
    )
    assert isinstance(effect_of("Put another +1/+1 counter on target creature."), PutCounters)


def test_the_second_target_has_the_controller_of_the_first__115_3() -> None:
    effect = effect_of(
        "Move a +1/+1 counter from target creature onto another target creature with the same controller."
    )
    assert isinstance(effect, MoveCounters)
    assert isinstance(effect.to, Target)
    whose = effect.to.filter.predicates[-1]
    assert isinstance(whose, ControlledBy)
    assert isinstance(whose.player, ControllerOf)
    assert isinstance(whose.player.of, It)
    assert whose.player.of.antecedent == effect.source
