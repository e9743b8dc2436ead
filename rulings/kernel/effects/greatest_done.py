"""The greatest number of cards that one player discarded this way (CR 608.2c).

日本語: 1人のプレイヤーがこれにより捨てた枚数の最大値
"""

from collections import Counter

from rulings.abilities.amounts.history import GreatestDoneThisWay
from rulings.kernel.context import Context
from rulings.kernel.numbers import counts
from rulings.kernel.view import View


@counts(GreatestDoneThisWay)
def _greatest(view: View, context: Context, amount: GreatestDoneThisWay) -> int:
    results = context.results
    if results is None:
        return 0
    done = Counter(results.doers.get(i) for i in results.objects.get(amount.verb, ()))
    return max(done.values(), default=0)
