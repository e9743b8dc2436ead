"""Counters removed from among several permanents as a cost (CR 118.3)."""

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.costs.objects import RemoveCountersAmong, RemoveCountersCost
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

_part = ORACLE.category("CostPart")
_part.phrase(
    "remove {amount:Amount} {kind:CounterKind} counter(s:amount) from among {filter:Filter@plural}",
    RemoveCountersAmong,
)
_part.phrase(
    "remove {amount:Amount} counter(s:amount) from among {filter:Filter@plural}",
    RemoveCountersAmong,
    fixed={"kind": None},
)

# All of a kind of one permanent, however many there are.


_part.phrase(
    "remove all {kind:CounterKind} counters from {source:Object}",
    RemoveCountersCost(AllOf(), hole("kind"), hole("source")),
)
