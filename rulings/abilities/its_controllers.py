"""Who controlled something before it was moved."""

from dataclasses import dataclass

from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class LastControllerOf(PlayerRef):
    """ "For each creature destroyed this way, its controller": who controlled it where it was (CR 608.2h)."""

    of: Node
    """A reference to what it became."""
