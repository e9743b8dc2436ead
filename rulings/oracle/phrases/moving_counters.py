"""Moving counters (CR 122.5): "move a +1/+1 counter from ~ onto target creature".

What is here: one, several, any number and all of them, of one kind or of whatever kind. What is not: putting the
counters that something had on something else (``rarities``).
"""

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.effects.counters import MoveCounters
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Target
from rulings.oracle.categories import effect, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

_ALL: dict[str, Value] = {"amount": AllOf()}
_ANY_KIND: dict[str, Value] = {"kind": None}

effect.phrase(
    "move {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Object} onto {to:Object}", MoveCounters
)
effect.phrase(
    "move {amount:Amount} counter(s:amount) from {source:Object} onto {to:Object}", MoveCounters, fixed=_ANY_KIND
)
effect.phrase("move all {kind:CounterKind} counters from {source:Object} onto {to:Object}", MoveCounters, fixed=_ALL)
effect.phrase("move all counters from {source:Object} onto {to:Object}", MoveCounters, fixed={**_ALL, **_ANY_KIND})


thing.phrase(
    "a second target {filter:Filter@singular}",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
)
