"""Zones exchanged (CR 701.12f)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class ExchangeZones(Effect):
    """ "Exchange your hand and graveyard": all cards of the one go to the other, and the other way round."""

    who: PlayerRef
    first: Zone
    second: Zone
