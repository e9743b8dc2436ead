"""Chroma: numbers of mana symbols in mana costs (CR 107.4, 202.1)."""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import ManaSymbolsIn
from rulings.abilities.references import Every, ObjectRef
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import ORACLE, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_counted = ORACLE.category("CountedSingly")


def _of_those(color: Color, where: ObjectRef) -> ManaSymbolsIn | None:
    """Of objects spoken of; all of a kind are said by their noun."""
    return ManaSymbolsIn(color, where) if not isinstance(where, Every) else None


def _undo_of_those(node: ManaSymbolsIn) -> Slots:
    return {"color": node.color, "where": node.where} if isinstance(node.where, ObjectRef) else None


_NUMBERS = (("the number of {color:Color} mana symbols", quantity), ("{color:Color} mana symbol", _counted))
for _number, _category in _NUMBERS:
    _category.phrase(f"{_number} in the mana costs of {{where:Filter@plural}}", ManaSymbolsIn)
    for _place in ("in the mana costs of {where:Object}", "in {where:Object's} mana cost(s:where)"):
        _category.phrase(f"{_number} {_place}", _of_those, _undo_of_those, kind=ManaSymbolsIn)
