"""What a cost asks for in mana: its symbols, and whether X stands in it (CR 107.4, 202.1).

What is here: reading a cost. What is not: what it comes to in the end (``total_cost``), paying it (``costs``,
``payment``).

日本語: コストのマナ・シンボル
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import X
from rulings.abilities.amounts.counting import ManaSymbolsIn
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, WaterbendCost
from rulings.abilities.node import walk
from rulings.kernel.questions import numbers
from rulings.kernel.questions.numbers import counts, objects_in
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def mana_symbols(game: "Game", context: Context, cost: Cost) -> tuple[str, ...]:
    """The mana of a cost as symbols."""
    symbols: list[str] = []
    for part in cost.parts:
        if isinstance(part, ManaCost | WaterbendCost):
            symbols.extend(part.symbols)
        elif isinstance(part, ManaPerAmount):
            symbols.extend(part.symbols * numbers.count(game.view, context, part.times))
    return tuple(symbols)


def has_x(cost: Cost) -> bool:
    """X stands in the cost."""
    return any(isinstance(p, ManaCost) and "{X}" in p.symbols for p in cost.parts) or any(
        isinstance(n, X) for p in cost.parts for n in walk(p)
    )


@counts(ManaSymbolsIn)
def _mana_symbols(view: View, context: Context, amount: ManaSymbolsIn) -> int:
    """A symbol of two colours counts for each of them once; what has no mana cost has no symbols."""
    costs = (view.characteristics(i).mana_cost or () for i in objects_in(view, context, amount.where))
    return sum(amount.color.value in symbol.strip("{}").split("/") for cost in costs for symbol in cost)
