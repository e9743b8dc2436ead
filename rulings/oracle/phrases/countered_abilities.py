"""What becomes of a permanent whose ability is countered (CR 701.6a, 113.7).

What is here: "if a permanent's ability is countered this way", "its activated abilities can't be
activated this turn". What is not: spells that are countered (``casting``).
"""

from collections.abc import Mapping

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.spells import FromSource
from rulings.abilities.references import It, ObjectRef, Target, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_ITS_SOURCE = ThisWay("source of countered")
"""The permanent, where it is on the battlefield still."""

condition.words({"a permanent's ability is countered this way": Fits(_ITS_SOURCE, Filter(Kind.PERMANENT))})


def _of_such(filter: Filter) -> Fits | None:
    return Fits(_ITS_SOURCE, filter) if filter.kind is Kind.PERMANENT and filter.predicates else None


def _undo_of_such(node: Fits) -> Slots:
    return {"filter": node.filter} if node == _of_such(node.filter) else None


condition.phrase("a ability of a {filter:Filter@singular} is countered this way", _of_such, _undo_of_such, kind=Fits)

# Its activated abilities.


def _deactivated(objects: ObjectRef) -> Continuous | None:
    """Not of "creatures": then no set of objects would be fixed for (CR 611.2c)."""
    is_known = isinstance(objects, It | Target)
    return Continuous(objects, (CantDo("activate"),), UntilEndOfTurn()) if is_known else None


def _undo_deactivated(node: Continuous) -> Slots:
    if not isinstance(node.objects, ObjectRef) or node != _deactivated(node.objects):
        return None
    return {"objects": node.objects}


for _template in (
    "activated abilities of {objects:Object} can't be activated this turn",
    "{objects:Object's} activated abilities can't be activated this turn",
):
    effect.phrase(_template, _deactivated, _undo_deactivated, kind=Continuous)

# "An activated or triggered ability from an artifact or enchantment source".


def _from_either(either: Either) -> FromSource:
    return FromSource(Filter(Kind.SOURCE, (either,)))


def _undo_from_either(node: FromSource) -> Slots:
    match node.source.predicates:
        case (Either() as either,) if node == _from_either(either):
            return {"either": either}
    return None


qualifier.phrase("from a {either:TypeAlternatives@singular} source", _from_either, _undo_from_either, kind=FromSource)
