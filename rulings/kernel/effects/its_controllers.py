"""Who controlled what was destroyed or exiled this way (CR 608.2h).

日本語: これにより破壊や追放されたもののコントローラー
"""

from rulings.abilities.players import LastControllerOf
from rulings.kernel.context import Context
from rulings.kernel.finding import find_objects, finds
from rulings.kernel.ids import ObjectId, Recipient
from rulings.kernel.view import View


@finds(LastControllerOf)
def _last_controller(view: View, context: Context, ref: LastControllerOf) -> tuple[Recipient, ...]:
    """By what it was before it moved: in its new zone it has no controller but its owner (CR 108.4a)."""
    before = {new: ObjectId(old) for old, new in view.state.moved.items()}
    found = (before.get(one, one) for one in find_objects(view, context, ref.of))
    return tuple(dict.fromkeys(view.characteristics(one).controller for one in found))
