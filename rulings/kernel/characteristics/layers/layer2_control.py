"""Layer 2: control-changing effects (CR 613.1b)."""

from rulings.abilities.changes.change import SetController
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.questions import finding
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@applies(SetController, Layer.CONTROL)
def set_controller(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetController
) -> None:
    """Another player controls the object."""
    players = finding.find_players(view, context, change.player)
    if players and view.state.players[players[0]].lost is None:
        seen.controller = players[0]
