"""Counters that are moved, unknowns of two names, events of targets (CR 122.5, 107.3, 603.7)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import AllOf, Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.effects.counters import MoveCounters
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.events.moving import Moves
from rulings.abilities.references import Target
from tests.oracle.asking import abilities_of, effect_of


def test_a_counter_is_moved_from_one_target_to_a_second__122_5() -> None:
    moved = effect_of("Move a +1/+1 counter from target creature onto a second target creature.")
    assert isinstance(moved, MoveCounters)
    assert (moved.amount, moved.kind) == (Fixed(1), "+1/+1")
    assert isinstance(moved.source, Target)
    assert isinstance(moved.to, Target)
    assert (moved.source.slot, moved.to.slot) == (0, 1)


def test_all_counters_are_of_every_kind__122_5() -> None:
    moved = effect_of("Move all counters from target creature onto another target creature.")
    assert isinstance(moved, MoveCounters)
    assert (moved.amount, moved.kind) == (AllOf(), None)


def test_power_and_toughness_have_unknowns_of_their_own__107_3() -> None:
    text = (
        "Enchanted creature gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half "
        "the number of Forests you control, rounded up."
    )
    (read,) = abilities_of(text, ("Enchantment",))
    assert isinstance(read, StaticAbility)
    (change,) = read.changes
    assert isinstance(change, ModifyPT)
    assert isinstance(change.power, WhereX)
    assert isinstance(change.toughness, WhereX)
    assert isinstance(change.power.value, Half)
    assert isinstance(change.toughness.value, Half)
    assert (change.power.value.rounded, change.toughness.value.rounded) == ("down", "up")


def test_the_target_of_an_event_is_one_of_the_ability__603_7() -> None:
    delayed = effect_of("When target creature dies this turn, return that card to the battlefield.")
    assert isinstance(delayed, Delayed)
    assert isinstance(delayed.event, Moves)
    assert isinstance(delayed.event.object, Target)
    assert delayed.event.object.slot == 0
