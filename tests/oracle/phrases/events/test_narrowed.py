"""What is read: events that count only at first, or while something is so (CR 603.2h)."""

import pytest

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import Exists, InStep
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import LosesLife
from rulings.abilities.events.event import CausesTrigger, EventWhile, FirstEachTurn
from rulings.abilities.events.moving import Moves
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of


def event_of(text: str) -> object:
    ability = ability_of(f"Whenever {text}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    return ability.event


def test_the_first_attack_of_a_turn() -> None:
    found = ability_of("Whenever this creature attacks for the first time each turn, draw a card.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.event, FirstEachTurn)
    assert isinstance(found.event.event, Attacks)


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


def test_the_first_time_wraps_the_event__603_2() -> None:
    one = ability_of("Whenever you lose life for the first time each turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == FirstEachTurn(LosesLife(You()))


def test_events_of_your_turn() -> None:
    found = event_of("another creature dies during your turn")
    assert isinstance(found, EventWhile)
    first = event_of("you gain life for the first time during each of your turns")
    assert isinstance(first, EventWhile)
    assert isinstance(first.event, FirstEachTurn)


def test_while_saddled() -> None:
    one = ability_of("Whenever this creature attacks while saddled, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, EventWhile)
    assert isinstance(one.event.event, Attacks)


def test_during_combat() -> None:
    one = ability_of("When this creature dies during combat, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, EventWhile)
    assert isinstance(one.event.event, Moves)
    assert one.event.condition == InStep("combat")


def test_while_you_control_something() -> None:
    one = ability_of("Whenever this creature attacks while you control a Wolf, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, EventWhile)
    assert isinstance(one.event.condition, Exists)
