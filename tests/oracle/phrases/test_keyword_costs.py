"""What the costs of a keyword cost."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange
from tests.oracle.asking import ability_of, declined_words


@pytest.mark.parametrize(
    ("text", "what", "sign"),
    [
        ("Flashback costs you pay cost {2} less.", "flashback cost", -1),
        ("Flashback costs your opponents pay cost {2} more.", "flashback cost", 1),
        ("Buyback costs cost {2} less.", "buyback cost", -1),
        ("All morph costs cost {2} more.", "morph cost", 1),
    ],
)
def test_the_cost_of_a_keyword_is_changed__118_7(text: str, what: str, sign: int) -> None:
    one = ability_of(text, ("Artifact",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert (change.what, change.sign) == (what, sign)


def test_costs_that_no_rules_code_asks_for_are_declined() -> None:
    assert declined_words("Escape costs you pay cost {2} less.", ("Artifact",))
