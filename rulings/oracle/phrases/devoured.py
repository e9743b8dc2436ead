"""What this creature devoured as it entered: as a number and as a condition (CR 702.82b)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import Devoured
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType, Comparison, Kind
from rulings.oracle.categories import ORACLE, ability, condition, quantity
from rulings.oracle.holes import hole
from rulings.oracle.phrases.turn_events import is_remembered

quantity.phrase(
    "the number of {filter:Filter@plural} it devoured",
    Devoured(
        hole(
            "filter",
            where=lambda filter: filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates),
        )
    ),
)
ORACLE.category("CountedSingly").phrase(
    "{filter:Filter@singular} it devoured",
    Devoured(
        hole(
            "filter",
            where=lambda filter: filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates),
        )
    ),
)
_ANY = Devoured(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))
_DID = Compare(_ANY, Comparison.AT_LEAST, Fixed(1))
condition.words({"it devoured a creature": _DID})


ability.phrase(
    "{affected:This} {changes:Change+and@affected} if it devoured a creature.",
    StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=_DID),
)
