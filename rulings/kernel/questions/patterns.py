"""Whether an event (or what would happen) fits a pattern (CR 603.2, 614.1).

A matcher returns the occurrences: the event itself, or for an event about several objects one narrowed event for each
that fits, since an ability triggers once for each (CR 603.2c). What is here: the registry of matchers, and the slots
of patterns. What is not: the matchers (``rulings.kernel.triggers.matchers``).
"""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, TypeVar, overload

from rulings.abilities.events.event import AnyOfEvents, EventPattern, EventWhile, FirstEachTurn, StateBecomes
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, PlayerRef
from rulings.abilities.references import OneOf, Several
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.truth import holds
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.view import View, known

P = TypeVar("P", bound=EventPattern)
V = TypeVar("V")
W = TypeVar("W")
X = TypeVar("X")
Y = TypeVar("Y")
Matcher = Callable[[View, Context, P, V], tuple[V, ...]]
_MATCHERS: dict[tuple[type[EventPattern], type[Any]], Matcher[Any, Any]] = {}
_PATTERNS_OF: dict[type[Any], set[type[EventPattern]]] = {}


@overload
def matches(pattern: type[P], event: type[V], /) -> Callable[[Matcher[P, V]], Matcher[P, V]]: ...
@overload
def matches(pattern: type[P], a: type[V], b: type[W], /) -> Callable[[Matcher[P, V | W]], Matcher[P, V | W]]: ...
@overload
def matches(
    pattern: type[P], a: type[V], b: type[W], c: type[X], d: type[Y], /
) -> Callable[[Matcher[P, V | W | X | Y]], Matcher[P, V | W | X | Y]]: ...


def matches(pattern: type[P], *events: type[Any]) -> Callable[[Matcher[P, Any]], Matcher[P, Any]]:
    """Declares the function that matches a kind of pattern with kinds of events or proposals."""

    def register(function: Matcher[P, Any]) -> Matcher[P, Any]:
        for event in events:
            _MATCHERS[pattern, event] = function
            _PATTERNS_OF.setdefault(event, set()).add(pattern)
        return function

    return register


def is_known_pattern(pattern: EventPattern) -> bool:
    """The kernel can tell when this happens."""
    if isinstance(pattern, AnyOfEvents):
        return all(is_known_pattern(o) for o in pattern.options)
    if isinstance(pattern, FirstEachTurn | EventWhile):
        return is_known_pattern(pattern.event)
    return isinstance(pattern, StateBecomes) or any(kind is type(pattern) for kind, _ in _MATCHERS)


def can_match(pattern: EventPattern, event: type[Any]) -> bool:
    """Whether events of this kind can ever fit the pattern: a cheap test before looking closer."""
    if isinstance(pattern, AnyOfEvents):
        return any(can_match(o, event) for o in pattern.options)
    if isinstance(pattern, FirstEachTurn | EventWhile):
        return can_match(pattern.event, event)
    return type(pattern) in _PATTERNS_OF.get(event, ())


def occurrences(view: View, context: Context, pattern: EventPattern, event: Any) -> tuple[Any, ...]:
    """The times that the event fits the pattern: none, or one or more (narrowed) events."""
    if isinstance(pattern, AnyOfEvents):
        for option in pattern.options:
            found = occurrences(view, context, option, event)
            if found:
                return found
        return ()
    if isinstance(pattern, FirstEachTurn):
        found = occurrences(view, context, pattern.event, event)
        return found[:1] if found and _is_first(view, context, pattern.event, event) else ()
    if isinstance(pattern, EventWhile):
        return occurrences(view, context, pattern.event, event) if holds(view, context, pattern.condition) else ()
    matcher = _MATCHERS.get((type(pattern), type(event)))
    return matcher(view, context, pattern, event) if matcher is not None else ()


def _is_first(view: View, context: Context, pattern: EventPattern, event: Any) -> bool:
    """No event before this one in the turn fitted, also none that happened at the same time and is noted first."""
    for earlier in view.state.history:
        if earlier == event:
            return True
        if occurrences(view, context, pattern, earlier):
            return False
    return True


def fits_slot(view: View, context: Context, slot: Node | None, thing: Recipient | None) -> bool:
    """Whether an object or player fits a pattern's slot: a filter, a reference, or nothing in particular."""
    if slot is None:
        return True
    if thing is None:
        return False
    if isinstance(slot, PlayerRef):
        return thing in finding.matching_players(view, context, slot)
    if isinstance(slot, Filter):
        if isinstance(thing, str):
            return False
        if slot.kind is Kind.PERMANENT and known(view, ObjectId(thing)).zone is not Zone.BATTLEFIELD:
            return False
        if slot.kind is Kind.SPELL and not _is_spell(view, ObjectId(thing)):
            return False
        return matching.fits_facts(view, context, ObjectId(thing), slot)
    if isinstance(slot, (OneOf, Several)):
        return any(fits_slot(view, context, part, thing) for part in slot.parts)
    return thing in finding.find_recipients(view, context, slot)


def _is_spell(view: View, object_id: ObjectId) -> bool:
    record = known(view, object_id).stack
    return record is not None and record.kind == "spell"


def is_player(view: View, context: Context, who: PlayerRef, player: PlayerId | None) -> bool:
    """Whether a player fits "you", "an opponent", "a player"."""
    if isinstance(who, AnyPlayer):
        return player is not None
    return player is not None and player in finding.matching_players(view, context, who)


def is_from_anywhere(pattern: Moves) -> bool:
    """ "Put into a graveyard from anywhere" is never about leaving the battlefield: it looks at the card where it went
    (CR 603.6c)."""
    if pattern.origin is not None or pattern.destination is not Zone.GRAVEYARD:
        return False
    return not (isinstance(pattern.object, Filter) and pattern.object.kind is Kind.PERMANENT)


def occurrences_of_objects(
    view: View, context: Context, event: Any, wanted: Filter | None, *, batch: bool
) -> tuple[Any, ...]:
    """An event about several objects, narrowed to those that fit: once for all with "one or more", else once for each
    (CR 603.2c)."""
    fitting = tuple(i for i in event.objects if wanted is None or matching.fits_facts(view, context, i, wanted))
    if not fitting:
        return ()
    return (replace(event, objects=fitting),) if batch else tuple(replace(event, objects=(i,)) for i in fitting)


def plain(pattern: EventPattern, kind: type[EventPattern]) -> EventPattern:
    """The common event with the same slots."""
    return kind(**{one.name: getattr(pattern, one.name) for one in fields(kind) if one.init and one.name != "wording"})
