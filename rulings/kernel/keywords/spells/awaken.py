"""Awaken (CR 702.113).

日本語: 覚醒
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import GainAbilities, SetPT, SetTypes
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Continuous, Effect, Sequence
from rulings.abilities.effects.modal import Modal
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind
from rulings.kernel.abilities.keyword_abilities import asked_by_name, unplayable_if
from rulings.kernel.abilities.keyword_nodes import HASTE, YOU_CONTROL, number, put_counters
from rulings.kernel.casting.casting_legality import spell_effect
from rulings.kernel.casting.renumbering import renumbered
from rulings.kernel.casting.spell_forms import paid_form, spell_form
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember, remember_all
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.113", "awaken")

_LAND = Target(Filter(Kind.PERMANENT, (HasType(CardType.LAND), YOU_CONTROL)), slot=0)


@remember
def _awakening(ability: KeywordAbility) -> Effect:
    """N +1/+1 counters on target land you control, which becomes a 0/0 Elemental creature with haste."""
    becomes = (
        SetTypes((CardType.CREATURE,), ("Elemental",)),
        GainAbilities((HASTE,)),
        SetPT(Fixed(0), Fixed(0)),
    )
    return Sequence((put_counters(number(ability), _LAND), Continuous(_LAND, becomes, Forever())))


@remember_all
def _effect(printed: Effect, ability: KeywordAbility) -> Effect:
    return Sequence(renumbered((printed, _awakening(ability))))


@unplayable_if("awaken")
def with_modes(face: FaceDefinition, ability: KeywordAbility) -> str | None:
    """Modes are chosen for a whole text; with awaken they would be a part of it."""
    return "awaken with modes" if isinstance(spell_effect(face), Modal) else None


@casting_way
def awakening(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its awaken cost, with one more target (CR 702.113a, 702.113b)."""
    return [
        replace(
            way,
            alternative="awaken",
            cost=ability.cost,
            effect=_effect(spell_effect(way.definition), ability),
        )
        for way in ordinary_ways(game, player, object_id)
        for ability in keyword_of(way.definition, "awaken")
        if ability.cost is not None
    ]


@spell_form
def awakening_spell(game: "Game", obj: GameObject) -> CastingWay | None:
    """A spell whose awaken cost was paid does both."""

    def both(face: FaceDefinition) -> Effect | None:
        abilities = keyword_of(face, "awaken")
        return _effect(spell_effect(face), abilities[0]) if abilities else None

    return paid_form(obj, "awaken", both)
