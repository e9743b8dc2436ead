"""Every change that the kernel makes has a rule, also where the code that makes it names none."""

import pytest

from rulings.abilities.effects.game import BecomeDesignation
from rulings.kernel.abilities.special_words import words
from rulings.kernel.setup import load_rules
from rulings.kernel.state.events import StatusChanged
from rulings.kernel.state.events.event_rules import general_rules
from rulings.kernel.state.ids import ObjectId

load_rules()
OF_PLAYERS = {"monarch", "initiative", "city's blessing"}
"""These are told by events of their own."""


def test_designations_are_found() -> None:
    assert {"solved", "suspected", "not suspected"} <= set(words(BecomeDesignation))


@pytest.mark.parametrize("designation", sorted(set(words(BecomeDesignation)) - OF_PLAYERS))
def test_a_designation_that_an_object_gets_has_a_rule(designation: str) -> None:
    assert general_rules(StatusChanged(object=ObjectId(1), what=designation))
