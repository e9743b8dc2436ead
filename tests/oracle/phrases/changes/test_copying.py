"""What is read: copies and their exceptions (CR 707.9)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import LoseTypes
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, KeepsColors
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of


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


def test_colours_that_are_not_copied__707_9c() -> None:
    one = ability_of(
        "You may have this creature enter as a copy of another creature, except it doesn't copy that creature's color."
    )
    assert KeepsColors() in set(walk(one))


def test_attacking_or_blocking_are_two_requirements__508_1d() -> None:
    one = ability_of("This creature attacks or blocks each combat if able.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (MustDo("attack"), MustDo("block"))


def test_neither_attacks_nor_blocks_alone() -> None:
    found = ability_of("This creature can't attack or block alone.")
    assert isinstance(found, StaticAbility)
    assert found.changes == (CantDo("attack alone"), CantDo("block alone"))


def test_no_blocks_either_way() -> None:
    found = ability_of("This creature can't block or be blocked by creatures with power 2 or greater.")
    assert isinstance(found, StaticAbility)
    assert [one.what for one in found.changes if isinstance(one, CantDo)] == ["block", "be blocked"]
