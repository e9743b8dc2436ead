"""Predicates about whose an object is, where, and which one it is (CR 108.3, 108.4, 400.1).

What is here: control, ownership, zones, "another", "among". What is not: what it is (``characteristics``).
"""

from rulings.abilities.filters.filter import Among
from rulings.abilities.filters.history import Another, PutThereWith
from rulings.abilities.filters.players import ControlledBy, ControlledByOne, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.vocabulary import Zone
from rulings.kernel.abilities.linked import PUT_WITH_IT, linked_name
from rulings.kernel.questions import finding
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.components import came_with
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import PermanentDestroyed, PermanentSacrificed, ZoneChanged
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known


@tests(ControlledByOne)
def _controlled_by_one(view: View, context: Context, object_id: ObjectId, p: ControlledByOne) -> bool:
    """Each by itself; that they have one controller is asked as they are chosen (``target_groups``)."""
    return _controlled_by(view, context, object_id, ControlledBy(p.player))


@tests(ControlledBy)
def _controlled_by(view: View, context: Context, object_id: ObjectId, p: ControlledBy) -> bool:
    return view.characteristics(object_id).controller in finding.matching_players(view, context, p.player)


@tests(OwnedBy)
def _owned_by(view: View, context: Context, object_id: ObjectId, p: OwnedBy) -> bool:
    return known(view, object_id).owner in finding.matching_players(view, context, p.player)


@tests(InZone)
def _in_zone(view: View, context: Context, object_id: ObjectId, p: InZone) -> bool:
    obj = known(view, object_id)
    zone = obj.zone
    if zone is Zone.STACK and p.zone is not Zone.STACK and obj.stack is not None:
        # "Spells you cast from your graveyard" (CR 601.2a).
        if obj.stack.cast_from is None:
            return False
        zone = obj.stack.cast_from
    if zone is not p.zone:
        return False
    return p.player is None or obj.owner in finding.matching_players(view, context, p.player)


def _became(view: View, object_id: ObjectId, permanent: ObjectId) -> bool:
    """The object is the spell that became this permanent: not another spell (CR 608.3)."""
    return view.state.moved.get(object_id) == permanent and known(view, object_id).stack is not None


def _left_as(view: View, context: Context, object_id: ObjectId) -> bool:
    """The object is what the source became by the zone change that its ability triggered on: no other card (CR
    400.7, 603.10a)."""
    if not isinstance(context.event, (ZoneChanged, PermanentSacrificed, PermanentDestroyed)):
        return False
    return context.event.old == context.source and view.state.moved.get(context.source) == object_id


@tests(Another)
def _another(view: View, context: Context, object_id: ObjectId, p: Another) -> bool:
    if p.than is None:
        return (
            object_id != context.source
            and not _became(view, object_id, context.source)
            and not _left_as(view, context, object_id)
        )
    others = finding.find_objects(view, context, p.than)
    return not any(
        object_id in (i, view.state.moved.get(i), finding.current(view, context, i)) or _became(view, object_id, i)
        for one in others
        for i in (one, *_came_with(view, context, one))
    )


def _came_with(view: View, context: Context, one: ObjectId) -> tuple[ObjectId, ...]:
    """The other cards of what was one permanent: "that card" is all of them (CR 712.21c, 729.3c)."""
    places = (one, view.state.moved.get(one), finding.current(view, context, one))
    return tuple(i for place in places if place is not None for i in came_with(known(view, place)))


@tests(Among)
def _among(view: View, context: Context, object_id: ObjectId, p: Among) -> bool:
    found = finding.find_objects(view, context, p.objects)
    return object_id in found or view.state.moved.get(object_id) in found


@tests(PutThereWith)
def _put_there_with(view: View, context: Context, object_id: ObjectId, p: PutThereWith) -> bool:
    if context.source not in view.state.objects and context.source not in view.state.ghosts:
        return False
    # Also of one that has just left: "when the creature put onto the battlefield with this dies".
    put = known(view, context.source).memory.get(linked_name(view.state, context.source, PUT_WITH_IT), ())
    return isinstance(put, tuple) and object_id in put
