"""Cleave (CR 702.148).

日本語: 切除
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, Cleaved
from rulings.abilities.card import FaceDefinition
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.casting_legality import spell_effect
from rulings.kernel.casting.spell_forms import paid_form, spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.148", "cleave")
special_words.declare_ability(Cleaved)


@remember
def without_brackets(face: FaceDefinition) -> FaceDefinition:
    """The face with the words in square brackets left out (CR 702.148a, 702.148b)."""
    kept: list[Ability] = []
    for ability in face.abilities:
        if isinstance(ability, Cleaved):
            kept[-1] = ability.ability
        else:
            kept.append(ability)
    return replace(face, abilities=tuple(kept))


@casting_way
def cleaved(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its cleave cost (CR 702.148a)."""
    return [
        replace(
            way,
            alternative="cleave",
            cost=ability.cost,
            effect=spell_effect(without_brackets(way.definition)),
        )
        for way in ordinary_ways(game, player, object_id)
        for ability in keyword_of(way.definition, "cleave")
        if ability.cost is not None
    ]


@spell_form
def cleaved_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A spell whose cleave cost was paid, or a copy of one, has the shorter text."""
    return paid_form(obj, "cleave", lambda face: spell_effect(without_brackets(face)))
