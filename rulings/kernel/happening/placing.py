"""Placing: an object comes to stand in a zone, or is taken out of the game (CR 400).

What is here: the new object that a card becomes, its place in the order of its zone, and what is remembered of what is
gone; nothing here is replaced, chosen or noticed. What is not: zone changes as events (``moving``).

日本語: 領域に置く
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.vocabulary import Zone
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import NO_PAYMENT, GameObject, Ghost, StackRecord
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.room_faces import UNLOCKED, is_room
from rulings.kernel.state.state import Combat, GameState, with_object, without_object, zone_key

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game


def new_object(game: "Game", obj: GameObject, one: ProposedMove, fresh: ObjectId, stamp: int) -> GameObject:
    """The new object, with what a rule lets it keep (CR 400.7)."""
    kept = obj.zone is Zone.STACK and one.destination is Zone.BATTLEFIELD
    entrance = one.entrance if one.destination is Zone.BATTLEFIELD else None
    controller = obj.owner
    if one.destination is Zone.BATTLEFIELD:
        controller = (entrance.controller if entrance is not None else None) or one.by_player or obj.owner
        if kept and (entrance is None or entrance.controller is None):
            controller = game.seen(obj.id).controller
    elif one.destination is Zone.STACK:
        controller = one.by_player or obj.owner
    record = obj.stack if kept else None
    face = entrance.face if entrance is not None and entrance.face is not None else None
    if face is None:
        face = record.face if kept and record is not None else 0
    face_down = None
    if entrance is not None:
        face_down = entrance.face_down
    if kept and obj.face_down is not None:
        face_down = obj.face_down
    if one.destination is Zone.EXILE and one.face_down:
        face_down = "exile"
    copiable = entrance.copiable if entrance is not None and entrance.copiable is not None else None
    is_spell_copy = obj.stack is not None and obj.stack.is_copy
    if copiable is None and (obj.is_token or is_spell_copy):
        copiable = obj.copiable
    return GameObject(
        id=fresh,
        card=obj.card,
        owner=obj.owner,
        controller=controller,
        zone=one.destination,
        definition=obj.definition,
        face=face,
        copiable=copiable,
        is_token=obj.is_token or is_spell_copy,
        is_tapped=entrance.is_tapped if entrance is not None else False,
        face_down=face_down,
        hidden_as=entrance.hidden_as if entrance is not None and face_down is not None else None,
        counters=entrance.counters if entrance is not None else one.counters,
        attached_to=entrance.attached_to if entrance is not None else None,
        timestamp=stamp,
        controlled_since_turn=game.state.turn_serial,
        payment=record.payment if record is not None else NO_PAYMENT,
        cast_from=record.cast_from if record is not None else None,
        cast_by=record.cast_by if record is not None else None,
        memory=_unlocked(obj, _memory(entrance, one), record, face_down),
    )


def _unlocked(
    obj: GameObject, memory: Map[str, object], record: StackRecord | None, face_down: str | None
) -> Map[str, object]:
    """The half of a Room that was cast is unlocked as it enters (CR 709.5d)."""
    if record is None or record.cast_from is None or face_down is not None:
        return memory
    if obj.definition is None or not is_room(obj.definition):
        return memory
    return memory.set(UNLOCKED, (record.face,))


def _memory(entrance: Entrance | None, one: ProposedMove) -> Map[str, object]:
    if entrance is not None:
        return entrance.memory.update(one.memory) if one.memory else entrance.memory
    return one.memory


def _was_alone(combat: Combat | None, creature: ObjectId) -> bool:
    """As it was before all that happens at the same time."""
    return combat is not None and {creature} in (set(combat.attackers), set(combat.blockers))


def _is_attached(obj: GameObject, seen: Characteristics) -> bool:
    return obj.attached_to is not None


def take_out(state: GameState, before: "Projection", obj: GameObject) -> GameState:
    """Takes the old object out of its zone and remembers it (CR 608.2h)."""
    key = zone_key(obj.zone, obj.owner)
    rest = without(state.zones.get(key, ()), obj.id)
    combat = state.combat
    # Nothing is attached to what is in another zone.
    attached = before.permanents.that(_is_attached) if obj.zone is Zone.BATTLEFIELD else ()
    ghost = Ghost(
        obj,
        before.characteristics(obj.id),
        attachments=tuple(i for i in attached if i in state.objects and state.objects[i].attached_to == obj.id),
        was_attacking=combat.attackers.get(obj.id) if combat is not None else None,
        was_alone=_was_alone(before.state.combat, obj.id),
        was_blocking=combat.blockers.get(obj.id, ()) if combat is not None else (),
        was_blocked_by=(
            tuple(b for b, blocked in combat.blockers.items() if obj.id in blocked) if combat is not None else ()
        ),
    )
    return replace(
        without_object(state, obj.id),
        zones=state.zones.set(key, rest),
        ghosts=state.ghosts.set(obj.id, ghost),
    )


def without(order: tuple[ObjectId, ...], one: ObjectId) -> tuple[ObjectId, ...]:
    """The order of a zone without an object; quick also where thousands leave one after another."""
    if one not in order:
        return order
    place = order.index(one)
    return (*order[:place], *order[place + 1 :])


def add_object(game: "Game", obj: GameObject, position: str = "top") -> ObjectId:
    """Puts an object that did not exist before into its zone; ``position`` as of ``put_in``."""
    game.state = put_in(with_object(game.state, obj), obj, position)
    return obj.id


def put_in(state: GameState, obj: GameObject, position: str = "top") -> GameState:
    """Puts an object that is in ``objects`` into its zone's order.

    ``position`` matters for libraries: top, bottom, or a number counted from the top ("2" is second from the top).
    """
    key = zone_key(obj.zone, obj.owner)
    there = state.zones.get(key, ())
    if obj.zone is Zone.LIBRARY:
        if position == "bottom":
            order = (*there, obj.id)
        elif position == "top":
            order = (obj.id, *there)
        else:
            place = int(position) - 1
            order = (*there[:place], obj.id, *there[place:])
    elif obj.zone is Zone.STACK:
        order = (obj.id, *there)
    else:
        order = (*there, obj.id)
    return replace(state, zones=state.zones.set(key, order))


def delete(game: "Game", object_id: ObjectId) -> None:
    """Ends the existence of an object: an ability that resolved, a token or copy outside its zone."""
    obj = game.state.objects[object_id]
    game.state = take_out(game.state, game.view, obj)
