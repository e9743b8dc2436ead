"""Affected objects said in two parts of which the second is "other": this and others, some and other ones (CR 604.1).

What is here: "this creature and other Vampire creatures you control", "Skeletons you control and other Zombies you
control". What is not: parts without "other" (``objects``). What fits both parts is affected once.
"""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.references import Several, This
from rulings.oracle.categories import affected
from rulings.oracle.holes import hole
from rulings.oracle.template import Number


def _and_other(first: This | Filter, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


affected.phrase(
    "{first:This} and other {rest:Filter@plural}",
    Several((hole("first"), Filter(hole("rest").kind, (Another(), *hole("rest").predicates)))),
    number=Number.PLURAL,
)
# Whose the first are must be said: bare kinds ("Saprolings and other Treefolk") are one filter already.
affected.phrase(
    "{first:Filter@plural} and other {rest:Filter@plural}",
    _and_other(
        hole("first", where=lambda first: any(isinstance(one, ControlledBy) for one in first.predicates)), hole("rest")
    ),
    number=Number.PLURAL,
)
