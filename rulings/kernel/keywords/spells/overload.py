"""Overload (CR 702.96).

日本語: 超過
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import ControllerOf, EachOpponent, EachPlayer, OwnerOf, TargetPlayer
from rulings.abilities.references import AnyTarget, Every, It, Target
from rulings.kernel.abilities.keyword_abilities import asked_by_name, unplayable_if
from rulings.kernel.casting.casting_legality import spell_effect
from rulings.kernel.casting.spell_forms import paid_form, spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.96", "overload")


@remember
def each_instead_of_target(effect: Effect) -> Effect:
    """The effect with "each" in place of every "target" (CR 702.96a)."""

    def change(node: Node) -> Node:
        match node:
            case Target() | It(antecedent=Target()):
                target = node if isinstance(node, Target) else node.antecedent
                assert isinstance(target, Target)
                return Every(target.filter)
            case TargetPlayer():
                return EachOpponent() if node.opponents_only else EachPlayer()
        return node

    return rewrite(effect, change)


@unplayable_if("overload")
def not_for_each(face: FaceDefinition, ability: KeywordAbility) -> str | None:
    """Texts that speak of the one target again ("its controller"), or that choose, don't just take "each"."""
    effect = spell_effect(face)
    # "It gets +1/+0 and can't be blocked": both are said of each.
    parts = effect.effects if isinstance(effect, Sequence) else (effect,)
    says_each = all(isinstance(one, Continuous) and isinstance(one.objects, (Target, It)) for one in parts)
    if says_each and not any(isinstance(node, (ControllerOf, OwnerOf)) for node in walk(effect)):
        return None
    for node in walk(effect):
        if isinstance(node, (AnyTarget, Modal)) or (isinstance(node, Target) and node.players is not None):
            return "overload of this text"
        if isinstance(node, (It, ControllerOf, OwnerOf)) and any(isinstance(n, Target) for n in walk(node)):
            return "overload of this text"
    return None


@casting_way
def overloaded(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its overload cost: it has no targets (CR 702.96b)."""
    found = []
    for way in ordinary_ways(game, player, object_id):
        for ability in keyword_of(way.definition, "overload"):
            if ability.cost is not None:
                effect = each_instead_of_target(spell_effect(way.definition))
                found.append(replace(way, alternative="overload", cost=ability.cost, effect=effect))
    return found


@spell_form
def overloaded_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """An overloaded spell, or a copy of one, affects each."""
    return paid_form(obj, "overload", lambda face: each_instead_of_target(spell_effect(face)))
