"""Players by their designation: the monarch, who has the initiative (CR 724, 725)."""

from dataclasses import dataclass

from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class Designated(PlayerRef):
    """ "The monarch", "the player who has the initiative": nobody as long as no player is."""

    what: str
