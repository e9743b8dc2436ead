"""Abilities that trigger on abilities triggering (CR 603.3b)."""

from dataclasses import dataclass

from rulings.abilities.patterns import EventPattern


@dataclass(frozen=True, slots=True)
class CausesTrigger(EventPattern):
    """ "A permanent entering causes a triggered ability to trigger"."""

    cause: EventPattern
    of_it: bool = False
    """"A triggered ability of that creature": of the very object that the cause is about."""
