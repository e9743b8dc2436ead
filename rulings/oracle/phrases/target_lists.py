"""Three or more targets in one list, each with the word "target" of its own (CR 115.3): Decimate.

What is not here: two (``left_undone``).
"""

from collections.abc import Mapping

from rulings.abilities.references import Several, Target
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


def _list(parts: tuple[Target, ...]) -> Several | None:
    if len(parts) < 3 or any(one.filter.kind is not Kind.PERMANENT for one in parts):
        return None
    return Several(parts)


def _undo_list(node: Several) -> Slots:
    parts = tuple(one for one in node.parts if isinstance(one, Target))
    return {"parts": parts} if node == _list(parts) else None


ORACLE.category("Object").phrase("{parts:TargetPart+and}", _list, _undo_list, kind=Several, number=Number.PLURAL)
