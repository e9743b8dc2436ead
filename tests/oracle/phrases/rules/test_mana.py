"""What is read: how players may spend mana (CR 106.6, 118)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Color
from tests.oracle.asking import ability_of


def test_blue_mana_counts_as_any_colour_for_its_own_abilities__609_4b() -> None:
    one = ability_of(
        "You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's "
        "abilities."
    )
    assert isinstance(one, StaticAbility)
    (rule,) = one.changes
    assert isinstance(rule, SpendAsThough)
    assert rule.color is Color.BLUE
    assert rule.what == "ability"
    assert isinstance(rule.on, This)
