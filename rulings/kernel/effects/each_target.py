"""How many targets a spell has, as its cost is determined (CR 601.2f).

日本語: 呪文の対象の数
"""

from rulings.abilities.amounts.counting import EachTarget
from rulings.kernel import matching
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId
from rulings.kernel.numbers import counts
from rulings.kernel.view import View


@counts(EachTarget)
def _each_target(view: View, context: Context, amount: EachTarget) -> int:
    """An object that is targeted twice counts once."""
    targets = {target for slot in context.targets for target in slot}
    if amount.filter is None:
        return len(targets)
    return sum(isinstance(t, int) and matching.fits(view, context, ObjectId(t), amount.filter) for t in targets)
