"""Several amounts of damage that one verb says."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.damage import DealShares
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import AnyTarget, This
from tests.oracle.asking import effect_of


def test_two_shares() -> None:
    effect = effect_of("Testing Bear deals 4 damage to any target and 2 damage to you.")
    assert isinstance(effect, DealShares)
    assert [one.amount for one in effect.shares] == [Fixed(4), Fixed(2)]
    assert effect.shares[1].to == You()


def test_that_creature_is_the_first_target() -> None:
    effect = effect_of("Testing Bear deals 4 damage to target creature and 2 damage to that creature's controller.")
    assert isinstance(effect, DealShares)
    assert isinstance(effect.shares[1].to, ControllerOf)


def test_three_different_targets() -> None:
    effect = effect_of(
        "Testing Bear deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target."
    )
    assert isinstance(effect, DealShares)
    third = effect.shares[2].to
    assert isinstance(third, AnyTarget)
    assert third.other
    assert third.slot == 2


def test_to_itself() -> None:
    effect = effect_of("Testing Bear deals 2 damage to any target and 3 damage to itself.")
    assert isinstance(effect, DealShares)
    assert effect.shares[1].to == This()
