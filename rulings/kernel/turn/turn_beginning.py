"""What was so at the beginning of the turn (CR 608.2i).

日本語: ターン開始時の情報
"""

from rulings.abilities.amounts.amount import AsTurnBegan
from rulings.abilities.conditions.condition import WasSoAsTurnBegan
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.questions.numbers import counts, signed
from rulings.kernel.questions.truth import holds, judges
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View


def _view_then(view: View) -> View:
    """The game as the turn began.

    Raises: UnboundReferenceError: the game was set up in the middle of the turn, so nobody knows.
    """
    then = view.state.as_turn_began
    if then is None:
        raise UnboundReferenceError("at the beginning of this turn")
    return Projection(then, effort=view.effort)


@counts(AsTurnBegan)
def _as_turn_began(view: View, context: Context, amount: AsTurnBegan) -> int:
    return signed(_view_then(view), context, amount.amount)


@judges(WasSoAsTurnBegan)
def _was_so(view: View, context: Context, condition: WasSoAsTurnBegan) -> bool:
    return holds(_view_then(view), context, condition.condition)
