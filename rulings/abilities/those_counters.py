"""Counters that a condition has just counted and that are then removed (CR 608.2c)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveThoseCounters(Effect):
    """ "Then if it has three or more landmark counters on it, remove those counters": all of that kind from it."""

    kind: str | None = None
    """Known once the condition before it is."""
    source: ObjectRef | None = None
