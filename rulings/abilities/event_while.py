"""Events that count only while something is so."""

from dataclasses import dataclass

from rulings.abilities.conditions import Condition
from rulings.abilities.patterns import EventPattern


@dataclass(frozen=True, slots=True)
class EventWhile(EventPattern):
    """ "Whenever ~ attacks while saddled", "dies during combat": looked at as it happens (CR 603.2)."""

    event: EventPattern
    condition: Condition
