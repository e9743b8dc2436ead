"""One way in which a query can be read as a name, and what that reading costs.

What is here: the record that the searches of each script hand to the ranking. What is not: the searches.
"""

from enum import IntEnum
from typing import NamedTuple

from rulings.lookup.cards.keyspace import Keyspace


class Way(IntEnum):
    """How the query was read."""

    WHOLE = 0
    """As the whole name."""
    START = 1
    """As its beginning, still being typed."""
    WORDS = 2
    """As some of its words."""
    SOUND = 3
    """As how it sounds: through a reading of what was typed."""


class Found(NamedTuple):
    """A key with the cost of reading the query as it."""

    cost: float
    """In edits: 0 is the same after folding, 1 one mistyped letter."""
    place: int
    """Position of the key in its space."""
    space: Keyspace
    """Where the key lies."""
    way: Way
    """How the query was read."""
    length: int
    """Letters of the query in this script: what the cost is measured against."""

    @property
    def card(self) -> int:
        """Position of the card in the index."""
        return self.space.cards[self.place]

    @property
    def score(self) -> float:
        """Likeness from 0 to 1."""
        return max(0.0, 1.0 - self.cost / max(1, self.length))
