"""What the attacking creature of an event is attacking."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.node import walk
from rulings.abilities.references import WhatItAttacks
from tests.oracle.asking import ability_of


@pytest.mark.parametrize("words", ["it's attacking", "that creature is attacking"])
def test_damage_is_dealt_to_what_is_attacked__508_1b(words: str) -> None:
    one = ability_of(
        f"Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker {words}."
    )
    assert isinstance(one, TriggeredAbility)
    assert any(isinstance(node, WhatItAttacks) for node in walk(one.effect))
