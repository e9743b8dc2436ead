"""Objects told apart by whom they dealt damage this turn (CR 120, 608.2i)."""

from dataclasses import dataclass

from rulings.abilities.filters import Predicate
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class DealtDamageTo(Predicate):
    """ "That dealt damage to you this turn"."""

    player: PlayerRef
    combat: bool = False
    """Combat damage only."""
