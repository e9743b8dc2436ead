"""Zone changes: objects become new objects (CR 400), enter the battlefield, leave it, and are remembered."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.base_values import face_down_values
from rulings.kernel.characteristics import Characteristics
from rulings.kernel.components import components_below, is_melded
from rulings.kernel.decisions import Play
from rulings.kernel.events import CantHappen, ComponentMoved, CountersPut, Revealed, Unattached, ZoneChanged
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.lingering import linger
from rulings.kernel.linked import remember_put
from rulings.kernel.merging import LEAVES, scatter
from rulings.kernel.objects import NO_PAYMENT, GameObject, Ghost, StackRecord
from rulings.kernel.proposals import Entrance, ProposedMove
from rulings.kernel.replacement import replaced
from rulings.kernel.room_faces import UNLOCKED, is_room
from rulings.kernel.state import Combat, GameState, with_object, without_object, zone_key

if TYPE_CHECKING:
    from rulings.kernel.game import Game
    from rulings.kernel.projection import Projection

CANT_ENTER = cite("101.2", "can't")
NEW_OBJECT = cite("400.7", "becomes a new object")
PUTS = cite("122.6a", "enters")
OWNERS_ZONE = cite("400.3", "owner")
TWO_CARDS = cite("712.21", "two cards are put into the appropriate zone")
REVEALS = cite("708.9", "must reveal it to all players")
BY_LEAVING = cite("701.3d", "this includes if that Aura, Equipment, or Fortification leaves the battlefield")


Elsewhere = Callable[["Game", ProposedMove], ProposedMove]
_ELSEWHERE: list[Elsewhere] = []


def ends_elsewhere(function: Elsewhere) -> Elsewhere:
    """Declares a rule by which what would go somewhere goes elsewhere, whatever effects have changed it (CR 717.6)."""
    _ELSEWHERE.append(function)
    return function


def move(game: "Game", moves: list[ProposedMove], citations: tuple[Citation, ...] = ()) -> Play[list[ZoneChanged]]:
    """Moves objects to other zones at the same time, after replacement effects.

    Shape: proposals -> what happened, in the same order; moves that were replaced by something else are missing.
    """
    from rulings.kernel.entering import with_counters_replaced
    from rulings.kernel.entering_attacking import with_attacked
    from rulings.kernel.entering_order import in_timestamp_order

    final: list[ProposedMove] = []
    for one in moves:
        if one.object not in game.state.objects or _cannot_enter(game, one) or _enters_for_nobody(game, one):
            continue
        proposal = yield from with_counters_replaced(game, one)
        for result in (yield from replaced(game, proposal)):
            assert isinstance(result, ProposedMove)
            for rule in _ELSEWHERE:
                result = rule(game, result)
            final.append((yield from with_attacked(game, result)))
    ordered = yield from in_timestamp_order(game, final)
    happened = apply_moves(game, ordered, citations)
    if ordered != final:
        place = {one.object: n for n, one in enumerate(final)}
        happened.sort(key=lambda event: place[event.old])
    if any(event.origin is Zone.BATTLEFIELD for event in happened):
        from rulings.kernel.delayed import return_exiled

        # What was exiled until one of them left returns before anything else happens (CR 610.3).
        yield from return_exiled(game)
    return happened


def _cannot_enter(game: "Game", one: ProposedMove) -> bool:
    """A card that can't enter the battlefield stays where it is (CR 101.2)."""
    from rulings.kernel.permissions import restrictions

    if one.destination is not Zone.BATTLEFIELD:
        return False
    if not restrictions(_as_it_enters(game, one), one.object, "enter the battlefield"):
        return False
    game.emit(CantHappen(what="enter the battlefield", object=one.object, citations=(CANT_ENTER,)))
    return True


def _as_it_enters(game: "Game", one: ProposedMove) -> "Game":
    """The game in which a card that is to enter face down already is so: it is looked at as the face-down object that
    would enter (CR 701.40a, 701.40f, 708.3)."""
    from rulings.kernel.game import Game

    obj = game.state.objects[one.object]
    how = None if one.entrance is None else one.entrance.face_down
    if how is None:
        return game
    hidden = (one.entrance.hidden_as if one.entrance is not None else None) or face_down_values(how)
    return Game(with_object(game.state, replace(obj, copiable=hidden, face_down=None)))


def _enters_for_nobody(game: "Game", one: ProposedMove) -> bool:
    """It would enter under the control of a player who has left the game: it stays where it is (CR 800.4b)."""
    from rulings.kernel.entering import entering_controller

    if one.destination is not Zone.BATTLEFIELD:
        return False
    return game.player(entering_controller(game, one)).lost is not None


def apply_moves(game: "Game", moves: list[ProposedMove], citations: tuple[Citation, ...] = ()) -> list[ZoneChanged]:
    """Moves objects as proposed, with no further replacement."""
    from rulings.kernel.effects.exiling import remember_exiled

    before = game.view
    happened: list[ZoneChanged] = []
    shuffled: set[PlayerId] = set()
    for one in moves:
        if one.object not in game.state.objects:
            continue
        event = _apply(game, before, one, citations)
        if event is None:
            continue
        happened.append(event)
        if event.replaced_by is not None and event.destination is Zone.EXILE:
            # Exiled by the replacement effect of an object, whose linked abilities find it (CR 607.2b).
            remember_exiled(game, event.replaced_by, (event.new,))
        if event.destination is Zone.BATTLEFIELD and one.by is not None:
            remember_put(game, one.by, (event.new,))
        if one.shuffle:
            shuffled.add(event.owner)
    if happened:
        entered = [_remember_entering(game, one) for one in happened]
        game.emit(
            *entered,
            *_components(game, happened),
            *_counters_put(game, happened),
            *_unattached(before, happened),
            *linger(game, before, happened),
            before=before,
        )
        _reveal_face_down(game, before, happened)
        _begin_to_block(game, moves, happened)
    for player in sorted(shuffled):
        from rulings.kernel.effects.library import shuffle_library

        shuffle_library(game, player)
    return happened


def _reveal_face_down(game: "Game", before: "Projection", happened: list[ZoneChanged]) -> None:
    """What was face down and leaves the battlefield, or the stack for elsewhere, is revealed (CR 708.9)."""
    shown: dict[PlayerId, list[ObjectId]] = {}
    for event in happened:
        was = before.state.objects[event.old]
        hidden = [one for one in components_below(was) if not one.is_token]
        for one, card in zip(hidden, event.components, strict=False):
            if one.face_down is not None:
                shown.setdefault(event.owner, []).append(card)
        leaves = event.origin is Zone.BATTLEFIELD or (
            event.origin is Zone.STACK and event.destination is not Zone.BATTLEFIELD
        )
        if leaves and was.face_down is not None and not event.is_token and event.new in game.state.objects:
            shown.setdefault(event.owner, []).append(event.new)
    for owner, cards in shown.items():
        game.emit(Revealed(player=owner, objects=tuple(cards), citations=(REVEALS,)))


def _begin_to_block(game: "Game", moves: list[ProposedMove], happened: list[ZoneChanged]) -> None:
    """What was put onto the battlefield blocking (CR 509.4)."""
    blocking = {one.object: one.entrance.blocking for one in moves if one.entrance is not None}
    for event in happened:
        attacker = blocking.get(event.old)
        if attacker is not None:
            from rulings.kernel.effects.becoming_blocked import enter_blocking

            enter_blocking(game, event.new, attacker)


def _components(game: "Game", happened: list[ZoneChanged]) -> list[ComponentMoved]:
    """One permanent left, but each card of a merged or melded one was put somewhere (CR 712.21, 729.3)."""
    return [
        ComponentMoved(
            object=one,
            zone=event.destination,
            owner=event.owner,
            citations=(TWO_CARDS if is_melded(game.state.ghosts[event.old].object) else LEAVES,),
        )
        for event in happened
        for one in event.components
    ]


def _unattached(before: "Projection", happened: list[ZoneChanged]) -> list[Unattached]:
    """What was attached and left the battlefield became unattached by that (CR 701.3d)."""
    return [
        Unattached(object=event.old, before=host, leaves=True, citations=(BY_LEAVING,))
        for event in happened
        if event.origin is Zone.BATTLEFIELD and (host := before.state.objects[event.old].attached_to) is not None
    ]


def _counters_put(game: "Game", happened: list[ZoneChanged]) -> list[CountersPut]:
    """Counters that an object enters the battlefield with are put on it (CR 122.6a)."""
    return [
        CountersPut(
            on=event.new, kind=kind, amount=amount, by_player=game.object(event.new).controller, citations=(PUTS,)
        )
        for event in happened
        if event.destination is Zone.BATTLEFIELD
        for kind, amount in game.object(event.new).counters.items()
    ]


def _remember_entering(game: "Game", event: ZoneChanged) -> ZoneChanged:
    """What entered, with what it was at that moment."""
    if event.destination is not Zone.BATTLEFIELD:
        return event
    return replace(event, entered_as=game.seen(event.new))


def _apply(
    game: "Game", before: "Projection", one: ProposedMove, citations: tuple[Citation, ...]
) -> ZoneChanged | None:
    obj = game.state.objects[one.object]
    if _is_stuck(game, obj, one):
        return None
    fresh = game.new_id()
    stamp = game.new_timestamp()
    new = new_object(game, obj, one, fresh, stamp)
    state = _take_out(game.state, before, obj)
    state = replace(with_object(state, new), moved=state.moved.set(obj.id, fresh))
    state = put_in(state, new, one.position)
    game.state = state
    if obj.zone is Zone.BATTLEFIELD:
        _leave_combat(game, obj.id)
    if new.zone is Zone.BATTLEFIELD and one.entrance is not None and one.entrance.attacking is not None:
        from rulings.kernel.entering_attacking import enter_attacking

        enter_attacking(game, fresh, one.entrance.attacking)
    if new.zone is Zone.BATTLEFIELD and obj.zone is Zone.STACK:
        from rulings.kernel.effects.continuous import go_on_applying

        go_on_applying(game, obj.id, fresh)
    if new.zone is Zone.BATTLEFIELD and one.entrance is not None and one.entrance.changes:
        from rulings.kernel.effects.continuous import begin_entering_changes

        begin_entering_changes(game, fresh, one.entrance.changes)
    event = ZoneChanged(
        old=obj.id,
        new=fresh,
        origin=obj.zone,
        destination=one.destination,
        owner=obj.owner,
        cause=one.cause,
        by=one.by,
        by_player=one.by_player,
        replaced_from=one.first_destination,
        replaced_by=one.replaced_by,
        is_token=obj.is_token,
        position=one.position,
        citations=one.citations + citations,
    )
    if obj.zone is not Zone.BATTLEFIELD:
        return event
    event = scatter(game, obj, event)
    if one.commander_away:
        from rulings.kernel.commanders import put_component_away

        put_component_away(game, event)
    return event


def _is_stuck(game: "Game", obj: GameObject, one: ProposedMove) -> bool:
    """Tokens that left the battlefield stay where they are (CR 111.8); instants and sorceries can't enter (CR
    304.4)."""
    if obj.is_token and obj.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return True
    if one.destination is Zone.BATTLEFIELD and obj.face_down is None and one.entrance is not None:
        if one.entrance.face_down is not None or one.entrance.copiable is not None:
            return False
    if one.destination is Zone.BATTLEFIELD and obj.zone is not Zone.STACK:
        types = game.seen(obj.id).types
        if one.entrance is not None and one.entrance.face is not None and obj.definition is not None:
            types = obj.definition.faces[one.entrance.face].types
        return bool(types & {CardType.INSTANT, CardType.SORCERY}) and not types & {CardType.CREATURE, CardType.LAND}
    return False


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


def _take_out(state: GameState, before: "Projection", obj: GameObject) -> GameState:
    """Takes the old object out of its zone and remembers it (CR 608.2h)."""
    key = zone_key(obj.zone, obj.owner)
    rest = tuple(i for i in state.zones.get(key, ()) if i != obj.id)
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


def _leave_combat(game: "Game", object_id: ObjectId) -> None:
    stop_fighting(game, object_id)
    stop_being_attacked(game, object_id)


def stop_fighting(game: "Game", object_id: ObjectId) -> None:
    """It stops being an attacking or blocking creature; as a planeswalker it may still be attacked (CR 506.4d)."""
    combat = game.state.combat
    if combat is None:
        return
    attackers, blockers, blocked = combat.attackers, combat.blockers, combat.blocked
    if object_id in attackers:
        attackers = attackers.delete(object_id)
    if object_id in blockers:
        blockers = blockers.delete(object_id)
    for blocker, attacked in blockers.items():
        if object_id in attacked:
            blockers = blockers.set(blocker, tuple(i for i in attacked if i != object_id))
    game.change(combat=replace(combat, attackers=attackers, blockers=blockers, blocked=blocked - {object_id}))


def stop_being_attacked(game: "Game", object_id: ObjectId) -> None:
    """What attacked it goes on attacking, but nothing (CR 506.4c)."""
    combat = game.state.combat
    if combat is None:
        return
    attackers = combat.attackers
    for attacker, defender in attackers.items():
        if defender == object_id:
            attackers = attackers.set(attacker, ObjectId(-1))
    game.change(combat=replace(combat, attackers=attackers))


def remove_from_combat(game: "Game", object_id: ObjectId) -> None:
    """Removes a permanent from combat (CR 506.4)."""
    from rulings.kernel.events import RemovedFromCombat

    combat = game.state.combat
    if combat is None or not (
        object_id in combat.attackers or object_id in combat.blockers or object_id in combat.attackers.values()
    ):
        return
    if object_id in combat.blockers:
        stopped = combat.stopped_blocking.set(object_id, combat.blockers[object_id])
        game.change(combat=replace(combat, stopped_blocking=stopped))
    _leave_combat(game, object_id)
    game.emit(RemovedFromCombat(object=object_id, citations=(cite("506.4", "removed from combat"),)))


def take_away(game: "Game", object_id: ObjectId, before: "Projection") -> None:
    """Takes an object out of the game, without an event; ``before``: how it was last seen (CR 800.4a)."""
    obj = game.state.objects[object_id]
    game.state = _take_out(game.state, before, obj)
    if obj.zone is Zone.BATTLEFIELD:
        _leave_combat(game, object_id)


def delete(game: "Game", object_id: ObjectId) -> None:
    """Ends the existence of an object: an ability that resolved, a token or copy outside its zone."""
    obj = game.state.objects[object_id]
    game.state = _take_out(game.state, game.view, obj)
