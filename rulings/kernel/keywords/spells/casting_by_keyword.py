"""Casting a card as a keyword's triggered ability resolves: for the keyword's cost, or for nothing (CR 608.2g)."""

from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.vocabulary import CardType
from rulings.kernel.casting.casting import cast_in_way
from rulings.kernel.casting.casting_legality import why_not_way_by_effect
from rulings.kernel.casting.choosing_a_half import choose_half
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces
from rulings.kernel.state.actions import Announcement, CastSpell, IllegalActionError
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def ways_for(game: "Game", player: PlayerId, object_id: ObjectId, keyword: str, cost: Cost) -> list[CastingWay]:
    """The ways in which the card can be cast now for this cost, noted as the keyword's."""
    obj = game.object(object_id)
    ways = [
        CastingWay(obj.zone, face, number, alternative=keyword, cost=cost, is_free=not cost.parts, as_flash=True)
        for number, face in castable_faces(game, object_id)
        if CardType.LAND not in face.types
    ]
    return [w for w in ways if why_not_way_by_effect(game, player, object_id, w) is None]


def may_cast_for(
    game: "Game", player: PlayerId, object_id: ObjectId, keyword: str, cost: Cost
) -> Play[ObjectId | None]:
    """Asks the player whether to cast the card for this cost, and casts it; ``None`` if it was not cast."""
    ways = ways_for(game, player, object_id, keyword, cost)
    if not ways or not (yield from game.ask_may(player, "cast", object_id)):
        return None
    state, length = game.state, len(game.log)
    announcement = Announcement(x=0) if not cost.parts else Announcement()
    try:
        way = yield from choose_half(game, player, ways)
        return (yield from cast_in_way(game, CastSpell(player, object_id, announcement), way))
    except IllegalActionError:
        game.state = state
        del game.log[length:]
        return None
