"""Counters and damage for a first, a second and a third target (CR 115.3, 601.2c).

What is here: "put a +1/+1 counter on target creature, two ... on another target creature, and three ... on a third
target creature". What is not: one or two targets (``target_lists``, ``one_and_another``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Target
from rulings.oracle.categories import SharedVerb, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _other(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (Another(), *filter.predicates)))


def _three(who: PlayerRef, amount: Amount, more: Amount, most: Amount, kind: str, filter: Filter) -> SharedVerb:
    targets = (Target(filter), _other(filter), _other(filter))
    return SharedVerb(
        tuple(PutCounters(who, number, kind, to) for number, to in zip((amount, more, most), targets, strict=True))
    )


def _make(
    who: PlayerRef,
    amount: Amount,
    kind: str,
    filter: Filter,
    more: Amount,
    again: str,
    second: Filter,
    most: Amount,
    once_more: str,
    third: Filter,
) -> SharedVerb | None:
    if {kind, again, once_more} != {kind} or not filter == second == third:
        return None
    return _three(who, amount, more, most, kind, filter)


def _undo(node: SharedVerb) -> Slots:
    match node.effects:
        case (
            PutCounters(who=who, amount=amount, kind=kind, on=Target(filter=filter)),
            PutCounters(amount=more),
            PutCounters(amount=most),
        ) if node == _three(who, amount, more, most, kind, filter):
            numbers: dict[str, Value] = {"who": who, "amount": amount, "more": more, "most": most}
            kinds: dict[str, Value] = {"kind": kind, "again": kind, "once_more": kind}
            return {**numbers, **kinds, "filter": filter, "second": filter, "third": filter}
    return None


effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on target {filter:Filter@singular}, "
    "{more:Amount} {again:CounterKind} counter(s:more) on another target {second:Filter@singular}, and {most:Amount} "
    "{once_more:CounterKind} counter(s:most) on a third target {third:Filter@singular}",
    _make,
    _undo,
    kind=SharedVerb,
    carries={"another": "effects"},
)
