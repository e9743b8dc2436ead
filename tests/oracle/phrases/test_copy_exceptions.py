"""Copies that differ, as phrases (CR 707.9)."""

from rulings.abilities.ability import ActivatedAbility, Replacement
from rulings.abilities.changes.change import HasThisAbility, LoseTypes, SetName
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, KeepsColors
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of


def test_entering_tapped_as_a_copy_is_one_choice__707_5() -> None:
    one = ability_of("You may have this land enter tapped as a copy of any land on the battlefield.", ("Land",))
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, EntersWith)
    assert isinstance(one.instead.effect, May)
    assert isinstance(one.instead.effect.effect, Sequence)
    assert isinstance(one.instead.effect.effect.effects[1], Tap)


def test_counters_are_an_exception_that_may_depend_on_the_copy__707_9e() -> None:
    one = ability_of(
        "You may have this creature enter as a copy of a creature you control, except it enters with an additional "
        "+1/+1 counter on it if it's a creature and it isn't legendary."
    )
    exceptions = next(node.exceptions for node in walk(one) if isinstance(node, BecomeCopy))
    more, legend = exceptions
    assert isinstance(more, EntersWithMore)
    assert more.filter is not None
    assert isinstance(legend, LoseTypes)


def test_this_ability_and_its_own_name_stay__707_9a() -> None:
    one = ability_of(
        "{2}: Testing Bear becomes a copy of target creature, except its name is Testing Bear and it has this ability."
    )
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, Continuous)
    (copying,) = one.effect.changes
    assert isinstance(copying, BecomeCopy)
    assert copying.exceptions == (SetName("Testing Bear"), HasThisAbility())


def test_colours_that_are_not_copied__707_9c() -> None:
    one = ability_of(
        "You may have this creature enter as a copy of another creature, except it doesn't copy that creature's color."
    )
    assert KeepsColors() in set(walk(one))
