"""Aura cards that could be attached to something, asked of cards that are nowhere near it (CR 303.4).

日本語: それにつけることのできるオーラ
"""

from rulings.abilities.filters.status import CouldEnchant
from rulings.kernel.actions.attachment import can_be_attached, fits_enchant
from rulings.kernel.actions.protection import keeps_off
from rulings.kernel.happening.game import Game
from rulings.kernel.questions import finding
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@tests(CouldEnchant)
def _could_enchant(view: View, context: Context, object_id: ObjectId, p: CouldEnchant) -> bool:
    """Of what is gone it is asked as it last was (CR 608.2h)."""
    game = Game(view.state, effort=view.effort)
    return any(
        can_be_attached(game, object_id, i)
        if i in view.state.objects
        else fits_enchant(game, object_id, i) and not keeps_off(game, i, object_id)
        for i in finding.find_objects(view, context, p.what)
    )
