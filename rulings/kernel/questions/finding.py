"""Which objects and players a reference stands for, at the moment it is looked at (CR 608.2c-608.2h).

What is here: references that need no decision. ``Choose`` and ``AnyNumber`` ask a player and stand in
``rulings.kernel.happening.picking``.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import (
    AnyPlayer,
    Opponent,
    PlayerRef,
)
from rulings.abilities.references import (
    Antecedent,
    AnyTarget,
    Attached,
    BottomCards,
    Choose,
    EachSaidFirst,
    Every,
    Giver,
    InThatZone,
    It,
    LinkedExile,
    OneOf,
    Particular,
    Several,
    Target,
    TheOther,
    TheRest,
    This,
    ThisWay,
    TopCards,
    TopOfGraveyard,
    WholeZone,
)
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.linked import linked_name
from rulings.kernel.questions import matching
from rulings.kernel.questions.names import names_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import PermanentSacrificed, ZoneChanged
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import left_behind, zone_of
from rulings.kernel.state.view import View, known


class UnboundReferenceError(Exception):
    """A reference reached the kernel that nothing stands for: the compiler must not let such an ability through."""


R = TypeVar("R", bound=Node)
Finder = Callable[[View, Context, R], tuple[Recipient, ...]]
_FINDERS: dict[type[Node], Finder[Any]] = {}
EVENT_ROLES: dict[type[Any], Callable[[Any, str], Any]] = {}
"""How each event answers for the roles of ``Antecedent``; filled by ``rulings.kernel.questions.roles``."""


def finds(kind: type[R]) -> Callable[[Finder[R]], Finder[R]]:
    """Declares the function that finds what a kind of reference stands for."""

    def register(function: Finder[R]) -> Finder[R]:
        _FINDERS[kind] = function
        return function

    return register


def is_known_reference(kind: type[Node]) -> bool:
    """The kernel can find what this kind of reference stands for."""
    return kind in _FINDERS


def find_recipients(view: View, context: Context, ref: Node) -> tuple[Recipient, ...]:
    """Objects and players that the reference stands for, gone ones included (their last known information counts)."""
    finder = _FINDERS.get(type(ref))
    if finder is None:
        raise UnboundReferenceError(type(ref).__name__)
    return finder(view, context, ref)


def find_objects(view: View, context: Context, ref: Node) -> tuple[ObjectId, ...]:
    """The objects among them."""
    if isinstance(ref, Filter):
        return matching.candidates(view, context, ref)
    return tuple(ObjectId(i) for i in find_recipients(view, context, ref) if isinstance(i, int))


def find_players(view: View, context: Context, ref: Node) -> tuple[PlayerId, ...]:
    """The players among them, APNAP order where several act."""
    return tuple(PlayerId(i) for i in find_recipients(view, context, ref) if isinstance(i, str))


def matching_players(view: View, context: Context, ref: PlayerRef) -> tuple[PlayerId, ...]:
    """The players that fit in a filter or a trigger: "a player" is any, "an opponent" any opponent."""
    if isinstance(ref, AnyPlayer):
        return view.state.order
    if isinstance(ref, Opponent):
        return tuple(p for p in view.state.order if p != context.controller)
    return find_players(view, context, ref)


def matching_recipients(view: View, context: Context, ref: Node) -> tuple[Recipient, ...]:
    """Like ``matching_players`` for references that may name objects too."""
    if isinstance(ref, PlayerRef):
        return matching_players(view, context, ref)
    return find_recipients(view, context, ref)


def current(view: View, context: Context, object_id: ObjectId) -> ObjectId | None:
    """The object to act on: itself while it is there, else the new object it became if this ability may find that.

    A new object is found if the ability moved it itself (CR 400.7j), or if the ability triggered on its leaving
    (CR 400.7e) or on that of what it enchanted (CR 400.7f) - in a public zone; ``None`` where there is nothing to act
    on.
    """
    event = context.event
    followed = context.results.followed if context.results is not None else set()
    kept = _tuple(context.bindings.get("follow"))
    here = object_id
    while here not in view.state.objects:
        may_follow = (
            here in followed
            or here in kept
            or (isinstance(event, ZoneChanged) and (event.old == here or fell_off(view, event, here)))
            or (isinstance(event, PermanentSacrificed) and event.old == here)
        )
        became = view.state.moved.get(here) if may_follow else None
        if became is None:
            return None
        here = became
    if here != object_id and view.state.objects[here].zone in (Zone.LIBRARY, Zone.HAND):
        return None
    return here


def fell_off(view: View, event: ZoneChanged, aura: ObjectId) -> bool:
    """An Aura that was put into the graveyard with the permanent that it enchanted, or after it (CR 400.7f)."""
    became = view.state.moved.get(aura)
    if became is None or event.origin is not Zone.BATTLEFIELD or known(view, aura).attached_to != event.old:
        return False
    return known(view, became).zone is Zone.GRAVEYARD


def _tuple(value: object) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


def chosen_value(view: View, context: Context, what: str) -> object:
    """What was chosen for the source: colour, type, name, number (CR 607.2d); ``None`` if nothing was."""
    for word in (what, *_CHOSEN_AS.get(what, ())):
        bound = context.bindings.get(f"chosen {word}")
        if bound is not None:
            return bound
        if context.source in view.state.objects or context.source in view.state.ghosts:
            kept = known(view, context.source).memory.get(linked_name(view.state, context.source, f"chosen {word}"))
            if kept is not None:
                return kept
    return None


_CHOSEN_AS = {"name": ("card name",), "type": ("creature type", "card type", "basic land type", "land type")}
"""What texts call what was chosen -> the words that let choose it: "the chosen name", "choose a card name"."""


# Players


def event_object(context: Context) -> ObjectId | None:
    """The one object of the event that an ability triggered on; ``None``: there is none, or more than one."""
    found = _event_objects(context)
    return found[0] if len(found) == 1 else None


def _event_objects(context: Context) -> tuple[ObjectId, ...]:
    if context.event is None:
        return ()
    role = EVENT_ROLES.get(type(context.event))
    found = role(context.event, "event object") if role is not None else None
    if isinstance(found, tuple):
        return tuple(ObjectId(i) for i in found if isinstance(i, int))
    return (ObjectId(found),) if isinstance(found, int) else ()


# Objects


@finds(This)
def _this(view: View, context: Context, ref: This) -> tuple[Recipient, ...]:
    if ref.zone is not None:
        # "This card from exile": what it became, if it is there and this ability may find it.
        now = current(view, context, context.source)
        if now is None or view.state.objects[now].zone is not ref.zone:
            return ()
        return (now,)
    return (context.source,)


@finds(Giver)
def _giver(view: View, context: Context, ref: Giver) -> tuple[Recipient, ...]:
    """Looked at before it is given, the ability is still with its giver."""
    return (context.source,)


@finds(Particular)
def _particular(view: View, context: Context, ref: Particular) -> tuple[Recipient, ...]:
    return (ObjectId(ref.object),)


@finds(Target)
def _target(view: View, context: Context, ref: Target) -> tuple[Recipient, ...]:
    return _in_slot(context, ref.slot)


@finds(AnyTarget)
def _any_target(view: View, context: Context, ref: AnyTarget) -> tuple[Recipient, ...]:
    return _in_slot(context, ref.slot)


def _in_slot(context: Context, slot: int) -> tuple[Recipient, ...]:
    """What was chosen; nothing while targets before it are still being chosen."""
    return context.targets[slot] if slot < len(context.targets) else ()


@finds(Every)
def _every(view: View, context: Context, ref: Every) -> tuple[Recipient, ...]:
    return matching.candidates(view, context, ref.filter)


@finds(EachSaidFirst)
def _each_said_first(view: View, context: Context, ref: EachSaidFirst) -> tuple[Recipient, ...]:
    return matching.candidates(view, context, ref.filter)


@finds(Attached)
def _attached(view: View, context: Context, ref: Attached) -> tuple[Recipient, ...]:
    to = known(view, context.source).attached_to
    return (to,) if to is not None else ()


@finds(Antecedent)
def _antecedent(view: View, context: Context, ref: Antecedent) -> tuple[Recipient, ...]:
    role = ref.role
    if role in context.bindings:
        bound = context.bindings[role]
        return bound if isinstance(bound, tuple) else (bound,)
    if role.startswith("event") and context.event is not None:
        answer = EVENT_ROLES[type(context.event)](context.event, role)
        if answer is None:
            return ()
        return answer if isinstance(answer, tuple) else (answer,)
    return context.payment.objects.get(role, ())


@finds(It)
def _it(view: View, context: Context, ref: It) -> tuple[Recipient, ...]:
    if ref.antecedent is None:
        raise UnboundReferenceError(ref.words)
    if context.results is not None and isinstance(ref.antecedent, (Every, Choose)):
        before = context.results.named_before(ref.antecedent)
        if before is not None:
            return before
    if isinstance(ref.antecedent, Choose):
        raise UnboundReferenceError(ref.words)
    return find_recipients(view, context, ref.antecedent)


@finds(ThisWay)
def _this_way(view: View, context: Context, ref: ThisWay) -> tuple[Recipient, ...]:
    if context.results is not None and ref.verb in context.results.objects:
        found = context.results.objects[ref.verb]
    else:
        bound = context.bindings.get(ref.verb, ())
        found = bound if isinstance(bound, tuple) else ()
    if ref.filter is not None:
        found = tuple(i for i in found if matching.fits_facts(view, context, i, ref.filter))
    return found


@finds(InThatZone)
def _in_that_zone(view: View, context: Context, ref: InThatZone) -> tuple[Recipient, ...]:
    owners = view.state.order if ref.player is None else matching_players(view, context, ref.player)
    found = (current(view, context, i) for i in find_objects(view, context, ref.objects))
    return tuple(
        i
        for i in found
        if i is not None and view.state.objects[i].zone is ref.zone and view.state.objects[i].owner in owners
    )


@finds(TheRest)
def _the_rest(view: View, context: Context, ref: TheRest) -> tuple[Recipient, ...]:
    if context.results is None:
        return ()
    return tuple(i for i in context.results.looked if i in view.state.objects)


def linked_memory(view: View, context: Context, key: str, link: str = "") -> tuple[ObjectId, ...]:
    """Objects that the source remembers under this key, as far as they are still there (CR 607.2)."""
    bound = context.bindings.get(key)
    if bound is None:
        if context.source not in view.state.objects and context.source not in view.state.ghosts:
            return ()
        bound = known(view, context.source).memory.get(linked_name(view.state, context.source, key, link))
    return tuple(i for i in _tuple(bound) if i in view.state.objects)


@finds(LinkedExile)
def _linked_exile(view: View, context: Context, ref: LinkedExile) -> tuple[Recipient, ...]:
    linked = linked_memory(view, context, "exiled", ref.link)
    found = tuple(i for i in linked if view.state.objects[i].zone is Zone.EXILE)
    if ref.filter is not None:
        found = tuple(i for i in found if matching.fits_facts(view, context, i, ref.filter))
    return found[-1:] if ref.last else found


@finds(TheOther)
def _the_other(view: View, context: Context, ref: TheOther) -> tuple[Recipient, ...]:
    """All but one namesake of the object matched."""
    names = set().union(*(names_of(view, i) for i in find_objects(view, context, ref.matched)))
    found = list(find_objects(view, context, ref.objects))
    same = next((i for i in found if names & names_of(view, i)), None)
    return tuple(i for i in found if i != same)


@finds(TopCards)
def _top_cards(view: View, context: Context, ref: TopCards) -> tuple[Recipient, ...]:
    from rulings.kernel.questions import numbers

    amount = numbers.count(view, context, ref.amount)
    libraries = (zone_of(view.state, Zone.LIBRARY, p) for p in find_players(view, context, ref.player))
    return tuple(i for library in libraries for i in left_behind(view.state, library)[:amount])


@finds(WholeZone)
def _whole_zone(view: View, context: Context, ref: WholeZone) -> tuple[Recipient, ...]:
    return tuple(i for p in find_players(view, context, ref.player) for i in zone_of(view.state, ref.zone, p))


@finds(Several)
def _several(view: View, context: Context, ref: Several) -> tuple[Recipient, ...]:
    found: list[Recipient] = []
    for part in ref.parts:
        found.extend(find_recipients(view, context, part))
    return tuple(dict.fromkeys(found))


@finds(OneOf)
def _one_of(view: View, context: Context, ref: OneOf) -> tuple[Recipient, ...]:
    for part in ref.parts:
        found = find_recipients(view, context, part)
        if found:
            return found
    return ()


@finds(BottomCards)
def _bottom_cards(view: View, context: Context, ref: BottomCards) -> tuple[Recipient, ...]:
    from rulings.kernel.questions import numbers

    amount = numbers.count(view, context, ref.amount)
    found: list[Recipient] = []
    for player in find_players(view, context, ref.player):
        library = zone_of(view.state, Zone.LIBRARY, player)
        found.extend(library[max(0, len(library) - amount) :][::-1])
    return tuple(found)


@finds(TopOfGraveyard)
def _top_of_graveyard(view: View, context: Context, ref: TopOfGraveyard) -> tuple[Recipient, ...]:
    from rulings.kernel.questions import matching

    found = [
        i
        for player in find_players(view, context, ref.player)
        for i in view.state.zones.get((Zone.GRAVEYARD, player), ())
        if matching.fits_facts(view, context, i, ref.filter)
    ]
    return tuple(found[-1:])
