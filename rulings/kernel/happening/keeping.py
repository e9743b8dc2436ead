"""Ending continuous effects and delayed triggers whose time is over (CR 514.2, 611.2)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.durations import (
    Duration,
    DuringNextTurnOf,
    ForAsLongAs,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilLeaves,
    UntilYourNextStep,
    UntilYourNextTurn,
)
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Step, Zone
from rulings.cite import cite
from rulings.kernel.happening.control_changes import note_control_changes
from rulings.kernel.happening.game import immediately
from rulings.kernel.happening.phasing import heal_phased_out
from rulings.kernel.questions import finding, truth
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.floating import DelayedTrigger, FloatingEffect
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import is_on_battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ENDS = cite("514.2", "effects end")


def end_expired_effects(game: "Game") -> None:
    """Ends effects that last for as long as something is so, when it no longer is."""
    for effect in game.state.effects:
        if not _still_lasts(game, effect):
            end_effect(game, effect)


@immediately
def _end_at_once(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """What lasts for as long as something is so ends the moment that it no longer is (CR 611.2b)."""
    for effect in game.state.effects:
        if isinstance(effect.duration, ForAsLongAs | UntilLeaves) and not _still_lasts(game, effect):
            end_effect(game, effect)


def _still_lasts(game: "Game", effect: FloatingEffect) -> bool:
    match effect.duration:
        case ForAsLongAs(condition=condition):
            return truth.holds(game.view, effect.context, condition)
        case UntilLeaves(object=ref):
            found = finding.find_objects(game.view, effect.context, ref)
            return any(is_on_battlefield(game.state, i) for i in found)
        case _:
            if effect.affected is None or any(isinstance(i, str) for i in effect.affected):
                return True
            return any(i in game.state.objects or i in game.state.phased_out for i in effect.affected)


def end_effect(game: "Game", effect: FloatingEffect) -> None:
    """Ends one continuous effect; what it controlled goes back."""
    game.change(effects=tuple(x for x in game.state.effects if x.id != effect.id))
    note_control_changes(game)


def end_by_duration(game: "Game", kinds: tuple[type[Duration], ...]) -> None:
    """Ends all effects of these durations at once."""
    ending = [x for x in game.state.effects if isinstance(x.duration, kinds)]
    if not ending:
        return
    game.change(effects=tuple(x for x in game.state.effects if x not in ending))
    note_control_changes(game)


def end_at_turn_start(game: "Game") -> None:
    """ "Until your next turn" ends as that turn begins."""
    kept = [x for x in game.state.effects if not _ends_with_this_turn(game, x.duration, x.context, x.began_turn)]
    delayed = [x for x in game.state.delayed if not _ends_with_this_turn(game, x.until, x.context, x.began_turn)]
    if len(delayed) != len(game.state.delayed):
        game.change(delayed=tuple(delayed))
    if len(kept) != len(game.state.effects):
        game.change(effects=tuple(kept))
        note_control_changes(game)


def _ends_with_this_turn(game: "Game", duration: Duration | None, context: Context, began_turn: int) -> bool:
    if not isinstance(duration, UntilYourNextTurn) or began_turn >= game.state.turn_serial:
        return False
    who: tuple[PlayerId, ...] = (context.controller,)
    if duration.who is not None:
        who = finding.find_players(game.view, context, duration.who)
    return game.state.turn.active in who


AtCleanup = Callable[["Game"], None]
_AT_CLEANUP: list[AtCleanup] = []


def ends_at_cleanup(function: AtCleanup) -> AtCleanup:
    """Declares a designation or the like that lasts until end of turn."""
    _AT_CLEANUP.append(function)
    return function


def end_at_cleanup(game: "Game") -> None:
    """ "Until end of turn" and "this turn" effects end; damage is removed at the same time (CR 514.2)."""
    active, serial = game.state.turn.active, game.state.turn_serial
    kept = []
    for effect in game.state.effects:
        match effect.duration:
            case UntilEndOfTurn():
                continue
            case UntilEndOfYourNextTurn() if effect.context.controller == active and effect.began_turn < serial:
                continue
            case DuringNextTurnOf(who=who) if effect.began_turn < serial:
                if active in finding.find_players(game.view, effect.context, who):
                    continue
        kept.append(effect)
    ended = [x for x in game.state.effects if x not in kept]
    game.change(
        effects=tuple(kept),
        delayed=tuple(
            t
            for t in game.state.delayed
            if (t.until_turn is None or t.until_turn > serial) and not _ends_with_next_turn_of(t, active, serial)
        ),
    )
    for i in game.state.zones.get((Zone.BATTLEFIELD, None), ()):
        obj = game.object(i)
        if obj.damage or obj.has_deathtouch_damage:
            game.change_object(i, damage=0, has_deathtouch_damage=False)
    heal_phased_out(game)
    for function in _AT_CLEANUP:
        function(game)
    game.emit(*(e.EffectEnded(source=x.context.source, effect_id=x.id, citations=(ENDS,)) for x in ended))
    note_control_changes(game)


def _ends_with_next_turn_of(trigger: DelayedTrigger, active: PlayerId, serial: int) -> bool:
    is_over = trigger.context.controller == active and trigger.began_turn < serial
    return isinstance(trigger.until, UntilEndOfYourNextTurn) and is_over


def _whose(game: "Game", effect: FloatingEffect, who: PlayerRef | None) -> tuple[PlayerId, ...]:
    """The player whose step ends the effect."""
    if who is None:
        return (effect.context.controller,)
    return finding.find_players(game.view, effect.context, who)


def end_at_step(game: "Game", step: Step) -> None:
    """ "Until your next upkeep" and the like end as that step begins."""
    active = game.state.turn.active
    kept = [
        x
        for x in game.state.effects
        if not (
            isinstance(x.duration, UntilYourNextStep)
            and x.duration.step == step.value
            and active in _whose(game, x, x.duration.who)
        )
    ]
    if len(kept) != len(game.state.effects):
        game.change(effects=tuple(kept))
