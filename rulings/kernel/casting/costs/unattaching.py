"""Unattaching an Equipment as a cost (CR 701.3d, 118.3)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.objects import UnattachCost
from rulings.kernel.actions.attachment import unattach
from rulings.kernel.casting.costs.costs import Paid, pays
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import is_on_battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def _attached(game: "Game", context: Context, part: UnattachCost) -> tuple[ObjectId, ...]:
    """What can be unattached: an ability that an Equipment gives is activated while it is attached to its creature."""
    objects = acting_objects(game, context, part.what)
    return tuple(i for i in objects if is_on_battlefield(game.state, i) and game.object(i).attached_to is not None)


def _can_unattach(game: "Game", context: Context, player: PlayerId, part: UnattachCost) -> bool:
    return bool(_attached(game, context, part))


@pays(UnattachCost, _can_unattach)
@asks_nothing
def _unattach(game: "Game", context: Context, player: PlayerId, part: UnattachCost, paid: Paid) -> None:
    objects = _attached(game, context, part)
    for one in objects:
        unattach(game, one)
    paid.add("unattached", objects)
