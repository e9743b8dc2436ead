"""What is read: fixed numbers, X, up to (CR 107.3)."""

from rulings.abilities.amounts.amount import AmountAsCast, AsTurnBegan, WhereX
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import GainLife
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of, effect_of


def test_one_x_in_two_sentences() -> None:
    effect = effect_of(
        "Draw X cards, where X is the greatest power among creatures you controlled as you cast this spell. You gain X "
        "life."
    )
    assert isinstance(effect, Sequence)
    draw, gain = effect.effects
    assert isinstance(draw, Draw)
    assert isinstance(gain, GainLife)
    assert draw.amount == gain.amount
    assert isinstance(draw.amount, WhereX)
    assert draw.amount.is_shared
    assert isinstance(draw.amount.value, AmountAsCast)


def test_permanents_are_counted_as_the_turn_began__608_2i() -> None:
    one = ability_of(
        "At the beginning of each player's upkeep, this enchantment deals X damage to that player, where X is the "
        "number of untapped lands they controlled at the beginning of this turn.",
        ("Enchantment",),
    )
    assert any(isinstance(node, AsTurnBegan) for node in walk(one))
