"""Summoning sickness (CR 302.6).

日本語: 召喚酔い
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.state import notes
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("302.6", "haste")


def is_summoning_sick(game: "Game", object_id: ObjectId) -> bool:
    """Whether a creature can't attack or pay {T} or {Q} because its controller has not had it since the turn began."""
    seen = game.seen(object_id)
    if CardType.CREATURE not in seen.types or seen.has("haste"):
        return False
    since = game.object(object_id).controlled_since_turn
    began = last_turn_began(game, object_id)
    return since >= began


def last_turn_began(game: "Game", object_id: ObjectId) -> int:
    """Serial of the most recent turn of the object's controller; a permanent got since then is sick."""
    controller = game.seen(object_id).controller
    began = game.state.monitor.get(notes.turn_began(controller), 1)
    assert isinstance(began, int)
    return began
