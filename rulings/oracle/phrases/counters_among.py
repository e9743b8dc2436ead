"""Counters removed from among several permanents as a cost (CR 118.3)."""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.costs.objects import RemoveCountersAmong, RemoveCountersCost
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

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


def _all_of_a_kind(kind: str, source: ObjectRef) -> RemoveCountersCost:
    return RemoveCountersCost(AllOf(), kind, source)


def _undo_all_of_a_kind(node: RemoveCountersCost) -> Slots:
    is_all = isinstance(node.amount, AllOf) and node.kind is not None
    return {"kind": node.kind, "source": node.source} if is_all else None


_part.phrase(
    "remove all {kind:CounterKind} counters from {source:Object}",
    _all_of_a_kind,
    _undo_all_of_a_kind,
    kind=RemoveCountersCost,
)
