"""Layer 2: control-changing effects (CR 613.1b)."""

from rulings.abilities.changes.change import SetController
from rulings.kernel import finding
from rulings.kernel.characteristics import Characteristics
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId
from rulings.kernel.layers import Layer, applies
from rulings.kernel.view import View


@applies(SetController, Layer.CONTROL)
def set_controller(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetController
) -> None:
    """Another player controls the object."""
    players = finding.find_players(view, context, change.player)
    if players and view.state.players[players[0]].lost is None:
        seen.controller = players[0]
