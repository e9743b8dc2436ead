"""Zone changes: objects become new objects (CR 400), enter the battlefield, leave it, and are remembered."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.corpus.cards import Layout
from rulings.kernel.characteristics.permissions import restrictions
from rulings.kernel.happening.combat_removal import leave_combat
from rulings.kernel.happening.commander_designation import put_component_away
from rulings.kernel.happening.continuous_effects import begin_entering_changes, go_on_applying
from rulings.kernel.happening.double_faced import is_double_faced
from rulings.kernel.happening.entering import (
    CANT,
    CANT_ENTER,
    cannot_be_there,
    entering_controller,
    with_possible_counters,
)
from rulings.kernel.happening.entering_attacking import enter_attacking, with_attacked
from rulings.kernel.happening.entering_blocking import enter_blocking
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.lingering import linger
from rulings.kernel.happening.merging import LEAVES, scatter
from rulings.kernel.happening.placing import new_object, put_in, take_out
from rulings.kernel.happening.remembering import remember_exiled, remember_put
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.happening.shuffling import shuffle_library
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.base_values import face_down_values
from rulings.kernel.state.components import BELOW, components_below, is_melded
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.events import CantHappen, ComponentMoved, CountersPut, Revealed, Unattached, ZoneChanged
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import with_object

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game

NOT_PUT = cite("608.3e", "puts it into its owner’s graveyard")
ONE_FACE = cite("712.14a", "that card stays in its current zone")
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


FollowUp = Callable[["Game"], Play[None]]
_WHEN_PERMANENTS_LEFT: list[FollowUp] = []


def when_permanents_left(function: FollowUp) -> FollowUp:
    """Declares what follows as soon as permanents have left the battlefield, before anything else (CR 610.3)."""
    _WHEN_PERMANENTS_LEFT.append(function)
    return function


def move(game: "Game", moves: list[ProposedMove], citations: tuple[Citation, ...] = ()) -> Play[list[ZoneChanged]]:
    """Moves objects to other zones at the same time, after replacement effects.

    Shape: proposals -> what happened, in the same order; moves that were replaced by something else are missing.
    """
    from rulings.kernel.happening.entering_order import in_timestamp_order

    final: list[ProposedMove] = []
    before = game.state.entering
    entering = tuple(one.object for one in moves if one.destination is Zone.BATTLEFIELD)
    game.change(entering=(*before, *entering))
    for one in moves:
        if one.object not in game.state.objects or one.object in game.spoken_for:
            continue
        if _stays(game, one):
            if not _is_a_spell(game, one):
                continue
            one = _not_put(one)
        proposal = with_possible_counters(game, one)
        for result in (yield from replaced(game, proposal)):
            assert isinstance(result, ProposedMove)
            if result.entrance != proposal.entrance and _cannot_enter(game, result):
                # It would enter as a copy of something that can't (CR 614.17d).
                if not _is_a_spell(game, result):
                    continue
                result = _not_put(result)
            for rule in _ELSEWHERE:
                result = rule(game, result)
            final.append((yield from with_attacked(game, result)))
    game.change(entering=before)
    ordered = yield from in_timestamp_order(game, final)
    happened = apply_moves(game, ordered, citations)
    if ordered != final:
        place = {one.object: n for n, one in enumerate(final)}
        happened.sort(key=lambda event: place[event.old])
    if any(event.origin is Zone.BATTLEFIELD for event in happened):
        for follow_up in _WHEN_PERMANENTS_LEFT:
            yield from follow_up(game)
    return happened


def _is_a_spell(game: "Game", one: ProposedMove) -> bool:
    """Whether it is a permanent spell that resolves."""
    obj = game.state.objects[one.object]
    return obj.zone is Zone.STACK and obj.stack is not None


def _not_put(one: ProposedMove) -> ProposedMove:
    """A permanent spell that can't be put onto the battlefield goes to its owner's graveyard (CR 608.3e)."""
    return ProposedMove(object=one.object, destination=Zone.GRAVEYARD, by_player=one.by_player, citations=(NOT_PUT,))


def _stays(game: "Game", one: ProposedMove) -> bool:
    """What was to enter the battlefield stays where it is."""
    return _cannot_enter(game, one) or has_no_back_for(game, one.object, one.entrance) or _enters_for_nobody(game, one)


def has_no_back_for(game: "Game", card: ObjectId, entrance: Entrance | None) -> bool:
    """A card that isn't double-faced can't be put onto the battlefield transformed or converted (CR 712.14a).

    Raises: UnboundReferenceError: it is half of a meld pair, of which no rule says how one alone enters transformed.
    """
    if entrance is None or not entrance.face:
        return False
    obj = game.state.objects[card]
    if obj.is_token or is_double_faced(obj.definition):
        return False
    if obj.definition is not None and obj.definition.layout is Layout.MELD:
        if BELOW in entrance.memory:
            return False
        raise UnboundReferenceError("one card of a meld pair put onto the battlefield transformed")
    game.emit(CantHappen(what="enter transformed", object=card, citations=(ONE_FACE,)))
    return True


def _cannot_enter(game: "Game", one: ProposedMove) -> bool:
    """A card that can't enter the battlefield stays where it is (CR 101.2)."""
    if one.destination is not Zone.BATTLEFIELD:
        return False
    if not restrictions(_as_it_enters(game, one), one.object, CANT_ENTER) and not cannot_be_there(game, one):
        return False
    game.emit(CantHappen(what=CANT_ENTER, object=one.object, citations=(CANT,)))
    return True


def _as_it_enters(game: "Game", one: ProposedMove) -> "Game":
    """The game in which a card that is to enter face down already is so: it is looked at as the face-down object that
    would enter (CR 701.40a, 701.40f, 708.3)."""
    obj = game.state.objects[one.object]
    how = None if one.entrance is None else one.entrance.face_down
    if how is None:
        return game
    hidden = (one.entrance.hidden_as if one.entrance is not None else None) or face_down_values(how)
    return Game(with_object(game.state, replace(obj, copiable=hidden, face_down=None)), effort=game.effort)


def _enters_for_nobody(game: "Game", one: ProposedMove) -> bool:
    """It would enter under the control of a player who has left the game: it stays where it is (CR 800.4b)."""
    if one.destination is not Zone.BATTLEFIELD:
        return False
    return game.player(entering_controller(game, one)).lost is not None


def apply_moves(game: "Game", moves: list[ProposedMove], citations: tuple[Citation, ...] = ()) -> list[ZoneChanged]:
    """Moves objects as proposed, with no further replacement."""
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
    if obj.id in game.state.entering:
        raise UnboundReferenceError("a card that goes elsewhere while it is about to enter the battlefield")
    if _is_stuck(game, obj, one):
        return None
    fresh = game.new_id()
    stamp = game.new_timestamp()
    new = new_object(game, obj, one, fresh, stamp)
    state = take_out(game.state, before, obj)
    state = replace(with_object(state, new), moved=state.moved.set(obj.id, fresh))
    state = put_in(state, new, one.position)
    game.state = state
    if obj.zone is Zone.BATTLEFIELD:
        leave_combat(game, obj.id)
    if new.zone is Zone.BATTLEFIELD and one.entrance is not None and one.entrance.attacking is not None:
        enter_attacking(game, fresh, one.entrance.attacking)
    if new.zone is Zone.BATTLEFIELD and obj.zone is Zone.STACK:
        go_on_applying(game, obj.id, fresh)
    if new.zone is Zone.BATTLEFIELD and one.entrance is not None and one.entrance.changes:
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


def take_away(game: "Game", object_id: ObjectId, before: "Projection") -> None:
    """Takes an object out of the game, without an event; ``before``: how it was last seen (CR 800.4a)."""
    obj = game.state.objects[object_id]
    game.state = take_out(game.state, before, obj)
    if obj.zone is Zone.BATTLEFIELD:
        leave_combat(game, object_id)
