"""Events that count only while something is so, as phrases."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.conditions.condition import Exists, InStep
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import EventWhile
from rulings.abilities.events.moving import Moves
from tests.oracle.asking import ability_of


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
