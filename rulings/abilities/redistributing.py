"""Life totals redistributed (CR 119.7)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef, You


@dataclass(frozen=True, slots=True)
class RedistributeLife(Effect):
    """ "Redistribute any number of players' life totals": each of those players gets one of them back."""

    who: PlayerRef = You()
