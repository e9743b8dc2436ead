"""What was so at the beginning of the turn, as phrases (CR 608.2i)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import AsTurnBegan
from rulings.abilities.conditions.condition import Negated, WasSoAsTurnBegan
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.node import walk
from tests.oracle.asking import ability_of


def test_permanents_are_counted_as_the_turn_began__608_2i() -> None:
    one = ability_of(
        "At the beginning of each player's upkeep, this enchantment deals X damage to that player, where X is the "
        "number of untapped lands they controlled at the beginning of this turn.",
        ("Enchantment",),
    )
    assert any(isinstance(node, AsTurnBegan) for node in walk(one))


def test_a_hand_that_was_empty_is_no_intervening_if__603_4() -> None:
    one = ability_of(
        "At the beginning of your upkeep, draw a card if you had no cards in hand at the beginning of this turn. If "
        "you had a card in hand, this artifact deals 1 damage to you.",
        ("Artifact",),
    )
    assert isinstance(one, TriggeredAbility)
    assert one.condition is None
    assert isinstance(one.effect, Sequence)
    first, second = one.effect.effects
    assert isinstance(first, If)
    assert isinstance(first.condition, WasSoAsTurnBegan)
    assert isinstance(second, If)
    assert second.condition == Negated(first.condition)
