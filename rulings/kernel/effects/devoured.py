"""How many of what this object devoured fit, as they last were (CR 702.82b, 608.2h).

日本語: 貪食したクリーチャーの数
"""

from rulings.abilities.amounts.history import Devoured
from rulings.kernel import matching
from rulings.kernel.context import Context
from rulings.kernel.numbers import counts
from rulings.kernel.view import View, known


@counts(Devoured)
def _devoured(view: View, context: Context, amount: Devoured) -> int:
    eaten = known(view, context.source).memory.get("devoured", ())
    if not isinstance(eaten, tuple):
        return 0
    return sum(matching.fits_facts(view, context, i, amount.filter) for i in eaten)
