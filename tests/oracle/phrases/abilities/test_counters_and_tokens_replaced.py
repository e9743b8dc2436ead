"""What is read: counters and tokens, twice as many or others (CR 614.1a, 111, 122)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.modifications import MoreTokens, OneOfEach, ScaleAmount
from tests.oracle.asking import ability_of


def test_as_many_besides__614_1a() -> None:
    one = ability_of(
        "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel "
        "creature "
        "tokens are created instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, MoreTokens)
    assert one.instead.amount is None


def test_one_more_besides__614_1a() -> None:
    one = ability_of(
        "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure "
        "token."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, MoreTokens)
    assert (one.instead.amount, one.instead.predefined) == (Fixed(1), "Treasure")


def test_one_of_each__614_1a() -> None:
    one = ability_of("If you would create a Clue, Food, or Treasure token, instead create one of each.")
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, OneOfEach)
    assert one.instead.names == ("Clue", "Food", "Treasure")


def test_one_counter_less__614_1a() -> None:
    one = ability_of(
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one "
        "are put on "
        "it instead."
    )
    assert isinstance(one, Replacement)
    assert one.instead == ScaleAmount(minus=Fixed(1))


def test_one_counter_fewer_is_put() -> None:
    read = ability_of(
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are "
        "put on it instead."
    )
    assert isinstance(read, Replacement)
    assert read.instead == ScaleAmount(minus=Fixed(1))


def test_land_or_nonland_is_chosen_as_the_draw_is_replaced() -> None:
    ability = ability_of(
        "If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your "
        "library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards "
        "revealed this way on the bottom of your library in any order.",
        ("Enchantment",),
    )
    assert isinstance(ability, Replacement)
    assert isinstance(ability.instead, Sequence)
    choice = ability.instead.effects[0]
    assert isinstance(choice, ChooseEffect)
    assert choice.labels == ("land", "nonland")
