"""Several Roles of one player on one permanent: only the newest stays (CR 303.7a, 704.5y)."""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ONE_ROLE = cite("704.5y", "most recent timestamp")


def _is_role(obj: GameObject, seen: Characteristics) -> bool:
    return "Role" in seen.subtypes and obj.attached_to is not None


@state_based
@asks_nothing
def roles(game: "Game", actions: Actions) -> None:
    """日本語: 1つのパーマネントに同じプレイヤーの役割が複数"""
    by_host: dict[tuple[ObjectId, PlayerId], list[ObjectId]] = {}
    for i in game.view.permanents.that(_is_role):
        host = game.object(i).attached_to
        if isinstance(host, int):
            by_host.setdefault((ObjectId(host), game.seen(i).controller), []).append(i)
    for group in by_host.values():
        for i in sorted(group, key=lambda one: game.object(one).timestamp)[:-1]:
            move = ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="state-based", citations=(ONE_ROLE,))
            actions.moves.append((move, ONE_ROLE))
