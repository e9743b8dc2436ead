"""Ways to cast a card, and what each costs: zones, faces, alternative and additional costs (CR 118.8, 118.9, 601.2b,
601.2f)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import (
    AdditionalCost,
    CastTiming,
    KeywordAbility,
    SpellAbility,
    SpendOnX,
)
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.permissions import CostChange, PlayerMay
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import Modal
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.costs.costs import can_pay_cost
from rulings.kernel.casting.costs.keyword_costs import keyword_cost
from rulings.kernel.casting.costs.total_cost import apply_changes, changers, cost_changes
from rulings.kernel.casting.repeated_modes import with_repeats
from rulings.kernel.characteristics.permissions import permissions
from rulings.kernel.questions import finding, matching
from rulings.kernel.state.actions import Announcement, Illegal, IllegalActionError
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.characteristics.active_effects import ActiveEffect
    from rulings.kernel.happening.game import Game

OPTIONAL = cite("601.2b", "kicker")


@dataclass(frozen=True, slots=True)
class CastingWay:
    """One way in which a card may be cast."""

    zone: Zone
    """From where."""
    definition: FaceDefinition
    """The face that is cast."""
    face: int = 0
    alternative: str | None = None
    """Name of the alternative cost; ``None``: the mana cost."""
    cost: Cost | None = None
    """The alternative cost; ``None``: the mana cost."""
    more: Cost | None = None
    """What is paid besides: for casting it as though it had flash (CR 601.3c), or by retrace and jump-start."""
    keyword: str | None = None
    """The keyword that lets it be cast from where it is for an additional cost (CR 702.81a, 702.133a)."""
    effect: Effect | None = None
    """Instead of the printed effect (overload)."""
    face_down: str | None = None
    copiable: FaceDefinition | None = None
    """The spell is this instead of the printed face (prototype)."""
    as_flash: bool = False
    as_aura: bool = False
    """Bestow: an Aura spell with enchant creature."""
    no_aura: bool = False
    is_free: bool = False
    keeps_memory: bool = False
    permission: "tuple[ActiveEffect, PlayerMay] | None" = None
    """The effect that lets the player cast it in this way, and its rule."""

    def fits(self, said: Announcement) -> bool:
        """Whether an announcement can mean it: its face, and what its cost or its keyword is called."""
        return said.face in (None, self.face) and said.alternative in (None, self.alternative, self.keyword)

    def mana_cost(self) -> Cost | None:
        """The cost before additional costs; ``None`` where there is none to pay (CR 118.6)."""
        if self.cost is not None:
            return self.cost
        if self.definition.mana_cost is None:
            return None
        return Cost((ManaCost(self.definition.mana_cost),))


WayFinder = Callable[["Game", PlayerId, ObjectId], list[CastingWay]]
_WAYS: list[WayFinder] = []


def casting_way(function: WayFinder) -> WayFinder:
    """Declares a source of further ways to cast: flashback, morph, bestow, overload, ..."""
    _WAYS.append(function)
    return function


OptionalCosts = Callable[["Game", Context, ObjectId, CastingWay, Announcement], Play[Map[str, int]]]
_OPTIONAL: list[OptionalCosts] = []


def optional_costs(function: OptionalCosts) -> OptionalCosts:
    """Declares optional additional costs: kicker, buyback, ..."""
    _OPTIONAL.append(function)
    return function


ExtraCost = Callable[["Game", Context, ObjectId, CastingWay, Map[str, int]], list[CostPart]]
_EXTRA: list[ExtraCost] = []


def extra_cost(function: ExtraCost) -> ExtraCost:
    """Declares how a chosen optional cost adds to the total."""
    _EXTRA.append(function)
    return function


def castable_faces(game: "Game", object_id: ObjectId) -> list[tuple[int, FaceDefinition]]:
    """The faces of a card that can be cast on their own (CR 709.3, 712.11, 715.3)."""
    obj = game.object(object_id)
    if obj.definition is None or obj.copiable is not None:
        return [(0, face_of(obj))] if obj.copiable is not None else []
    faces = obj.definition.faces
    if obj.definition.layout in (Layout.SPLIT, Layout.MODAL_DFC, Layout.ADVENTURE, Layout.PREPARE):
        # A half with aftermath is cast from a graveyard only (CR 702.127a).
        here = obj.zone is Zone.GRAVEYARD
        return [(n, face) for n, face in enumerate(faces) if here or not keyword_of(face, "aftermath")]
    return [(0, faces[0])] if faces else []


def casting_ways(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Every way in which a player may cast this card from where it is, timing and payment apart; the ordinary first."""
    obj = game.state.objects.get(object_id)
    if obj is None or obj.zone in (Zone.BATTLEFIELD, Zone.STACK) or obj.is_token:
        return []
    ways: list[CastingWay] = []
    faces = [(n, f) for n, f in castable_faces(game, object_id) if CardType.LAND not in f.types and f.types]
    if obj.zone is Zone.HAND and obj.owner == player:
        ways.extend(CastingWay(Zone.HAND, face, n) for n, face in faces)
    ways.extend(permitted_ways(game, player, object_id, faces))
    for finder in _WAYS:
        ways.extend(finder(game, player, object_id))
    ways += _for_another_cost(game, player, object_id, ways)
    return [*ways, *_as_though_flash(game, player, ways)]


def _as_though_flash(game: "Game", player: PlayerId, ways: list[CastingWay]) -> list[CastingWay]:
    """ "As though it had flash if you pay {2} more": the same ways at other times, for that much more (CR 601.3c)."""
    dear = [(way, a.more) for way in ways for a in way.definition.abilities if isinstance(a, CastTiming) and a.more]
    if not dear or at_sorcery_speed(game, player):
        return []
    return [
        replace(way, as_flash=True, more=Cost((*(way.more.parts if way.more is not None else ()), *more.parts)))
        for way, more in dear
        if way.face_down is None
    ]


def _for_another_cost(game: "Game", player: PlayerId, object_id: ObjectId, ways: list[CastingWay]) -> list[CastingWay]:
    """ "Rather than pay the mana cost for spells you cast": from wherever they may be cast, but not together with
    another alternative cost (CR 118.9a)."""
    found = []
    for effect, rule in permissions(game, player, "pay rather"):
        assert rule.cost is not None
        if is_used_up(game, effect, rule):
            continue
        for way in ways:
            if way.alternative is not None or (rule.once_each_turn and way.permission is not None):
                continue
            is_free = not rule.cost.parts
            other = replace(
                way,
                alternative="free" if is_free else "permitted",
                cost=rule.cost,
                is_free=is_free,
                permission=way.permission or (effect, rule),
                as_flash=way.as_flash or rule.as_flash,
            )
            wanted = rule.filter
            if not isinstance(wanted, Filter) or _fits_as_cast(game, player, object_id, other, effect.context, wanted):
                found.append(other)
    return found


def permitted_ways(
    game: "Game",
    player: PlayerId,
    object_id: ObjectId,
    faces: list[tuple[int, FaceDefinition]],
    using: str | None = None,
    form: Callable[[CastingWay], CastingWay] | None = None,
) -> list[CastingWay]:
    """Effects that allow casting from other zones, or for another cost (CR 601.3b).

    Shape: ``using``: those that allow it only with this keyword; ``None``: those that don't speak of one. ``form``: how
    it is cast for an alternative cost of its own, face down or bestowed: whether it may be is asked of that spell, and
    permissions for another cost are none for it (CR 118.9a, 601.3e).
    """
    found: list[CastingWay] = []
    obj = game.object(object_id)
    for what in ("cast", "play"):
        for effect, rule in permissions(game, player, what):
            as_cast = rule.filter if isinstance(rule.filter, Filter) and rule.filter.kind is Kind.SPELL else None
            named = None if as_cast is not None else rule.filter
            if not is_permitted(game, effect.context, rule.zone, named, object_id, effect.affected):
                continue
            if rule.using != using or is_used_up(game, effect, rule) or (form is not None and rule.cost is not None):
                continue
            for n, face in faces:
                is_free = rule.cost is not None and not rule.cost.parts
                way = CastingWay(
                    obj.zone,
                    face,
                    n,
                    alternative="free" if is_free else "permitted" if rule.cost is not None else None,
                    cost=rule.cost,
                    more=rule.more,
                    is_free=is_free,
                    permission=(effect, rule),
                )
                way = way if form is None else form(way)
                if as_cast is None or _fits_as_cast(game, player, object_id, way, effect.context, as_cast):
                    found.append(way)
    return found


def _fits_as_cast(
    game: "Game", player: PlayerId, object_id: ObjectId, way: CastingWay, context: Context, wanted: Filter
) -> bool:
    """Whether the spell that it would be is one that may be cast: the half, not the card (CR 601.3e)."""
    from rulings.kernel.casting.as_spell import as_spell, fits_as_cast

    return fits_as_cast(game, as_spell(game, player, object_id, way), context, object_id, wanted)


def is_used_up(game: "Game", effect: "ActiveEffect", rule: PlayerMay) -> bool:
    """Whether a permission for once each turn was used this turn (CR 601.3b)."""
    return rule.once_each_turn and bool(game.state.monitor.get(used_key(game, effect)))


def used_key(game: "Game", effect: "ActiveEffect") -> str:
    """Under which word the state remembers that a permission was used in this turn."""
    return f"used {effect.source} {game.state.turn_serial}"


def is_permitted(
    game: "Game", context: Context, zone: Node | None, filter_: Node | None, object_id: ObjectId, affected: object
) -> bool:
    """Whether a permission to cast or play from ``zone`` what fits ``filter_`` covers the object (CR 601.3b)."""
    obj = game.object(object_id)
    if isinstance(zone, InZone):
        if not matching.fits_predicate(game.view, context, object_id, zone):
            return False
        if obj.zone is Zone.LIBRARY:
            top = game.state.zones.get((Zone.LIBRARY, obj.owner), ())
            if not top or top[0] != object_id:
                return False
    elif zone is not None:
        named = finding.find_objects(game.view, context, zone)
        if object_id not in named and object_id not in [finding.current(game.view, context, i) for i in named]:
            return False
    elif obj.zone is not Zone.HAND:
        return False
    if isinstance(filter_, Filter):
        return matching.fits_facts(game.view, context, object_id, filter_)
    return filter_ is None or object_id in finding.find_objects(game.view, context, filter_)


def choose_optional_costs(
    game: "Game",
    context: Context,
    spell: ObjectId,
    way: CastingWay,
    said: Announcement,
    effect: Effect,
    modes: tuple[int, ...],
) -> Play[Map[str, int]]:
    """Which optional additional costs are paid, and how often (CR 601.2b)."""
    times: Map[str, int] = Map()
    for chooser in _OPTIONAL:
        times = times.update((yield from chooser(game, context, spell, way, said)))
    for number, ability in enumerate(a for a in way.definition.abilities if isinstance(a, AdditionalCost)):
        if not ability.optional:
            continue
        if not can_pay_cost(game, context, context.controller, ability.cost, spell):
            continue
        wants = (
            said.kicked > 0
            if said.kicked is not None
            else (yield from game.ask_may(context.controller, "pay additional cost", spell, (OPTIONAL,)))
        )
        if wants:
            times = times.set(f"additional {number}", 1).set("additional", 1)
    by_mode = _mode_costs(effect, modes)
    if by_mode:
        times = times.set("modes", len(by_mode))
    return times


def _mode_costs(effect: Effect, modes: tuple[int, ...]) -> list[Cost]:
    if not isinstance(effect, Modal):
        return []
    return [cost for m in modes if (cost := effect.modes[m].cost) is not None]


def spell_total_cost(
    game: "Game",
    context: Context,
    spell: ObjectId,
    way: CastingWay,
    times: Map[str, int],
    more: tuple[CostPart, ...] = (),
) -> Cost:
    """The total cost of a spell cast in this way with these optional costs, and with ``more`` besides.

    Raises:
        IllegalActionError: there is no mana cost to pay (CR 118.6).
    """
    x_mana = next((one.colors for one in way.definition.abilities if isinstance(one, SpendOnX)), ())
    return apply_changes(game, *_before_changes(game, context, spell, way, times, more), x_mana)


def spell_cost_changers(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay, times: Map[str, int]
) -> tuple[ObjectId, ...]:
    """What else makes the spell cost more or less (CR 601.2f)."""
    found = changers(game, *_before_changes(game, context, spell, way, times))
    return tuple(source for source in found if source != spell)


def _before_changes(
    game: "Game",
    context: Context,
    spell: ObjectId,
    way: CastingWay,
    times: Map[str, int],
    more: tuple[CostPart, ...] = (),
) -> tuple[Cost, list[tuple["ActiveEffect", CostChange]], Context, list[CostChange]]:
    """What is added up before anything changes it, and what changes it: effects, and what is used up in casting."""
    base = way.mana_cost()
    if base is None:
        raise IllegalActionError(Illegal("no mana cost", "118.6"))
    if way.alternative is not None and way.face_down is None:
        base = keyword_cost(game, context.controller, spell, way.alternative, base)
    parts = [*base.parts, *(way.more.parts if way.more is not None else ()), *more]
    for number, ability in enumerate(a for a in way.definition.abilities if isinstance(a, AdditionalCost)):
        if not ability.optional or times.get(f"additional {number}", 0):
            parts.extend(ability.cost.parts)
    for extra in _EXTRA:
        parts.extend(extra(game, context, spell, way, times))
    effect = printed_effect(way)
    for cost in _mode_costs(effect, context.modes) if effect is not None else []:
        parts.extend(cost.parts)
    changes = cost_changes(game, context.controller, "spell", spell, context)
    own = [change for function in _REDUCTIONS for change in function(game, context, spell, way, times)]
    return Cost(tuple(parts)), changes, context, own


Reduction = Callable[["Game", Context, ObjectId, CastingWay, Map[str, int]], list[CostChange]]
_REDUCTIONS: list[Reduction] = []


def cost_reduction(function: Reduction) -> Reduction:
    """Declares what of a spell's total cost an object used up in casting it takes away (CR 118.7, 702.48c)."""
    _REDUCTIONS.append(function)
    return function


def printed_effect(way: CastingWay) -> Effect | None:
    """What the spell would do as it is printed."""
    effect = next((a.effect for a in way.definition.abilities if isinstance(a, SpellAbility)), None)
    return with_repeats(effect) if effect is not None else None


def keyword_of(face: FaceDefinition, name: str) -> list[KeywordAbility]:
    """Keyword abilities of this name on a printed face."""
    return [a for a in face.abilities if isinstance(a, KeywordAbility) and a.name == name]
