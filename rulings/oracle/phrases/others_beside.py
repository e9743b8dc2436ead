"""Affected objects said in two parts of which the second is "other": this and others, some and other ones (CR 604.1).

What is here: "this creature and other Vampire creatures you control", "Skeletons you control and other Zombies you
control". What is not: parts without "other" (``objects``). What fits both parts is affected once.
"""

from collections.abc import Mapping

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.references import Several, This
from rulings.oracle.categories import affected
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _and_other(first: This | Filter, rest: Filter) -> Several:
    return Several((first, Filter(rest.kind, (Another(), *rest.predicates))))


def _some_and_other(first: Filter, rest: Filter) -> Several | None:
    """Whose the first are must be said: bare kinds ("Saprolings and other Treefolk") are one filter already."""
    return _and_other(first, rest) if any(isinstance(one, ControlledBy) for one in first.predicates) else None


def _undo(node: Several) -> tuple[object, Filter] | None:
    match node.parts:
        case (This() | Filter() as first, Filter(kind=kind, predicates=(Another(than=None), *rest))):
            return first, Filter(kind, tuple(rest))
    return None


def _undo_this(node: Several) -> Slots:
    found = _undo(node)
    return {"first": found[0], "rest": found[1]} if found and isinstance(found[0], This) else None


def _undo_some(node: Several) -> Slots:
    found = _undo(node)
    return {"first": found[0], "rest": found[1]} if found and isinstance(found[0], Filter) else None


affected.phrase(
    "{first:This} and other {rest:Filter@plural}", _and_other, _undo_this, kind=Several, number=Number.PLURAL
)
affected.phrase(
    "{first:Filter@plural} and other {rest:Filter@plural}",
    _some_and_other,
    _undo_some,
    kind=Several,
    number=Number.PLURAL,
)
