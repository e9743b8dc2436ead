"""Optional additional costs that are answered with an object, a number or a yes: bargain, casualty, conspire,
replicate, offspring, squad, gift (CR 702.56, 702.78, 702.153, 702.157, 702.166, 702.174, 702.175).

日本語: 協約、犠牲、共謀、複製、新生、部隊、贈呈
What is here: choosing and paying these costs. What paying them does stands in the keyword's own module.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.objects import SacrificeCost, TapCost
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import Citation
from rulings.kernel.abilities.keyword_instances import payment_key
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.actions.sacrificing import can_sacrifice
from rulings.kernel.casting.costs.cost_help import could_help
from rulings.kernel.casting.costs.costs import CHOOSES_COST, can_pay_cost
from rulings.kernel.casting.costs.total_cost import with_own_mana_cost
from rulings.kernel.casting.ways_to_cast import CastingWay, extra_cost, keyword_of, optional_costs, spell_total_cost
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import numbers
from rulings.kernel.questions.finding import finds
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.actions import Announcement
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class ThisObject(ObjectRef):
    """One certain object, chosen while a cost was announced."""

    id: int


@finds(ThisObject)
def _this_object(view: View, context: Context, ref: ThisObject) -> tuple[Recipient, ...]:
    return (ObjectId(ref.id),)


@dataclass(frozen=True, slots=True)
class IsObject(Predicate):
    """It is one of these objects."""

    ids: tuple[int, ...]


@tests(IsObject)
def _is_object(view: View, context: Context, object_id: ObjectId, predicate: IsObject) -> bool:
    return object_id in predicate.ids


YES_OR_NO = ("offspring",)
"""Costs that are paid once or not."""
REPEATED = ("replicate", "squad")
"""Costs that are paid any number of times."""


@optional_costs
def choose(game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement) -> Play[Map[str, int]]:
    """Asks for every such cost that the spell has."""
    times: Map[str, int] = Map()
    for name in YES_OR_NO:
        for n, ability in enumerate(spell_keywords(game, spell, way, name)):
            if can_add(game, context, spell, way, ability.cost) and (
                yield from game.ask_may(context.controller, name, spell, rule_of(name))
            ):
                times = times.set(payment_key(name, n), 1)
    for name in REPEATED:
        for n, ability in enumerate(spell_keywords(game, spell, way, name)):
            number = yield from _how_often(game, context, spell, way, ability.cost or Cost(), name, said)
            if number:
                times = times.set(payment_key(name, n), number)
    taken: set[ObjectId] = set()
    for name, key, objects, count in _with_objects(game, context, spell, way):
        # No permanent is sacrificed or tapped for two costs.
        left = tuple(i for i in objects if i not in taken)
        chosen = yield from _pick(game, context, spell, name, left, count)
        if len(chosen) == count:
            taken.update(chosen)
            times = times.set(key, 1)
            for n, i in enumerate(chosen):
                times = times.set(f"{key} object {n}", i)
    return times


def spell_keywords(game: "Game", spell: ObjectId, way: CastingWay, name: str) -> list[KeywordAbility]:
    """The keyword as the spell has it: printed, or given by an effect, also with its own mana cost as the cost."""
    if game.object(spell).zone is Zone.STACK:
        found = list(game.seen(spell).keyword_abilities(name))
    else:
        found = keyword_of(way.definition, name)
    return [
        replace(one, cost=with_own_mana_cost(one.cost, way.definition.mana_cost)) if one.cost is not None else one
        for one in found
    ]


def can_add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, cost: Cost | None) -> bool:
    """Whether the spell's cost could be paid together with this one, as effects change the total (CR 601.2f)."""
    if way.mana_cost() is None:
        return False
    more = (cost or Cost()).parts
    whole = spell_total_cost(game, context, spell, way, context.payment.times, more)
    whole = could_help(game, context.controller, spell, whole, context)
    return can_pay_cost(game, context, context.controller, whole, spell)


def _how_often(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay, cost: Cost, name: str, said: Announcement
) -> Play[int]:
    if said.kicked is not None:
        return said.kicked
    most = 0
    while most < 20 and can_add(game, context, spell, way, Cost(cost.parts * (most + 1))):
        most += 1
    return (
        yield from choose_number(game, context.controller, 0, most, name, spell, default=0, citations=(CHOOSES_COST,))
    )


def _with_objects(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay
) -> list[tuple[str, str, tuple[ObjectId, ...], int]]:
    """Name, what the payment is noted as, what can be chosen, and how many must be, of each cost that is paid with
    permanents."""
    player = context.controller
    mine = [i for i in battlefield(game.state) if game.seen(i).controller == player]
    found: list[tuple[str, str, tuple[ObjectId, ...], int]] = []
    if spell_keywords(game, spell, way, "bargain"):
        fitting = tuple(
            i
            for i in mine
            if can_sacrifice(game, player, i)
            and (game.object(i).is_token or game.seen(i).types & {CardType.ARTIFACT, CardType.ENCHANTMENT})
        )
        found.append(("bargain", "bargain", fitting, 1))
    for n, ability in enumerate(spell_keywords(game, spell, way, "casualty")):
        least = numbers.count(game.view, context, ability.amount) if ability.amount is not None else 0
        strong = tuple(
            i
            for i in mine
            if game.seen(i).is_creature and (game.seen(i).power or 0) >= least and can_sacrifice(game, player, i)
        )
        found.append(("casualty", payment_key("casualty", n), strong, 1))
    for n in range(len(spell_keywords(game, spell, way, "conspire"))):
        colors = game.seen(spell).colors
        kin = tuple(
            i
            for i in mine
            if game.seen(i).is_creature and not game.object(i).is_tapped and game.seen(i).colors & colors
        )
        found.append(("conspire", payment_key("conspire", n), kin, 2))
    return found


def lowering_choices(game: "Game", context: Context, spell: ObjectId, way: CastingWay) -> Iterator[Map[str, int]]:
    """Optional costs paid with one permanent, as they could be chosen: a spell may cost less where they are paid."""
    for _, key, objects, count in _with_objects(game, context, spell, way):
        if count == 1:
            for i in objects:
                yield Map({key: 1, f"{key} object 0": i})


def possible_choices(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement
) -> Iterator[Map[str, int]]:
    """What could be paid besides, as far as it may decide what the spell targets (CR 702.33g, 702.166d, 702.174m)."""
    from rulings.kernel.casting.costs.kicker import kicked_times

    kicked = kicked_times(way.definition, said.kicked or 0)
    yield kicked
    if spell_keywords(game, spell, way, "gift"):
        yield kicked.set("gift", 1)
    for times in lowering_choices(game, context, spell, way):
        yield kicked.update(times)


def _pick(
    game: "Game", context: Context, spell: ObjectId, name: str, objects: tuple[ObjectId, ...], count: int
) -> Play[tuple[ObjectId, ...]]:
    if len(objects) < count:
        return ()
    rules: tuple[Citation, ...] = rule_of(name)
    return (yield from pick_among(game, context.controller, objects, 0, count, name, source=spell, citations=rules))


@extra_cost
def add(game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """The costs of what was chosen; for each mode beyond the first its escalate cost (CR 702.120a)."""
    parts: list[CostPart] = []
    for name in (*YES_OR_NO, *REPEATED):
        for n, ability in enumerate(spell_keywords(game, spell, way, name)):
            parts.extend((ability.cost or Cost()).parts * times.get(payment_key(name, n), 0))
    for name in ("bargain", "casualty"):
        for key in _paid(times, name):
            parts.append(SacrificeCost(ThisObject(times[f"{key} object 0"])))
    for key in _paid(times, "conspire"):
        ids = (times[f"{key} object 0"], times[f"{key} object 1"])
        parts.append(TapCost(Filter(Kind.PERMANENT, (IsObject(ids),)), Fixed(2)))
    for ability in spell_keywords(game, spell, way, "escalate"):
        parts.extend((ability.cost or Cost()).parts * max(0, len(context.modes) - 1))
    return parts


def _paid(times: Map[str, int], name: str) -> Iterator[str]:
    """The instances of a cost that are paid."""
    for key, paid in sorted(times.items()):
        if paid and " object " not in key and (key == name or key.startswith(f"{name} #")):
            yield key
