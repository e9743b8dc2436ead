"""What is read: static abilities on spending mana, and requirements that hold for a time (CR 106.6, 508.1d)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.mana import LifeForMana
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Color
from tests.oracle.asking import ability_of


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_life_for_one_color_of_mana() -> None:
    read = ability_of("For each {B} in a cost, you may pay 2 life rather than pay that mana.")
    assert read == StaticAbility(read.text, changes=(LifeForMana(You(), Color.BLACK, 2),))


def test_during_your_turn_is_a_condition__604_2() -> None:
    assert static_of("During your turn, creatures you control have first strike.").condition == InStep("turn", You())
