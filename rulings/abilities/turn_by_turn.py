"""What: players who do something one after another, again and again, until a whole round of them does not."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter


@dataclass(frozen=True, slots=True)
class PutInTurns(Effect):
    """ "Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this
    process until no one puts a card onto the battlefield": one after another, not at once."""

    filter: Filter
    """Which cards of the own hand."""
