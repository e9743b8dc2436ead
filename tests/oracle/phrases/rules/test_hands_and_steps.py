"""What is read: skipped steps, the maximum hand size, playing with cards revealed (CR 500.11, 402.2, 701.20)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.players import EachOpponent, EachPlayer, You
from tests.oracle.asking import ability_of, declined_words


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Skip your draw step.", PlayerHas(You(), "skips draw")),
        ("Players skip their untap steps.", PlayerHas(EachPlayer(), "skips untap")),
        ("Your opponents skip their upkeep steps.", PlayerHas(EachOpponent(), "skips upkeep")),
        ("You have no maximum hand size.", PlayerHas(You(), "no maximum hand size")),
        ("Your maximum hand size is five.", PlayerHas(You(), "maximum hand size", Fixed(5))),
        (
            "Each opponent's maximum hand size is reduced by one.",
            PlayerHas(EachOpponent(), "maximum hand size reduced", Fixed(1)),
        ),
        ("Your opponents play with their hands revealed.", PlayerHas(EachOpponent(), "hand revealed")),
        ("Play with the top card of your library revealed.", PlayerHas(You(), "top card revealed")),
    ],
)
def test_what_a_player_has(text: str, change: PlayerHas) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (change,)


def test_a_step_of_another_name_is_not_read() -> None:
    assert declined_words("Skip your naming step.").startswith("naming step")


def test_the_player_and_the_possessive_agree() -> None:
    assert declined_words("Each player skips your draw step.").startswith("your draw step")
