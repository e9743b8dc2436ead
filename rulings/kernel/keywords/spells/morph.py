"""Morph, megamorph, disguise: casting face down (CR 702.37, 702.168).

日本語: 変異、大変異、変装
"""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.spell_forms import spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of, permitted_ways
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.37", "morph", "megamorph")
asked_by_name("702.168", "disguise")

_THREE = Cost((ManaCost(("{3}",)),))


@casting_way
def face_down(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it face down as a 2/2 creature for {3} (CR 702.37c, 702.168a)."""
    obj = game.object(object_id)
    if obj.definition is None:
        return []
    face = face_of(obj)
    ways: list[CastingWay] = []
    for how, keywords in (("morph", ("morph", "megamorph")), ("disguise", ("disguise",))):
        if not any(keyword_of(face, keyword) for keyword in keywords):
            continue
        form = partial(replace, alternative=how, cost=_THREE, face_down=how)
        if obj.zone is Zone.HAND and obj.owner == player:
            ways.append(form(CastingWay(Zone.HAND, face, 0)))
        else:
            # "You may cast creature spells from the top of your library": face down it is one (CR 601.3e).
            ways += permitted_ways(game, player, object_id, [(0, face)], form=form)
    return ways


@spell_form
def face_down_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A face-down spell has no effect and no target of its own."""
    if obj.face_down is None:
        return None
    return CastingWay(Zone.HAND, face_of(obj), 0, alternative=obj.face_down, face_down=obj.face_down)
