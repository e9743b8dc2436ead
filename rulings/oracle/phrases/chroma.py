"""Chroma: numbers of mana symbols in mana costs (CR 107.4, 202.1)."""

from rulings.abilities.amounts.counting import ManaSymbolsIn
from rulings.abilities.references import Every
from rulings.oracle.categories import ORACLE, quantity
from rulings.oracle.holes import hole

_counted = ORACLE.category("CountedSingly")


_NUMBERS = (("the number of {color:Color} mana symbols", quantity), ("{color:Color} mana symbol", _counted))
for _number, _category in _NUMBERS:
    _category.phrase(f"{_number} in the mana costs of {{where:Filter@plural}}", ManaSymbolsIn)
    for _place in ("in the mana costs of {where:Object}", "in {where:Object's} mana cost(s:where)"):
        # Of objects spoken of; all of a kind are said by their noun.
        _category.phrase(f"{_number} {_place}", ManaSymbolsIn(hole("color"), hole("where", unless=Every)))
