"""Keywords that let a spell be cast for another cost: evoke, dash, blitz, surge, spectacle, prowl, freerunning,
web-slinging (CR 702.74, 702.76, 702.109, 702.117, 702.137, 702.152, 702.173, 702.188).

日本語: 想起、疾駆、奇襲、怒濤、絢爛、徘徊、暗躍、ウェブ・スリング
What is here: the ways to cast. What such a spell or permanent does besides stands in the keyword's own module.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import AlternativeCost, KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.objects import ReturnCost
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.references import Choose
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.abilities.vocabulary import CardType, Zone
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.keyword_nodes import YOU_CONTROL, creatures
from rulings.kernel.casting.as_spell import given_keywords, keywords_as_spell
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces, casting_way, keyword_of, permitted_ways
from rulings.kernel.happening.commander_designation import is_commander
from rulings.kernel.keywords.costs.graveyard_casting import for_a_discard
from rulings.kernel.questions import truth
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.117", "surge")
asked_by_name("702.137", "spectacle")
asked_by_name("702.76", "prowl")
asked_by_name("702.173", "freerunning")
asked_by_name("702.188", "web-slinging")
asked_by_name("702.162", "more than meets the eye")

May = Callable[["Game", PlayerId, ObjectId, FaceDefinition], bool]


@dataclass(frozen=True, slots=True)
class Alternative:
    """An alternative cost that a keyword gives."""

    may: May
    """Whether it may be chosen now."""
    also: tuple[CostPart, ...] = ()
    """What is paid besides the keyword's cost."""
    from_hand_only: bool = False
    as_flash: bool = False


_ALTERNATIVES: dict[str, Alternative] = {}


def alternative_cost(
    name: str,
    may: May | None = None,
    also: tuple[CostPart, ...] = (),
    *,
    from_hand_only: bool = False,
    as_flash: bool = False,
) -> None:
    """Declares that a spell with this keyword may be cast for the keyword's cost."""
    _ALTERNATIVES[name] = Alternative(may or _always, also, from_hand_only, as_flash)


def _always(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    return True


def ordinary_ways(game: "Game", player: PlayerId, object_id: ObjectId, using: str | None = None) -> list[CastingWay]:
    """The ways to cast a card for its mana cost: from hand, or from where an effect allows it (``using`` a keyword)."""
    obj = game.object(object_id)
    faces = [(n, f) for n, f in castable_faces(game, object_id) if CardType.LAND not in f.types and f.types]
    if obj.zone is Zone.HAND and obj.owner == player:
        return [CastingWay(Zone.HAND, face, n) for n, face in faces]
    ways = permitted_ways(game, player, object_id, faces)
    if using is not None:
        ways += permitted_ways(game, player, object_id, faces, using)
    return [*(w for w in ways if w.cost is None), *for_a_discard(game, player, object_id)]


@casting_way
def printed(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """ "You may pay ... rather than pay this spell's mana cost": from wherever it may be cast for that (CR 118.9)."""
    obj = game.object(object_id)
    faces = [face_of(obj), *(obj.definition.faces if obj.definition is not None else ())]
    if not any(isinstance(ability, AlternativeCost) for face in faces for ability in face.abilities):
        return []
    context = Context(player, object_id)
    return [
        replace(
            way,
            alternative="alternative" if ability.cost.parts else "free",
            cost=ability.cost,
            is_free=not ability.cost.parts,
        )
        for way in ordinary_ways(game, player, object_id)
        for ability in way.definition.abilities
        if isinstance(ability, AlternativeCost) and truth.holds(game.view, context, ability.condition)
    ]


@casting_way
def for_another_cost(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Each keyword with an alternative cost makes another way of every ordinary one."""
    obj = game.object(object_id)
    if obj.definition is None:
        return []
    given = given_keywords(game)
    names = [n for n in _ALTERNATIVES if n in given or any(keyword_of(f, n) for f in obj.definition.faces)]
    if not names:
        return []
    found = []
    for name in names:
        for way in ordinary_ways(game, player, object_id, name):
            alternative = _ALTERNATIVES[name]
            if alternative.from_hand_only and way.zone is not Zone.HAND:
                continue
            for ability in keywords_as_spell(game, player, object_id, way, name):
                own = own_cost(ability, way)
                if own is None or not alternative.may(game, player, object_id, way.definition):
                    continue
                cost = Cost((*own.parts, *alternative.also))
                found.append(replace(way, alternative=name, cost=cost, as_flash=alternative.as_flash))
    return found


def own_cost(ability: KeywordAbility, way: CastingWay) -> Cost | None:
    """The cost of a keyword; one that is given without a cost costs what the spell does."""
    return ability.cost if ability.cost is not None else way.mana_cost()


@casting_way
def converted(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it converted for its More Than Meets the Eye cost: the spell is its back face (CR 702.162a)."""
    obj = game.object(object_id)
    if obj.definition is None or len(obj.definition.faces) < 2:
        return []
    back = obj.definition.faces[1]
    return [
        replace(way, definition=back, face=1, alternative="more than meets the eye", cost=ability.cost)
        for way in ordinary_ways(game, player, object_id)
        for ability in keyword_of(way.definition, "more than meets the eye")
        if ability.cost is not None
    ]


def _cast_another(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    """You have cast another spell this turn (CR 702.117a)."""
    return any(isinstance(h, e.SpellCast) and h.player == player for h in game.state.history)


def _opponent_lost_life(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    """An opponent lost life this turn (CR 702.137a)."""
    return any(isinstance(h, e.LifeLost) and h.player != player and h.amount > 0 for h in game.state.history)


def _hits(game: "Game", player: PlayerId) -> list[e.DamageDealt]:
    """Combat damage that sources of this player dealt to players this turn."""
    return [
        h
        for h in game.state.history
        if isinstance(h, e.DamageDealt) and h.is_combat and isinstance(h.to, str) and h.controller == player
    ]


def _kin_hit(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    """A source with one of the spell's creature types hit a player this turn (CR 702.76a)."""
    types = set(face.subtypes) & CREATURE_TYPES
    return any(types & set(game.seen(h.source).subtypes) for h in _hits(game, player))


def _assassin_hit(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    """An Assassin creature or a commander hit a player this turn (CR 702.173a)."""
    return any(
        ("Assassin" in game.seen(h.source).subtypes and game.seen(h.source).is_creature)
        or is_commander(game.view, h.source)
        for h in _hits(game, player)
    )


alternative_cost("surge", _cast_another)
alternative_cost("spectacle", _opponent_lost_life)
alternative_cost("prowl", _kin_hit)
alternative_cost("freerunning", _assassin_hit)
alternative_cost("web-slinging", also=(ReturnCost(Choose(creatures(IsTapped(), YOU_CONTROL))),))
