"""Starting life totals: 20, in a game with commanders 40 (CR 103.4, 903.7).

日本語: 初期ライフ総量
"""

from rulings.abilities.amounts.players import StartingLife
from rulings.kernel.commander_designation import COMMANDERS
from rulings.kernel.context import Context
from rulings.kernel.numbers import counts
from rulings.kernel.view import View

USUAL, WITH_COMMANDERS = 20, 40


@counts(StartingLife)
def _starting_life(view: View, context: Context, amount: StartingLife) -> int:
    return WITH_COMMANDERS if view.state.monitor.get(COMMANDERS) else USUAL
