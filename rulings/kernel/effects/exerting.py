"""Exerting (CR 701.43).

日本語: 督励
"""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.game import Game

EXERTS = cite("701.43a", "not untap during your next untap step")


def exert(game: "Game", object_id: ObjectId, player: PlayerId) -> None:
    """The permanent won't untap during the player's next untap step."""
    obj = game.object(object_id)
    game.change_object(object_id, memory=obj.memory.set("exerted", player))
    game.emit(e.PlayerDid(player=player, verb="exert", object=object_id, citations=(EXERTS,)))
