"""Differences between two numbers (CR 107.1, 608.2h).

日本語: 差
"""

from rulings.abilities.amounts.arithmetic import Difference
from rulings.kernel.context import Context
from rulings.kernel.numbers import counts, signed
from rulings.kernel.view import View


@counts(Difference)
def _difference(view: View, context: Context, amount: Difference) -> int:
    return abs(signed(view, context, amount.left) - signed(view, context, amount.right))
