"""Predicates about what is attached to what (CR 301.5, 303.4, 701.3).

What is here: equipped, enchanted, modified, attached to. What is not: whether it can be attached (``attachment``).
"""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import AttachedTo, HasAttached, IsEnchanted, IsEquipped, IsModified, WasAttachedTo
from rulings.kernel.questions import finding
from rulings.kernel.questions.finding import find_objects
from rulings.kernel.questions.matching import fits, tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View, known


def attachments(view: View, object_id: ObjectId) -> tuple[ObjectId, ...]:
    """What is attached to the object, or was when it was last there."""
    if object_id in view.state.ghosts:
        return view.state.ghosts[object_id].attachments
    return tuple(i for i in battlefield(view.state) if view.state.objects[i].attached_to == object_id)


def attached_and_gone(view: View, context: Context, filter_: Filter) -> tuple[ObjectId, ...]:
    """What fits "attached to it" of a host that has left, and has left the battlefield itself since (CR 608.2h).

    Shape: empty for filters that don't ask for the attachments of one object.
    """
    found: dict[ObjectId, None] = {}
    for predicate in filter_.predicates:
        if not isinstance(predicate, AttachedTo) or isinstance(predicate.to, Filter):
            continue
        for host in finding.find_recipients(view, context, predicate.to):
            ghost = view.state.ghosts.get(ObjectId(host)) if isinstance(host, int) else None
            gone = () if ghost is None else tuple(i for i in ghost.attachments if i in view.state.ghosts)
            found.update(dict.fromkeys(i for i in gone if fits(view, context, i, filter_)))
    return tuple(found)


@tests(IsEquipped)
def _is_equipped(view: View, context: Context, object_id: ObjectId, p: IsEquipped) -> bool:
    return any("Equipment" in view.characteristics(i).subtypes for i in attachments(view, object_id))


@tests(IsEnchanted)
def _is_enchanted(view: View, context: Context, object_id: ObjectId, p: IsEnchanted) -> bool:
    return any("Aura" in view.characteristics(i).subtypes for i in attachments(view, object_id))


@tests(IsModified)
def _is_modified(view: View, context: Context, object_id: ObjectId, p: IsModified) -> bool:
    if any(known(view, object_id).counters.values()):
        return True
    controller = view.characteristics(object_id).controller
    for i in attachments(view, object_id):
        seen = view.characteristics(i)
        if "Equipment" in seen.subtypes or ("Aura" in seen.subtypes and seen.controller == controller):
            return True
    return False


@tests(AttachedTo)
def _attached_to(view: View, context: Context, object_id: ObjectId, p: AttachedTo) -> bool:
    to = known(view, object_id).attached_to
    if not isinstance(p.to, Filter):
        # Of a host that is gone: what was attached to it when it was last there (CR 608.2h).
        for host in finding.find_recipients(view, context, p.to):
            ghost = view.state.ghosts.get(ObjectId(host)) if isinstance(host, int) else None
            if ghost is not None and object_id in ghost.attachments:
                return True
    if to is None:
        return False
    if isinstance(p.to, Filter):
        return isinstance(to, int) and fits(view, context, ObjectId(to), p.to)
    return to in finding.find_recipients(view, context, p.to)


@tests(HasAttached)
def _has_attached(view: View, context: Context, object_id: ObjectId, p: HasAttached) -> bool:
    return any(fits(view, context, i, p.filter) for i in attachments(view, object_id))


@tests(WasAttachedTo)
def _was_attached(view: View, context: Context, object_id: ObjectId, p: WasAttachedTo) -> bool:
    """Attached to it, or attached as that left."""
    hosts = find_objects(view, context, p.to)
    if known(view, object_id).attached_to in hosts:
        return True
    return any(i in view.state.ghosts and object_id in view.state.ghosts[i].attachments for i in hosts)
