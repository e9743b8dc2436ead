"""Phasing (CR 702.26).

What is here: permanents that phase out are taken out of the game's objects, so that nothing finds them (CR 702.26b),
and come back as the very same objects. What is last known of them while they are gone is what they were.

日本語: フェイジング
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.happening.combat_removal import remove_from_combat
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject, Ghost
from rulings.kernel.state.state import battlefield, is_on_battlefield, with_object, without_object

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game

asked_by_name("702.26", "phasing")
declare(Does, "phase in", "phase out")

PHASES_IN = cite("702.26c", "phased in")
PHASES_OUT = cite("702.26b", "phased out")
INDIRECTLY = cite("702.26g", "phase out at the same time")
AGAIN = cite("610.4", "causes the permanent to phase in")
UNTIL = "phased until"
TAPPED = "phases in tapped"
IN_UNTAP_STEP = cite("702.26a", "untap step")


def phase_out(game: "Game", objects: tuple[ObjectId, ...]) -> None:
    """Phases permanents out, with everything attached to them (CR 702.26g)."""
    view = game.view
    there = set(battlefield(game.state))
    done: list[tuple[ObjectId, ObjectId | None]] = []

    def go(object_id: ObjectId, host: ObjectId | None) -> None:
        if object_id not in there:
            return
        there.remove(object_id)
        done.append((object_id, host))
        for i in battlefield(game.state):
            if game.state.objects[i].attached_to == object_id:
                go(i, object_id)

    # What would phase out directly and indirectly does so indirectly: hosts first (CR 702.26h).
    for i in sorted(objects, key=lambda i: i in game.state.objects and game.object(i).attached_to in objects):
        go(i, None)
    for i, host in done:
        remove_from_combat(game, i)
        _take_out(game, view, i, host)
    game.emit(
        *(
            e.StatusChanged(
                object=i,
                what="phase out",
                player=view.characteristics(i).controller,
                citations=(PHASES_OUT,) if host is None else (INDIRECTLY,),
            )
            for i, host in done
        ),
        before=view,
    )


def _take_out(game: "Game", view: "Projection", object_id: ObjectId, host: ObjectId | None) -> None:
    state = game.state
    obj = state.objects[object_id]
    memory = obj.memory.set("phased by", view.characteristics(object_id).controller)
    if host is not None:
        memory = memory.set("phased with", host)
    attached = tuple(i for i in battlefield(view.state) if view.state.objects[i].attached_to == object_id)
    ghost = Ghost(replace(obj, memory=memory), view.characteristics(object_id), attachments=attached)
    key = (Zone.BATTLEFIELD, None)
    game.state = replace(
        without_object(state, object_id),
        zones=state.zones.set(key, tuple(i for i in state.zones[key] if i != object_id)),
        ghosts=state.ghosts.set(object_id, ghost),
        phased_out=(*state.phased_out, object_id),
    )


def phase_in_and_out(game: "Game", active: PlayerId) -> None:
    """At once, the active player's phased-out permanents phase in and those with phasing phase out (CR 502.1)."""
    coming = [i for i in sorted(game.state.phased_out) if _belongs(game, i, active)]
    going = [i for i in battlefield(game.state) if game.seen(i).has("phasing") and game.seen(i).controller == active]
    for i in coming:
        _put_back(game, i)
    game.emit(
        *(
            e.StatusChanged(object=i, what="phase in", player=active, citations=(PHASES_IN, IN_UNTAP_STEP))
            for i in coming
        )
    )
    phase_out(game, tuple(going))


def _put_back(game: "Game", object_id: ObjectId) -> None:
    state = game.state
    obj = state.ghosts[object_id].object
    memory = obj.memory
    for key in ("phased by", "phased with", UNTIL, TAPPED):
        if key in memory:
            memory = memory.delete(key)
    field = (Zone.BATTLEFIELD, None)
    game.state = replace(
        with_object(state, replace(obj, memory=memory)),
        # Oldest first: phasing in is no entering (CR 702.26d).
        zones=state.zones.set(field, tuple(sorted((*state.zones.get(field, ()), object_id)))),
        ghosts=state.ghosts.delete(object_id),
        phased_out=tuple(i for i in state.phased_out if i != object_id),
    )


def _belongs(game: "Game", object_id: ObjectId, active: PlayerId) -> bool:
    obj = _phased(game, object_id)
    if UNTIL in obj.memory:
        # It does not phase in by the turn-based action (CR 610.4a).
        return False
    host = obj.memory.get("phased with")
    if isinstance(host, int) and host in game.state.phased_out:
        return _belongs(game, ObjectId(host), active)
    return obj.memory.get("phased by") == active


def _phased(game: "Game", object_id: ObjectId) -> GameObject:
    return game.state.ghosts[object_id].object


def keep_out_until(game: "Game", objects: tuple[ObjectId, ...], leaves: ObjectId, *, is_tapped: bool) -> None:
    """What has just phased out stays so until something leaves the battlefield (CR 610.4)."""
    for i in objects:
        if i not in game.state.phased_out or "phased with" in _phased(game, i).memory:
            continue
        obj = _phased(game, i)
        kept = replace(obj, memory=obj.memory.set(UNTIL, leaves).set(TAPPED, is_tapped))
        game.change(ghosts=game.state.ghosts.set(i, replace(game.state.ghosts[i], object=kept)))


def phase_in_again(game: "Game") -> None:
    """Phases in what was to stay out until something left that has now left, with what is attached (CR 610.4,
    610.4d)."""
    left = [
        i
        for i in game.state.phased_out
        if isinstance(leaves := _phased(game, i).memory.get(UNTIL), int)
        and not is_on_battlefield(game.state, ObjectId(leaves))
    ]
    if not left:
        return
    players = {i: _phased(game, i).memory.get("phased by") for i in left}
    tapped = [i for i in left if _phased(game, i).memory.get(TAPPED)]
    coming = list(left)
    while more := [i for i in game.state.phased_out if i not in coming and _host(game, i) in coming]:
        coming += more
    for i in sorted(coming):
        _put_back(game, i)
    for i in tapped:
        game.change_object(i, is_tapped=True)
    game.emit(
        *(
            e.StatusChanged(
                object=i,
                what="phase in",
                player=PlayerId(str(players.get(i, game.seen(i).controller))),
                citations=(PHASES_IN, AGAIN),
            )
            for i in sorted(coming)
        )
    )


def _host(game: "Game", object_id: ObjectId) -> object:
    return _phased(game, object_id).memory.get("phased with")


def heal_phased_out(game: "Game") -> None:
    """Damage is removed from phased-out permanents too (CR 514.2)."""
    for i in game.state.phased_out:
        obj = _phased(game, i)
        if obj.damage or obj.has_deathtouch_damage:
            healed = replace(obj, damage=0, has_deathtouch_damage=False)
            game.change(ghosts=game.state.ghosts.set(i, replace(game.state.ghosts[i], object=healed)))
