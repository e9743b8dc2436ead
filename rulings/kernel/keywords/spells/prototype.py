"""Prototype (CR 702.160, 718).

日本語: 試作
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.vocabulary import Color
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.160", "prototype")


def prototyped(face: FaceDefinition, ability: KeywordAbility) -> FaceDefinition:
    """The face with the second set of mana cost, power and toughness, and its colours (CR 718.3b)."""
    return _faces(face).get(id(ability)) or face


@remember
def _faces(face: FaceDefinition) -> dict[int, FaceDefinition]:
    found: dict[int, FaceDefinition] = {}
    for ability in keyword_of(face, "prototype"):
        if ability.cost is None or ability.subtype is None:
            continue
        symbols = tuple(s for part in ability.cost.parts if isinstance(part, ManaCost) for s in part.symbols)
        power, toughness = ability.subtype.split("/")
        letters = {letter for symbol in symbols for letter in symbol if letter in "WUBRG"}
        found[id(ability)] = replace(
            face,
            mana_cost=symbols,
            colors=frozenset(Color(letter) for letter in letters),
            power=int(power),
            toughness=int(toughness),
        )
    return found


@casting_way
def as_prototype(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it prototyped (CR 718.3): spell and permanent have only the second set of values."""
    ways = []
    for way in ordinary_ways(game, player, object_id):
        for ability in keyword_of(way.definition, "prototype"):
            face = prototyped(way.definition, ability)
            ways.append(replace(way, definition=face, alternative="prototype", cost=ability.cost, copiable=face))
    return ways
