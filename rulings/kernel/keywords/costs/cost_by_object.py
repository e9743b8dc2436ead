"""Spells that cost less by a creature used up in casting them: emerge and harmonize (CR 702.119, 702.180).

日本語: 現出、調和
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.objects import SacrificeCost, TapCost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import SELF
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.casting.as_spell import keywords_as_spell
from rulings.kernel.casting.costs.optional_costs import IsObject, ThisObject
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, extra_cost, optional_costs
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.keywords.costs.alternative_costs import ordinary_ways, own_cost
from rulings.kernel.questions.matching import fits
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state.actions import Announcement, Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class LessByObject(Amount):
    """By how much the object chosen for the keyword makes the spell cheaper; before it is chosen, the best there is."""

    keyword: str


def _value(view: View, object_id: ObjectId, keyword: str) -> int:
    seen = view.characteristics(object_id)
    return seen.mana_value if keyword == "emerge" else max(0, seen.power or 0)


def _choosable(view: View, player: PlayerId, spell: ObjectId, keyword: str) -> tuple[ObjectId, ...]:
    quality = next(
        (a.quality for a in view.characteristics(spell).keyword_abilities(keyword) if isinstance(a.quality, Filter)),
        None,
    )
    found = []
    for i in battlefield(view.state):
        seen = view.characteristics(i)
        if seen.controller != player:
            continue
        if keyword == "harmonize" and view.state.objects[i].is_tapped:
            continue
        if quality is None and CardType.CREATURE not in seen.types:
            continue
        if quality is not None and not fits(view, Context(player, spell), i, quality):
            continue
        found.append(i)
    return tuple(found)


@counts(LessByObject)
def _less(view: View, context: Context, amount: LessByObject) -> int:
    if context.payment.alternative != amount.keyword:
        return 0
    chosen = context.payment.times.get(f"{amount.keyword} object")
    if chosen is not None:
        return _value(view, ObjectId(chosen), amount.keyword) if chosen else 0
    options = _choosable(view, context.controller, context.source, amount.keyword)
    return max((_value(view, i, amount.keyword) for i in options), default=0)


@expands("emerge", "harmonize")
def cheaper(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its cost is reduced by the mana value or the power of what was chosen (CR 702.119a, 702.180a)."""
    change = CostChange("spell", SELF, None, -1, ("{1}",), LessByObject(ability.name))
    return (
        StaticAbility(
            text=ability.text,
            affected=SELF,
            changes=(change,),
            zones=(Zone.STACK,),
            keyword=ability.name,
        ),
    )


@casting_way
def emerging(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Cast it for its emerge cost, where there is something to sacrifice (CR 702.119a)."""
    return [
        replace(way, alternative="emerge", cost=cost)
        for way in ordinary_ways(game, player, object_id)
        for ability in keywords_as_spell(game, player, object_id, way, "emerge")
        if (cost := own_cost(ability, way)) is not None and _choosable(game.view, player, object_id, "emerge")
    ]


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """Chooses what to sacrifice or to tap as the cost is chosen (CR 702.119c, 702.180b)."""
    keyword = way.alternative
    if keyword not in ("emerge", "harmonize"):
        return Map()
    options = _choosable(game.view, context.controller, spell, keyword)
    least = 1 if keyword == "emerge" else 0
    chosen = yield from pick_among(
        game, context.controller, options, least, 1, keyword, source=spell, citations=rule_of(keyword)
    )
    if len(chosen) < least:
        raise IllegalActionError(Illegal("can't pay the cost", "601.2h"))
    return Map({f"{keyword} object": chosen[0] if chosen else 0})


@extra_cost
def add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """Sacrificing or tapping it is part of the cost."""
    emerged, tapped = times.get("emerge object", 0), times.get("harmonize object", 0)
    parts: list[CostPart] = []
    if emerged:
        parts.append(SacrificeCost(ThisObject(emerged)))
    if tapped:
        parts.append(TapCost(Filter(Kind.PERMANENT, (IsObject((tapped,)),)), Fixed(1)))
    return parts
