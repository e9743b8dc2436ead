"""Objects that have one of several keywords (CR 702).

What is here: "creatures with flying or reach". What is not: one keyword (``filters``).
"""

from collections.abc import Mapping

from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Either
from rulings.oracle.categories import qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _any_of(names: tuple[str, ...]) -> Either | None:
    return Either(tuple(HasKeyword(name) for name in names)) if len(names) > 1 else None


def _undo_any_of(node: Either) -> Slots:
    names = tuple(one.name for one in node.options if isinstance(one, HasKeyword))
    return {"names": names} if node == _any_of(names) else None


for _joint in ("or", "and/or"):
    qualifier.phrase(f"with {{names:KeywordName+{_joint}}}", _any_of, _undo_any_of, kind=Either)
