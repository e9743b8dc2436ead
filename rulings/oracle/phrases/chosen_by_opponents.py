"""Targets that an opponent chooses for the controller of the spell or ability (CR 601.6, 602.3).

What is here: "target creature of an opponent's choice", "any target of an opponent's choice". What is not: what players
choose as the spell or ability resolves (``choices``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import Opponent
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

thing = ORACLE.category("Object")
_CHOOSER: dict[str, Value] = {"chooser": Opponent()}
thing.phrase("target {filter:Filter@singular} of a opponent's choice", Target, fixed=_CHOOSER)
thing.phrase("any target of a opponent's choice", AnyTarget, fixed=_CHOOSER)


def _of_theirs(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (*filter.predicates, ControlledBy(Opponent()))), chooser=Opponent())


def _undo_of_theirs(node: Target) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=Opponent())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"filter": filter} if node == _of_theirs(filter) else None
    return None


thing.phrase(
    "target {filter:Filter@singular} of a opponent's choice they control", _of_theirs, _undo_of_theirs, kind=Target
)


def _qualified(filter: Filter, qualifier: Predicate) -> Target | None:
    """What is said of the target behind "of an opponent's choice": "you don't control", "from your graveyard"."""
    if isinstance(qualifier, ControlledBy):
        return None
    return Target(Filter(filter.kind, (*filter.predicates, qualifier)), chooser=Opponent())


def _undo_qualified(node: Target) -> Slots:
    match node.filter.predicates:
        case (*rest, last):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"filter": filter, "qualifier": last} if node == _qualified(filter, last) else None
    return None


thing.phrase(
    "target {filter:Filter@singular} of a opponent's choice {qualifier:Qualifier}",
    _qualified,
    _undo_qualified,
    kind=Target,
)
