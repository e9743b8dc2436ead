"""Phasing (CR 702.26).

日本語: フェイジング
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.ids import ObjectId, PlayerId
from rulings.kernel.keywords import asked_by_name

if TYPE_CHECKING:
    from rulings.kernel.game import Game

asked_by_name("702.26", "phasing")

PHASES_IN = cite("702.26a", "phase in")
PHASES_OUT = cite("702.26a", "phase out")


def phase_out(game: "Game", objects: tuple[ObjectId, ...]) -> None:
    """Phases permanents out, with everything attached to them (CR 702.26g)."""
    from rulings.kernel.moving import remove_from_combat

    view = game.view
    done: list[ObjectId] = []

    def go(object_id: ObjectId, host: ObjectId | None) -> None:
        obj = game.state.objects.get(object_id)
        if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.is_phased_out:
            return
        for i in game.state.zones.get((Zone.BATTLEFIELD, None), ()):
            if game.state.objects[i].attached_to == object_id:
                go(i, object_id)
        remove_from_combat(game, object_id)
        memory = game.object(object_id).memory.set("phased by", view.characteristics(object_id).controller)
        if host is not None:
            memory = memory.set("phased with", host)
        game.change_object(object_id, is_phased_out=True, memory=memory)
        done.append(object_id)

    for i in objects:
        go(i, None)
    game.emit(
        *(
            e.StatusChanged(
                object=i,
                what="phase out",
                player=view.characteristics(i).controller,
                citations=(PHASES_OUT,),
            )
            for i in done
        ),
        before=view,
    )


def phase_in_and_out(game: "Game", active: PlayerId) -> None:
    """At once, the active player's phased-out permanents phase in and those with phasing phase out (CR 502.1)."""
    field = game.state.zones.get((Zone.BATTLEFIELD, None), ())
    coming = [i for i in field if game.state.objects[i].is_phased_out and _belongs(game, i, active)]
    going = [
        i
        for i in field
        if not game.state.objects[i].is_phased_out and game.seen(i).has("phasing") and game.seen(i).controller == active
    ]
    for i in coming:
        memory = game.object(i).memory
        for key in ("phased by", "phased with"):
            if key in memory:
                memory = memory.delete(key)
        game.change_object(i, is_phased_out=False, memory=memory)
    game.emit(*(e.StatusChanged(object=i, what="phase in", player=active, citations=(PHASES_IN,)) for i in coming))
    phase_out(game, tuple(going))


def _belongs(game: "Game", object_id: ObjectId, active: PlayerId) -> bool:
    obj = game.state.objects[object_id]
    host = obj.memory.get("phased with")
    if isinstance(host, int) and host in game.state.objects:
        return _belongs(game, ObjectId(host), active)
    return obj.memory.get("phased by") == active
