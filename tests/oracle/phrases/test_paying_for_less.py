"""Additional costs that permanents offer for cheaper spells."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MayPayForLess
from tests.oracle.asking import ability_of, reading_of

TEXT = (
    "As an additional cost to cast {0} permanent spells, you may pay 2 life. Those spells cost {1} less to cast if you "
    "paid life this way. This effect reduces only the amount of {2} mana you pay."
)


@pytest.mark.parametrize(("color", "symbol"), [("green", "{G}"), ("black", "{B}")])
def test_life_is_paid_for_a_mana_of_one_color__118_8(color: str, symbol: str) -> None:
    one = ability_of(TEXT.format(color, symbol, color))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, MayPayForLess)
    assert change.mana == (symbol,)


def test_the_color_named_last_is_that_of_the_symbol() -> None:
    assert reading_of(TEXT.format("green", "{G}", "black")).lines[0].declined is not None
