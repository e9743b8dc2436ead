"""What is read: numbers and comparisons that phrases of several rooms build."""

from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.effects.cards import Draw
from tests.oracle.asking import effect_of


def test_for_each_multiplies() -> None:
    effect = effect_of("Draw two cards for each creature you control.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Times)
    assert effect.amount.factor == 2
