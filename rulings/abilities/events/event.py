"""Patterns of events that a trigger or a replacement waits for: the base and what joins them (CR 603, 614)."""

from dataclasses import dataclass

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class EventPattern(Node):
    """A kind of event with conditions on its parts.

    Object slots hold a ``Filter`` ("a creature you control") or an object reference ("~", "equipped creature").
    """


@dataclass(frozen=True, slots=True)
class EventWhile(EventPattern):
    """ "Whenever ~ attacks while saddled", "dies during combat": looked at as it happens (CR 603.2)."""

    event: EventPattern
    condition: Condition


@dataclass(frozen=True, slots=True)
class StateBecomes(EventPattern):
    """A state trigger: "when you control no Islands" (CR 603.8)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class FirstEachTurn(EventPattern):
    """ "Whenever you lose life for the first time each turn"."""

    event: EventPattern


@dataclass(frozen=True, slots=True)
class AnyOfEvents(EventPattern):
    """ "Whenever ~ enters or attacks"."""

    options: tuple[EventPattern, ...]


FIRST_EACH_TURN = "reveals first draw each turn"


FIRST_EACH_OWN_TURN = "reveals first draw each own turn"


PERHAPS_FIRST_EACH_TURN = "may reveal first draw each turn"


@dataclass(frozen=True, slots=True)
class CausesTrigger(EventPattern):
    """ "A permanent entering causes a triggered ability to trigger"."""

    cause: EventPattern
    of_it: bool = False
    """"A triggered ability of that creature": of the very object that the cause is about."""
