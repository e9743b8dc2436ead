"""What an object devoured (CR 702.82b)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.filters import Filter


@dataclass(frozen=True, slots=True)
class Devoured(Amount):
    """ "The number of Goblins it devoured": how many that fit were sacrificed for its devour ability."""

    filter: Filter
