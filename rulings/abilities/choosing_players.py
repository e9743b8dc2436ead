"""Players chosen as an ability resolves (CR 608.2d)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Effect):
    """ "Choose an opponent", "choose a player at random": "that player" afterwards; no target (CR 115.10)."""

    who: PlayerRef
    opponent: bool = False
    at_random: bool = False
