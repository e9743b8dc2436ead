"""What is read: what something becomes, and the words of tokens."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change, SetTypes
from tests.oracle.asking import ability_of


def _changes(text: str) -> tuple[Change, ...]:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    return ability.changes


@pytest.mark.parametrize(
    "text",
    [
        "Nonland permanents you control are artifacts in addition to their other types.",
        "Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.",
        "All lands are 1/1 creatures that are still lands.",
    ],
)
def test_other_types_are_kept(text: str) -> None:
    types = _changes(text)[0]
    assert isinstance(types, SetTypes)
    assert types.in_addition
