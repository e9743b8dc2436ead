"""Mana symbols of a colour in the mana costs of objects (CR 107.4e, 202.1).

日本語: 彩色
"""

from rulings.abilities.amounts.counting import ManaSymbolsIn
from rulings.kernel.context import Context
from rulings.kernel.numbers import counts, objects_in
from rulings.kernel.view import View


@counts(ManaSymbolsIn)
def _mana_symbols(view: View, context: Context, amount: ManaSymbolsIn) -> int:
    """A symbol of two colours counts for each of them once; what has no mana cost has no symbols."""
    costs = (view.characteristics(i).mana_cost or () for i in objects_in(view, context, amount.where))
    return sum(amount.color.value in symbol.strip("{}").split("/") for cost in costs for symbol in cost)
