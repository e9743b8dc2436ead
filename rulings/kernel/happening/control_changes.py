"""Noticing that a permanent has another controller, whatever made it so (CR 110.2, 302.6, 506.4).

What is here: comparing who controls what with who did, right after every event. What is not: the effects themselves
(layer 2), whose ends - an Aura that leaves, a turn that is over - change control no less than their beginnings.

日本語: コントローラーの変更
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.happening.combat_removal import remove_from_combat
from rulings.kernel.happening.game import immediately
from rulings.kernel.happening.leaving_game import exile_what_nobody_controls
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CONTROL = cite("613.1b", "control-changing effects")
_KEY = "controllers"


def begin_watching(game: "Game") -> None:
    """Takes who controls what as given: what a set-up put there did not change controllers."""
    _remember(game, _others(game))


def note_control_changes(game: "Game") -> None:
    """A permanent that changes controllers is removed from combat and summoning sick (CR 302.6, 506.4)."""
    known = _known(game)
    if not known and not game.view.permanents.changes_control:
        return
    now = _others(game)
    if now == known:
        return
    _remember(game, now)
    for i in game.state.zones.get((Zone.BATTLEFIELD, None), ()):
        usual = game.state.objects[i].controller
        old, new = known.get(i, usual), now.get(i, usual)
        if old != new:
            game.change_object(i, controlled_since_turn=game.state.turn_serial)
            remove_from_combat(game, i)
            game.emit(e.ControlChanged(object=i, before=old, after=new, citations=(CONTROL,)))
    exile_what_nobody_controls(game)


@immediately
def _after_events(game: "Game", happened: tuple[e.Event, ...]) -> None:
    note_control_changes(game)


def _known(game: "Game") -> Map[ObjectId, PlayerId]:
    known = game.state.monitor.get(_KEY)
    return known if isinstance(known, Map) else Map()


def _others(game: "Game") -> Map[ObjectId, PlayerId]:
    """Permanents whose controller is another than without control-changing effects."""
    found: dict[ObjectId, PlayerId] = {}
    known = _known(game)
    for i in game.state.zones.get((Zone.BATTLEFIELD, None), ()):
        controller = game.seen(i).controller
        if controller != game.state.objects[i].controller:
            found[i] = controller
    found.update({i: known[i] for i in game.state.phased_out if i in known})
    return Map(found)


def _remember(game: "Game", now: Map[ObjectId, PlayerId]) -> None:
    if now or _KEY in game.state.monitor:
        game.change(monitor=game.state.monitor.set(_KEY, now))
