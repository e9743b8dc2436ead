"""Exerting (CR 701.43).

日本語: 督励
"""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXERTS = cite("701.43a", "not untap during your next untap step")
_BY = "exerted"


@plays_action("exert")
def exert(game: "Game", object_id: ObjectId, player: PlayerId) -> None:
    """The permanent won't untap during the player's next untap step."""
    obj = game.object(object_id)
    by = tuple(dict.fromkeys((*_players(game, object_id), player)))
    game.change_object(object_id, memory=obj.memory.set(_BY, by))
    game.emit(e.PlayerDid(player=player, verb="exert", object=object_id, citations=(EXERTS,)))


def is_exerted_by(game: "Game", object_id: ObjectId, player: PlayerId) -> bool:
    """The player has exerted it since their last untap step."""
    return player in _players(game, object_id)


def end_exertion(game: "Game", player: PlayerId) -> None:
    """What the player's exerting did is over after this untap step, whether or not the permanent was tapped (CR
    701.43b)."""
    for i in battlefield(game.state):
        by = _players(game, i)
        if player in by:
            left = tuple(one for one in by if one != player)
            memory = game.object(i).memory
            game.change_object(i, memory=memory.set(_BY, left) if left else memory.delete(_BY))


def _players(game: "Game", object_id: ObjectId) -> tuple[PlayerId, ...]:
    found = game.object(object_id).memory.get(_BY, ())
    return found if isinstance(found, tuple) else ()
