"""Zones exchanged (CR 701.12f)."""

from rulings.abilities.effects.moving import ExchangeZones
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect

for _first, _second in ((Zone.GRAVEYARD, Zone.LIBRARY), (Zone.HAND, Zone.GRAVEYARD), (Zone.HAND, Zone.LIBRARY)):
    effect.phrase(
        f"{{who:Subject}} exchange[s] (their|your:who) {_first.value} and {_second.value}",
        ExchangeZones,
        fixed={"first": _first, "second": _second},
    )
