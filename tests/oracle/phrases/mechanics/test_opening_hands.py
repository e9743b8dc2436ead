"""What is read: opening hands and what is done before the game (CR 103.6)."""

from rulings.abilities.ability import BeginOnBattlefield, StaticAbility
from rulings.abilities.changes.change import ColorChosenBeforeGame
from tests.oracle.asking import ability_of


def test_a_color_chosen_before_the_game__607_2p() -> None:
    found = ability_of(
        "If Testing Bear is your commander, choose a color before the game begins. Testing Bear is the chosen color."
    )
    assert isinstance(found, StaticAbility)
    assert found.changes == (ColorChosenBeforeGame(),)
    assert found.is_characteristic_defining


def test_an_opening_hand_is_before_the_game__103_6() -> None:
    text = "If this card is in your opening hand, you may begin the game with it on the battlefield."
    assert isinstance(ability_of(text), BeginOnBattlefield)
