"""A second target of the same player: "another target creature with the same controller" (CR 115.3, 601.2c).

What is here: these words after one earlier target. What is not: hosts of Auras with the same controller
(``moving_auras``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It, Target
from rulings.oracle.binding.described import EARLIER
from rulings.oracle.categories import thing
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_SAME = ControlledBy(ControllerOf(It(EARLIER)))


def _another(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (Another(), *filter.predicates, _SAME)))


def _undo_another(node: Target) -> Slots:
    match node.filter:
        case Filter(kind=kind, predicates=(Another(), *rest, last)) if last == _SAME:
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _another(filter) else None
    return None


thing.phrase(
    "another target {filter:Filter@singular} with the same controller",
    _another,
    _undo_another,
    kind=Target,
    carries={"another": "filter"},
)
