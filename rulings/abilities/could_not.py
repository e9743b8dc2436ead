"""Who: players who could not do what all were told to do."""

from dataclasses import dataclass

from rulings.abilities.players import EachPlayer, PlayerRef


@dataclass(frozen=True, slots=True)
class CouldNotSacrifice(EachPlayer):
    """ "Each player who can't": those of the players who sacrificed nothing when all were told to (CR 609.3)."""

    players: PlayerRef
