"""Space sculptor and sectors (CR 702.158)."""

from rulings.abilities.effects.combat import BlockWithinSectors, SectorOfChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InChosenSector
from rulings.abilities.players import You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect
from rulings.oracle.holes import but, hole

_CHOSEN = InChosenSector()


effect.phrase(
    "destroy all {filter:Filter@plural} in the sector of your choice",
    SectorOfChoice(
        Destroy(
            Every(
                but(
                    hole("filter", Filter, where=lambda one: one.kind is Kind.PERMANENT),
                    predicates=(*hole("filter").predicates, _CHOSEN),
                )
            )
        )
    ),
)
effect.phrase(
    "put {amount:Amount} {kind:CounterKind} counter(s:amount) on each {filter:Filter@singular} in the sector of your "
    "choice",
    SectorOfChoice(
        PutCounters(
            You(),
            hole("amount"),
            hole("kind"),
            Every(
                but(
                    hole("filter", Filter, where=lambda one: one.kind is Kind.PERMANENT),
                    predicates=(*hole("filter").predicates, _CHOSEN),
                )
            ),
        )
    ),
    carries={"each": "effect"},
)
effect.phrase(
    "creatures in each sector can be blocked this turn only by creatures in the same sector",
    BlockWithinSectors,
    carries={"each": "BlockWithinSectors", "only": "BlockWithinSectors"},
)
