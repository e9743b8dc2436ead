"""Whether an object fits a filter (CR 109.2-109.4), and which objects do.

What is here: kinds of objects, where to look, and the register of predicates. What is not: the predicates
(``rulings.kernel.questions.predicates``), but for those that join others.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.state import battlefield, zone_of
from rulings.kernel.state.view import View, known

P = TypeVar("P", bound=Predicate)
Test = Callable[[View, Context, ObjectId, P], bool]
_TESTS: dict[type[Predicate], Test[Any]] = {}


def tests(kind: type[P]) -> Callable[[Test[P]], Test[P]]:
    """Declares the function that decides a kind of predicate."""

    def register(function: Test[P]) -> Test[P]:
        _TESTS[kind] = function
        return function

    return register


def is_known_predicate(kind: type[Predicate]) -> bool:
    """The kernel can decide this kind of predicate."""
    return kind in _TESTS


def fits_predicate(view: View, context: Context, object_id: ObjectId, predicate: Predicate) -> bool:
    """Whether one predicate holds of an object (or held when it was last there)."""
    return _TESTS[type(predicate)](view, context, object_id, predicate)


def fits(view: View, context: Context, object_id: ObjectId, filter_: Filter) -> bool:
    """Whether an object fits the filter where it is now (or where it last was)."""
    filter_ = as_cards(filter_)
    return _is_kind(view, object_id, filter_) and all(
        fits_predicate(view, context, object_id, p) for p in filter_.predicates
    )


def fits_facts(view: View, context: Context, object_id: ObjectId, filter_: Filter) -> bool:
    """Whether the predicates hold, wherever the object is: for events about an object that has just moved. Of a spell
    a zone says from where it was cast, and that does not change."""
    is_spell = filter_.kind is Kind.SPELL
    return all(
        fits_predicate(view, context, object_id, p) for p in filter_.predicates if is_spell or not isinstance(p, InZone)
    )


def zone_in(filter_: Filter) -> InZone | None:
    """The zone that the filter names, if it names one at its top."""
    return next((p for p in filter_.predicates if isinstance(p, InZone)), None)


@remember
def as_cards(filter_: Filter) -> Filter:
    """ "A creature from your graveyard" is a creature card there, and no permanent (CR 109.2, 109.2a).

    Raises: UnboundReferenceError: what the words call a permanent would be in another zone.
    """
    place = zone_in(filter_) if filter_.kind is Kind.PERMANENT else None
    if place is None or place.zone is Zone.BATTLEFIELD:
        return filter_
    if not any(isinstance(node, HasType | HasSubtype) for p in filter_.predicates for node in walk(p)):
        raise finding.UnboundReferenceError(f"a permanent in another zone ({place.zone.value})")
    return replace(filter_, kind=Kind.CARD)


def candidates(view: View, context: Context, filter_: Filter) -> tuple[ObjectId, ...]:
    """All objects that fit, oldest first within their zone."""
    filter_ = as_cards(filter_)
    among = next((p for p in filter_.predicates if isinstance(p, Among)), None)
    if among is not None and filter_.kind is Kind.PERMANENT:
        return _permanents_among(view, context, filter_, among)
    places = tuple(_places(view, context, filter_))
    view.effort.spend(len(places))
    return tuple(i for i in places if fits(view, context, i, filter_))


def _permanents_among(view: View, context: Context, filter_: Filter, among: Among) -> tuple[ObjectId, ...]:
    """ "Each creature destroyed this way": what is gone counts as it last was on the battlefield (CR 608.2h)."""
    others = tuple(p for p in filter_.predicates if p is not among)
    found = []
    for i in finding.find_objects(view, context, among.objects):
        there = as_permanent(view, i)
        if there is not None and all(fits_predicate(view, context, there, p) for p in others):
            found.append(there)
    return tuple(found)


def as_permanent(view: View, object_id: ObjectId) -> ObjectId | None:
    """The permanent that this is, or that it was right before it went where it is; ``None`` if it was none."""
    if known(view, object_id).zone is Zone.BATTLEFIELD:
        return object_id
    before = next((old for old, new in view.state.moved.items() if new == object_id), None)
    if before is not None and known(view, before).zone is Zone.BATTLEFIELD:
        return before
    return None


def _places(view: View, context: Context, filter_: Filter) -> Iterable[ObjectId]:
    state = view.state
    among = next((p for p in filter_.predicates if isinstance(p, Among)), None)
    if among is not None:
        moved = finding.find_objects(view, context, among.objects)
        return moved if filter_.kind is not Kind.PERMANENT else tuple(_as_permanent(view, i) for i in moved)
    if filter_.kind in (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY):
        return zone_of(state, Zone.STACK)
    if filter_.kind is Kind.SPELL_OR_PERMANENT:
        return (*battlefield(state), *zone_of(state, Zone.STACK))
    if filter_.kind is Kind.PERMANENT:
        return battlefield(state)
    zones = [p for p in filter_.predicates if isinstance(p, InZone)] + [
        q for p in filter_.predicates if isinstance(p, Either) for q in p.options if isinstance(q, InZone)
    ]
    if filter_.kind is Kind.CARD and zones:
        found: list[ObjectId] = []
        for place in zones:
            found.extend(_zone_objects(view, context, place))
        return found
    if filter_.kind is Kind.SOURCE:
        return (*battlefield(state), *zone_of(state, Zone.STACK), *zone_of(state, Zone.COMMAND))
    return tuple(state.objects)


def _as_permanent(view: View, object_id: ObjectId) -> ObjectId:
    """A permanent that was moved this way, as it last was on the battlefield (CR 608.2h)."""
    obj = view.state.objects.get(object_id)
    if obj is None or obj.zone is Zone.BATTLEFIELD:
        return object_id
    came_from = (old for old, new in view.state.moved.items() if new == object_id)
    return next((old for old in came_from if old in view.state.ghosts), object_id)


def _zone_objects(view: View, context: Context, place: InZone) -> tuple[ObjectId, ...]:
    state = view.state
    if place.zone is Zone.BATTLEFIELD:
        return battlefield(state)
    if place.player is None:
        owners: tuple[PlayerId, ...] = state.order
    else:
        owners = finding.matching_players(view, context, place.player)
    if place.zone in (Zone.EXILE, Zone.STACK, Zone.COMMAND):
        return tuple(i for i in zone_of(state, place.zone) if state.objects[i].owner in owners)
    return tuple(i for owner in owners for i in zone_of(state, place.zone, owner))


_OFF_BATTLEFIELD = Not(InZone(Zone.BATTLEFIELD))
""""Cards that aren't on the battlefield": also those that are spells."""


def _is_kind(view: View, object_id: ObjectId, filter_: Filter) -> bool:
    obj = known(view, object_id)
    kind = filter_.kind
    if kind is Kind.PERMANENT:
        return obj.zone is Zone.BATTLEFIELD
    if kind is Kind.SPELL:
        return obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind == "spell"
    if kind is Kind.ABILITY:
        return obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind != "spell"
    if kind is Kind.SPELL_OR_PERMANENT:
        is_spell = obj.zone is Zone.STACK and obj.stack is not None and obj.stack.kind == "spell"
        return obj.zone is Zone.BATTLEFIELD or is_spell
    if kind is Kind.SPELL_OR_ABILITY:
        return obj.zone is Zone.STACK
    if kind is Kind.CARD:
        if obj.is_token or (obj.stack is not None and obj.stack.is_copy) or obj.definition is None:
            return False
        if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
            if obj.zone is Zone.STACK and _OFF_BATTLEFIELD in filter_.predicates:
                return True
            place = zone_in(filter_)
            return (place is not None and place.zone is obj.zone) or any(
                isinstance(p, Among) for p in filter_.predicates
            )
        return True
    return True


@tests(Either)
def _either(view: View, context: Context, object_id: ObjectId, p: Either) -> bool:
    return any(fits_predicate(view, context, object_id, q) for q in p.options)


@tests(Both)
def _both(view: View, context: Context, object_id: ObjectId, p: Both) -> bool:
    return all(fits_predicate(view, context, object_id, q) for q in p.parts)


@tests(Not)
def _not(view: View, context: Context, object_id: ObjectId, p: Not) -> bool:
    return not fits_predicate(view, context, object_id, p.predicate)
