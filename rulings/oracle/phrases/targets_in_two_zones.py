"""Targets on the battlefield or in graveyards: "other target creature from the battlefield or creature card from a
graveyard" (CR 115.2).

What is here: one target that may be in either zone. What is not: targets in one zone (``objects``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import thing


def _declare(words: str, type: CardType) -> None:
    there = Either((InZone(Zone.BATTLEFIELD), InZone(Zone.GRAVEYARD)))
    target = Target(Filter(Kind.TOKEN_OR_CARD, (Another(), HasType(type), there)), Fixed(0), Fixed(1))

    thing.phrase(
        words, Target(target.filter, target.minimum, target.maximum), carries={"other": "filter", "up to": "minimum"}
    )


for _type in (CardType.CREATURE, CardType.ARTIFACT):
    _declare(f"up to one other target {_type.value} from the battlefield or {_type.value} card from a graveyard", _type)
