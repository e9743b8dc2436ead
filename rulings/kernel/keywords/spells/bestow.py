"""Bestow (CR 702.103).

日本語: 授与
"""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities, SetTypes
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import CREATURE
from rulings.kernel.casting.spell_forms import spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of, permitted_ways
from rulings.kernel.happening.game import immediately
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

UNATTACHED = cite("702.103f", "becomes unattached, it ceases to be bestowed")

special_words.declare(HasProperty, "bestowed")

_ENCHANT = KeywordAbility(text="Enchant creature", name="enchant", quality=CREATURE)


@expands("bestow")
def bestow(ability: KeywordAbility) -> tuple[Ability, ...]:
    """While bestowed it is an Aura enchantment with enchant creature and no creature (CR 702.103b)."""
    return (
        StaticAbility(
            text=ability.text,
            affected=This(),
            changes=(
                SetTypes((CardType.ENCHANTMENT,), ("Aura",), in_addition=False),
                GainAbilities((_ENCHANT,)),
            ),
            condition=Fits(This(), Filter(Kind.SOURCE, (HasProperty("bestowed"),))),
            zones=(Zone.BATTLEFIELD, Zone.STACK),
        ),
    )


@casting_way
def bestowed(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its bestow cost as an Aura spell (CR 702.103a)."""
    obj = game.object(object_id)
    if obj.definition is None:
        return []
    face = face_of(obj)
    bestow = [a for a in keyword_of(face, "bestow") if a.cost is not None]
    if not bestow:
        return []
    found: list[CastingWay] = []
    for ability in bestow:
        form = partial(replace, alternative="bestow", cost=ability.cost, as_aura=True)
        if obj.zone is Zone.HAND and obj.owner == player:
            found.append(form(CastingWay(Zone.HAND, face, 0)))
            continue
        for using in ("bestow", None):
            found += permitted_ways(game, player, object_id, [(0, face)], using, form)
    return found


@immediately
def _host_is_gone(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """As what it enchanted leaves, a bestowed Aura becomes unattached and is a creature at once (CR 702.103f)."""
    if not any(isinstance(one, e.ZoneChanged) and one.origin is Zone.BATTLEFIELD for one in happened):
        return
    for i in battlefield(game.state):
        obj = game.object(i)
        host = obj.attached_to
        if not obj.memory.get("bestowed") or not isinstance(host, int) or host in game.state.objects:
            continue
        game.change_object(i, attached_to=None, memory=obj.memory.delete("bestowed"))
        game.emit(e.Unattached(object=i, before=host, citations=(UNATTACHED,)))


@spell_form
def bestowed_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A bestowed spell targets the creature that it will enchant."""
    if not obj.memory.get("bestowed"):
        return None
    return CastingWay(Zone.HAND, face_of(obj), 0, alternative="bestow", as_aura=True)
