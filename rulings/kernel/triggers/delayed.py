"""Delayed and reflexive triggered abilities (CR 603.7, 603.12), and "until it leaves" (CR 610.3)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.durations import UntilHappens, UntilLeaves
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.characteristics.chosen_words import with_choices
from rulings.kernel.happening.continuous_effects import frozen
from rulings.kernel.happening.moving import move, when_permanents_left
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.phasing import phase_in_again
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.events import ZoneChanged
from rulings.kernel.state.floating import DelayedTrigger, PendingTrigger
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import GameState
from rulings.kernel.triggers.until_events import is_over, watch_event

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

RETURNS = cite("610.3", "immediately after")


_UNTIL_LEAVES = "until leaves"
"""Note: what ends as an object leaves, beside that object."""


@performs(Delayed)
@asks_nothing
def _delayed(game: "Game", context: Context, effect: Delayed) -> None:
    add_delayed(game, context, effect)


def add_delayed(game: "Game", context: Context, effect: Delayed) -> None:
    """Makes a delayed triggered ability that remembers what its words refer to."""
    trigger = delayed_trigger(game, context, effect)
    game.change(delayed=(*game.state.delayed, trigger))


def delayed_trigger(game: "Game", context: Context, effect: Delayed) -> DelayedTrigger:
    """The delayed triggered ability, not waiting for its event yet."""
    kept = frozen(context)
    followed = () if context.results is None else tuple(sorted(context.results.followed))
    if isinstance(kept.event, ZoneChanged):
        # What left the battlefield is found again by what its leaving triggers (CR 400.7).
        followed = (*followed, kept.event.old)
        if finding.fell_off(game.view, kept.event, context.source):
            followed = (*followed, context.source)
    bindings = kept.bindings.set("follow", followed).set("set up", game.new_timestamp())
    if kept.event is not None and not _is_of_a_chapter(game, context):
        bindings = bindings.update(_event_bindings(kept.event))
    number = game.new_id()
    from dataclasses import replace

    return DelayedTrigger(
        id=number,
        context=replace(kept, bindings=bindings),
        # A type that was chosen stays that one, whatever the source has chosen later.
        event=with_choices(game.view, context, effect.event),
        effect=effect.effect,
        condition=effect.condition,
        # What lasts for the turn triggers each time, but for "when you next cast" (CR 603.7b).
        once=effect.once and not (effect.this_turn and not isinstance(effect.event, CastsSpell)),
        until_turn=game.state.turn_serial if effect.this_turn else None,
        until=effect.until,
        began_turn=game.state.turn_serial,
    )


def _is_of_a_chapter(game: "Game", context: Context) -> bool:
    """Whether a chapter sets it up: no word of it speaks of the lore counter, "it" is of the event still to come."""
    obj = game.state.objects.get(context.stack_object) if context.stack_object is not None else None
    ability = obj.stack.ability if obj is not None and obj.stack is not None else None
    return isinstance(ability, TriggeredAbility) and ability.keyword == "chapter"


def _event_bindings(event: object) -> Map[str, object]:
    """What "that creature" and the like meant: the delayed trigger's own event does not change it."""
    answer = finding.EVENT_ROLES.get(type(event))
    if answer is None:
        return Map()
    found: dict[str, object] = {}
    for role in (
        "event object",
        "event source",
        "event other",
        "event damaged",
        "event player",
        "event damaged player",
        "event amount",
    ):
        value = answer(event, role)
        if value is not None:
            found[role] = value
    return Map(found)


def trigger_reflexive(game: "Game", context: Context, effect: Effect) -> None:
    """ "When you do": triggers at once, and goes on the stack the next time a player would get priority (CR 603.12)."""
    kept = frozen(context)
    followed = () if context.results is None else tuple(sorted(context.results.followed))
    bindings = kept.bindings.set("follow", followed)
    if context.results is not None:
        for verb, amount in context.results.amounts.items():
            bindings = bindings.set(f"amount {verb}", amount)
    pending = PendingTrigger(
        ability=TriggeredAbility(text="", effect=effect),
        source=context.source,
        controller=context.controller,
        event=context.event,
        order=game.state.clock,
        bindings=bindings,
        payment=context.payment,
        targets=context.targets,
    )
    game.change(pending=(*game.state.pending, pending))


def return_when_it_leaves(
    game: "Game", context: Context, until: UntilLeaves | UntilHappens, moved: list[ZoneChanged]
) -> None:
    """Notes what comes back as soon as the named object has left the battlefield, or an event has happened (CR
    610.3)."""
    if isinstance(until, UntilHappens):
        watched: tuple[int, ...] = (watch_event(game, context, until.event),)
    else:
        watched = finding.find_objects(game.view, context, until.object)
    if not watched:
        return
    record = tuple((i, m.origin) for m in moved for i in (m.new, *m.components))
    game.state = awaiting(game.state, watched[0], record)


def awaiting(state: GameState, watched: int, record: tuple[tuple[ObjectId, Zone | None], ...]) -> GameState:
    """The state with a note that objects go back to these zones as soon as what is watched has left (CR 610.3).

    Shape: the zone is ``None`` where it is not known: then nothing is right once they would go back.
    """
    waiting = state.monitor.get(_UNTIL_LEAVES, ())
    assert isinstance(waiting, tuple)
    return replace(state, monitor=state.monitor.set(_UNTIL_LEAVES, (*waiting, (watched, record))))


def return_exiled(game: "Game") -> Play[bool]:
    """Returns what was exiled or phased out until something left that has now left; no trigger, no waiting (CR 610.3,
    610.4)."""
    phase_in_again(game)
    waiting = game.state.monitor.get(_UNTIL_LEAVES, ())
    assert isinstance(waiting, tuple)
    left = [w for w in waiting if is_over(game, w[0])]
    if not left:
        return False
    kept = tuple(w for w in waiting if w not in left)
    game.change(monitor=game.state.monitor.set(_UNTIL_LEAVES, kept))
    moves = []
    for _, record in left:
        for object_id, origin in record:
            obj = game.state.objects.get(ObjectId(object_id))
            if obj is None or obj.zone is not Zone.EXILE:
                continue
            if origin is None:
                raise finding.UnboundReferenceError("the zone that an exiled card came from")
            entrance = Entrance(controller=obj.owner) if origin is Zone.BATTLEFIELD else None
            moves.append(
                ProposedMove(
                    object=obj.id,
                    destination=origin,
                    cause="return",
                    by_player=obj.owner,
                    entrance=entrance,
                )
            )
    yield from move(game, moves, (RETURNS,))
    return True


@when_permanents_left
def _return_at_once(game: "Game") -> Play[None]:
    yield from return_exiled(game)
