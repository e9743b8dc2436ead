"""Priority: checking, giving it, and doing what players do with it (CR 117).

日本語: 優先権
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.activating import activate
from rulings.kernel.casting.casting import cast
from rulings.kernel.casting.lands import play_land
from rulings.kernel.casting.special_actions import take
from rulings.kernel.casting.trigger_stacking import put_triggers_on_stack
from rulings.kernel.effects.permanents.face_down import turn_face_up
from rulings.kernel.effects.resolving import resolve_top
from rulings.kernel.happening.leaving_combat import note_lost_types
from rulings.kernel.state import actions as ac
from rulings.kernel.state.actions import Action, IllegalActionError
from rulings.kernel.state.decisions import Play, Priority
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import players_from
from rulings.kernel.state_based.checking import lose, perform_state_based_actions
from rulings.kernel.triggers.triggers import note_state_triggers
from rulings.kernel.turn.mandatory_loops import LoopWatch

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def settle_before_priority(game: "Game") -> Play[bool]:
    """State-based actions and triggers, again and again until neither is left (CR 117.5); says whether a trigger
    came."""
    any_trigger = False
    while True:
        note_lost_types(game)
        yield from perform_state_based_actions(game)
        note_state_triggers(game)
        put = yield from put_triggers_on_stack(game)
        any_trigger = any_trigger or put
        if not put:
            return any_trigger


def priority_round(game: "Game", first: PlayerId) -> Play[None]:
    """Players act until all pass in a row with an empty stack (CR 117.3, 117.4)."""
    holder = first
    passes = 0
    watch = LoopWatch()
    has_resolved = False
    while True:
        yield from settle_before_priority(game)
        if has_resolved:
            watch.resolved(game)
            has_resolved = False
        ring = players_from(game.state, game.state.turn.active)
        if holder not in ring:
            # Of a player who has left the game it passes to the next one in turn order (CR 800.4a).
            holder = players_from(game.state, holder)[0]
        action = yield Priority(holder)
        if action is None:
            passes += 1
            if passes < len(ring):
                holder = ring[(ring.index(holder) + 1) % len(ring)]
                continue
            passes = 0
            if not game.state.zones.get((Zone.STACK, None), ()):
                return
            yield from resolve_top(game)
            has_resolved = True
            holder = game.state.turn.active
            continue
        passes = 0
        watch.player_acted()
        yield from do_action(game, action)


def do_action(game: "Game", action: Action) -> Play[None]:
    """Does what a player chose; an illegal action is taken back whole (CR 732.1).

    Raises:
        IllegalActionError: it was illegal; the game is as before.
    """
    state, length = game.state, len(game.log)
    try:
        yield from _dispatch(game, action)
    except IllegalActionError:
        game.state = state
        del game.log[length:]
        raise


def _dispatch(game: "Game", action: Action) -> Play[None]:
    match action:
        case ac.CastSpell():
            yield from cast(game, action)
        case ac.ActivateAbility():
            yield from activate(game, action)
        case ac.PlayLand():
            yield from play_land(game, action)
        case ac.TurnFaceUp():
            yield from turn_face_up(game, action)
        case ac.SpecialAction():
            yield from take(game, action)
        case ac.Concede():
            yield from lose(game, [(action.player, "concede", cite("104.3a", "concede"))])
