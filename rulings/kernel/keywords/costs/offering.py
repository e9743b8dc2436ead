"""Offering (CR 702.48).

日本語: 献身
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.objects import SacrificeCost
from rulings.abilities.filters.filter import Filter
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.actions.sacrificing import can_sacrifice
from rulings.kernel.casting.costs.optional_costs import ThisObject
from rulings.kernel.casting.ways_to_cast import (
    CastingWay,
    casting_way,
    cost_reduction,
    extra_cost,
    keyword_of,
    optional_costs,
)
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways
from rulings.kernel.questions.matching import fits
from rulings.kernel.state.actions import Announcement, Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.48", "offering")

_OBJECT = "offering object"


def _choosable(game: "Game", player: PlayerId, spell: ObjectId, way: CastingWay) -> tuple[ObjectId, ...]:
    qualities = [a.quality for a in keyword_of(way.definition, "offering") if isinstance(a.quality, Filter)]
    return tuple(
        i
        for i in battlefield(game.state)
        if can_sacrifice(game, player, i) and any(fits(game.view, Context(player, spell), i, q) for q in qualities)
    )


@casting_way
def offered(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Sacrificing a permanent of the quality makes the spell cheaper, at instant speed (CR 702.48a)."""
    return [
        replace(way, alternative="offering", as_flash=True)
        for way in ordinary_ways(game, player, object_id)
        if keyword_of(way.definition, "offering") and _choosable(game, player, object_id, way)
    ]


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """The permanent is chosen as choices for the spell are made (CR 702.48b)."""
    if way.alternative != "offering":
        return Map()
    options = _choosable(game, context.controller, spell, way)
    chosen = yield from pick_among(
        game, context.controller, options, 1, 1, "offering", source=spell, citations=rule_of("offering")
    )
    if not chosen:
        raise IllegalActionError(Illegal("can't pay the cost", "601.2h"))
    return Map({_OBJECT: chosen[0]})


@extra_cost
def sacrificed(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]
) -> list[CostPart]:
    """It is sacrificed as the total cost is paid (CR 702.48b)."""
    return [SacrificeCost(ThisObject(times[_OBJECT]))] if times.get(_OBJECT) else []


@cost_reduction
def cheaper(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostChange]:
    """The total cost is reduced by its mana cost, of the same types first (CR 702.48c); before it is chosen by that of
    the dearest."""
    if way.alternative != "offering":
        return []
    chosen = times.get(_OBJECT)
    if chosen is None:
        options = _choosable(game, context.controller, spell, way)
        chosen = max(options, key=lambda i: game.seen(i).mana_value, default=0)
    symbols = game.seen(ObjectId(chosen)).mana_cost if chosen else None
    return [CostChange("spell", None, None, -1, tuple(symbols))] if symbols else []
