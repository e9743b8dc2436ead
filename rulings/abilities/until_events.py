"""Until something happens: how long what an effect exiles stays away (CR 610.3)."""

from dataclasses import dataclass

from rulings.abilities.durations import Duration
from rulings.abilities.patterns import EventPattern


@dataclass(frozen=True, slots=True)
class UntilHappens(Duration):
    """ "Until an opponent becomes the monarch"."""

    event: EventPattern
