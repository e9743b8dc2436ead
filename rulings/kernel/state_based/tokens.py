"""Tokens outside the battlefield and copies outside the stack cease to exist (CR 704.5d, 704.5e)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TOKEN = cite("704.5d", "ceases to exist")
COPY = cite("704.5e", "ceases to exist")


@state_based
@asks_nothing
def tokens(game: "Game", actions: Actions) -> None:
    """日本語: 戦場以外にあるトークン、スタック以外にある呪文のコピーは消滅する"""
    for (zone, _), ids in game.state.zones.items():
        if zone in (Zone.BATTLEFIELD, Zone.STACK):
            continue
        for i in ids:
            if game.state.objects[i].is_token:
                actions.ceased.append((i, TOKEN if _was_permanent(game, i) else COPY))


def _was_permanent(game: "Game", object_id: ObjectId) -> bool:
    """It came from the battlefield, as only a token does; copies of spells and of cards come from elsewhere."""
    came_from = next((old for old, new in game.state.moved.items() if new == object_id), None)
    ghost = game.state.ghosts.get(came_from) if came_from is not None else None
    return ghost is not None and ghost.object.zone is Zone.BATTLEFIELD
