"""Abilities that trigger on abilities triggering (CR 603.3b)."""

import pytest

from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import CausesTrigger
from rulings.abilities.events.moving import Moves
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of


@pytest.mark.parametrize(
    ("words", "of_it"),
    [
        ("a permanent entering causes a triggered ability to trigger", False),
        (
            "a creature entering under an opponent's control causes a triggered ability of that creature to trigger",
            True,
        ),
    ],
)
def test_an_event_that_makes_an_ability_trigger_is_an_event__603_3b(words: str, *, of_it: bool) -> None:
    event = ability_of(f"Whenever {words}, counter that ability.").event
    assert isinstance(event, CausesTrigger)
    assert isinstance(event.cause, Moves)
    assert event.cause.destination is Zone.BATTLEFIELD
    assert event.of_it is of_it


def test_attacking_may_be_the_cause__603_3b() -> None:
    words = "a creature you control attacking causes a triggered ability of that creature to trigger"
    event = ability_of(f"Whenever {words}, you may copy that ability.").event
    assert isinstance(event, CausesTrigger)
    assert isinstance(event.cause, Attacks)
