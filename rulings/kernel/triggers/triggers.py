"""Triggered abilities: noticing, waiting, and being put on the stack (CR 603)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.changes.permissions import DoesntTrigger, TriggersAgain
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents, EventPattern, EventWhile, StateBecomes
from rulings.abilities.events.moving import Discards, Moves, Sacrifices
from rulings.abilities.events.permanents import CountersPutOn, GainsControl
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.happening.game import notes_events
from rulings.kernel.questions import matching, truth
from rulings.kernel.questions.finding import EVENT_ROLES
from rulings.kernel.questions.patterns import can_match, is_from_anywhere, occurrences
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import Event
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.triggers.number_as_it_was import with_number_as_it_was
from rulings.kernel.triggers.once_each_turn import is_done
from rulings.kernel.triggers.triggers_on_triggers import note_caused
from rulings.kernel.triggers.x_of_the_spell import with_x_of_the_spell

if TYPE_CHECKING:
    from rulings.kernel.characteristics.projection import Projection
    from rulings.kernel.happening.game import Game

WAITS: tuple[Citation, ...] = (cite("603.3", "puts it on the stack"),)
INTERVENING = cite("603.4", "intervening")
CONDITION_NOT_TRUE = cite("603.4", "checks whether the stated condition is true")
DONE_THIS_TURN = cite("603.2h", "has not yet taken the indicated action that turn")
LIMIT_REACHED = cite("101.1", "the card takes precedence")


def looks_back(pattern: EventPattern, event: Event) -> bool:
    """Whether the ability must have been there right before the event rather than after (CR 603.10a)."""
    match event:
        case e.ZoneChanged(origin=origin, destination=destination):
            if isinstance(pattern, Moves):
                if is_from_anywhere(pattern):
                    return False
                if pattern.origin is Zone.BATTLEFIELD or (pattern.origin is None and pattern.destination is None):
                    return True
                if pattern.origin in (Zone.GRAVEYARD, Zone.STACK) and pattern.destination is not Zone.BATTLEFIELD:
                    return True
                if origin is Zone.BATTLEFIELD and destination is not Zone.BATTLEFIELD:
                    return True
            return False
        case e.PermanentSacrificed() | e.PermanentDestroyed() | e.Unattached() | e.PlayerLost() | e.LeftGame():
            return True
        case e.PlayerDid(verb="exploit"):
            # It is sacrificing a permanent, perhaps the one that exploits (CR 702.110b).
            return True
        case e.StatusChanged(what="phase out"):
            return True
        case e.ControlChanged():
            return isinstance(pattern, GainsControl) and pattern.lose
    return False


@notes_events
def note_triggers(game: "Game", before: "Projection | None", happened: tuple[Event, ...]) -> None:
    """Notes every ability that triggers on events that happened at the same time (CR 603.2)."""
    now = game.view
    pending: list[PendingTrigger] = []
    if now.state_triggers():
        # As soon as the state is so, in the middle of a resolution too (CR 603.8).
        note_state_triggers(game)
    for event in happened:
        looked_at = now.triggered_by(type(event))
        game.effort.spend(len(looked_at))
        for source, place, ability in looked_at:
            if not looks_back(_part(ability.event, event), event):
                note_event(game, now, source, place, ability, event, pending)
    past = before if before is not None else now
    for event in happened:
        looked_at = past.triggered_by(type(event))
        game.effort.spend(len(looked_at))
        for source, place, ability in looked_at:
            if looks_back(_part(ability.event, event), event):
                note_event(game, past, source, place, ability, event, pending)
    noted_so_far = len(pending)
    _note_delayed(game, now, happened, pending)
    game.effort.note_triggers(len(pending) - noted_so_far)
    if pending:
        noted = note_caused(game, _once_for_next_times(_once_for_batches(game, pending)))
        game.change(pending=game.state.pending + tuple(noted))


def _part(pattern: EventPattern, event: Event) -> EventPattern:
    """Of several alternatives the one that the event can fit."""
    if isinstance(pattern, EventWhile):
        return _part(pattern.event, event)
    if isinstance(pattern, AnyOfEvents):
        fitting = [o for o in pattern.options if can_match(o, type(event))]
        return fitting[0] if fitting else pattern
    return pattern


OnlyIf = Callable[["Projection", ObjectId], bool]
_ONLY_IF: dict[str, OnlyIf] = {}


def triggers_only_if(keyword: str) -> Callable[[OnlyIf], OnlyIf]:
    """Declares when abilities of a keyword trigger at all; it is no intervening if (CR 603.4, 702.169c)."""

    def register(function: OnlyIf) -> OnlyIf:
        _ONLY_IF[keyword] = function
        return function

    return register


def note_event(
    game: "Game",
    view: "Projection",
    source: ObjectId,
    place: int,
    ability: TriggeredAbility,
    event: Event,
    pending: list[PendingTrigger],
) -> None:
    """Notes an ability that triggers on an event, as often as it does."""
    only_if = _ONLY_IF.get(ability.keyword or "")
    if only_if is not None and not only_if(view, source):
        return
    is_already_done = is_done(game.state, source, ability)
    obj = view.state.objects[source]
    controller = view.characteristics(source).controller
    if (
        isinstance(event, e.ControlChanged)
        and event.object == source
        and looks_back(_part(ability.event, event), event)
    ):
        # "When you lose control of" looks back: "you" is who controlled it (CR 603.10d).
        controller = event.before
    # How a spell was paid for is known of the spell itself, and of the permanent that it became (CR 400.7d).
    payment = obj.stack.payment if obj.stack is not None else obj.payment
    context = Context(controller, source, payment=payment, event=event)
    # What the event left behind is asked of the state after it; the source and its controller of the view given.
    asked = game.view
    for occurrence in occurrences(asked, context, ability.event, event):
        narrowed = replace(context, event=occurrence)
        if not truth.holds(asked, narrowed, ability.condition):
            _tell_why_not(game, source, ability, "condition", CONDITION_NOT_TRUE)
            continue
        if is_already_done:
            _tell_why_not(game, source, ability, "done", DONE_THIS_TURN)
            continue
        silencer = silenced_by(game, view, occurrence, source)
        if silencer is not None:
            game.emit(e.TriggerSilenced(source=source, by=silencer, text=ability.text))
            continue
        if ability.limit_per_turn is not None and times_this_turn(game, source, place) >= ability.limit_per_turn:
            _tell_why_not(game, source, ability, "limit", LIMIT_REACHED)
            continue
        if ability.limit_per_turn is not None:
            _count_this_turn(game, source, place)
        paid = with_x_of_the_spell(ability.event, occurrence, payment)
        has_left = source not in game.state.objects
        triggered = with_number_as_it_was(view, context, ability) if has_left else ability
        first = PendingTrigger(triggered, source, controller, occurrence, obj.timestamp, payment=paid)
        again = repeated_by(game, view, narrowed, ability, occurrence)
        # Counted one by one: a thousand abilities may each trigger on a thousand events of one moment.
        game.effort.note_triggers(1 + len(again))
        pending += [first, *(replace(first, again_by=one) for one in again)]


def _tell_why_not(game: "Game", source: ObjectId, ability: TriggeredAbility, why: str, rule: Citation) -> None:
    """Notes why an ability does not trigger although its event happened, where a player might expect it to.

    Nobody expects what is for a cost that was not paid, or an ability of the rules without a text.
    """
    if not ability.text or isinstance(ability.condition, WasPaid):
        return
    game.emit(e.DidntTrigger(source=source, why=why, text=ability.text, citations=(rule,)))


def silenced_by(game: "Game", view: "Projection", event: Event, of: ObjectId) -> ObjectId | None:
    """The source of an effect that keeps this event from causing abilities to trigger, in place of CR 603.2.

    Shape: ``view``: right before the event for abilities that look back, so that what leaves at the same time still
    counts (CR 603.10a).
    """
    for effect in view.static_effects():
        for change in effect.changes:
            if isinstance(change, DoesntTrigger) and view.applies_now(effect):
                cause = change.cause
                assert isinstance(cause, EventPattern)
                is_meant = change.of is None or matching.fits(view, effect.context, of, change.of)
                if is_meant and occurrences(game.view, effect.context, cause, event):
                    return effect.source
    return None


def repeated_by(
    game: "Game", view: "Projection", context: Context, ability: TriggeredAbility, event: Event
) -> tuple[ObjectId, ...]:
    """What makes the ability trigger additional times: a source for each time (CR 603.2d); ``view`` as above."""
    extra: list[ObjectId] = []
    for effect in view.static_effects():
        for change in effect.changes:
            if not isinstance(change, TriggersAgain) or not view.applies_now(effect):
                continue
            if change.of is not None and not matching.fits(view, effect.context, context.source, change.of):
                continue
            cause = change.cause
            assert isinstance(cause, EventPattern)
            if type(cause) is EventPattern or occurrences(game.view, effect.context, cause, event):
                extra += [effect.source] * change.times
    return tuple(extra)


def times_this_turn(game: "Game", source: ObjectId, place: int) -> int:
    """How often an ability with a limit has triggered this turn."""
    key = f"triggered {source} {place} {game.state.turn_serial}"
    value = game.state.monitor.get(key, 0)
    return value if isinstance(value, int) else 0


def _count_this_turn(game: "Game", source: ObjectId, place: int) -> None:
    key = f"triggered {source} {place} {game.state.turn_serial}"
    game.change(monitor=game.state.monitor.set(key, times_this_turn(game, source, place) + 1))


def _note_delayed(game: "Game", view: "Projection", happened: tuple[Event, ...], pending: list[PendingTrigger]) -> None:
    for trigger in game.state.delayed:
        has_occurred = False
        for event in happened:
            if not can_match(trigger.event, type(event)):
                continue
            context = replace(trigger.context, event=event)
            found = occurrences(view, context, trigger.event, event)
            has_occurred = has_occurred or bool(found)
            for occurrence in found:
                if not truth.holds(view, replace(context, event=occurrence), trigger.condition):
                    continue
                ability = TriggeredAbility(
                    text=trigger.text, event=trigger.event, condition=trigger.condition, effect=trigger.effect
                )
                pending.append(
                    PendingTrigger(
                        ability,
                        trigger.context.source,
                        trigger.context.controller,
                        occurrence,
                        trigger.id,
                        bindings=trigger.context.bindings.update(trigger.bindings),
                        payment=with_x_of_the_spell(trigger.event, occurrence, trigger.context.payment),
                        targets=trigger.context.targets,
                        delayed_id=trigger.id,
                        triggers_next_time=trigger.once,
                    )
                )
        if has_occurred and trigger.once:
            game.change(delayed=tuple(d for d in game.state.delayed if d.id != trigger.id))


def _once_for_next_times(pending: list[PendingTrigger]) -> list[PendingTrigger]:
    """ "The next time" is one of those that come at the same time (CR 603.7b)."""
    kept: list[PendingTrigger] = []
    for trigger in pending:
        first = next((n for n, one in enumerate(kept) if one.delayed_id == trigger.delayed_id), None)
        if not trigger.triggers_next_time or first is None:
            kept.append(trigger)
        else:
            kept[first] = replace(kept[first], instead=(*kept[first].instead, trigger))
    return kept


def _once_for_batches(game: "Game", pending: list[PendingTrigger]) -> list[PendingTrigger]:
    """ "One or more" triggers once for all events that happened together (CR 603.2c)."""
    kept: list[tuple[PendingTrigger, _BatchKey | None]] = []
    batches: dict[_BatchKey, list[Event]] = {}
    times: Counter[tuple[ObjectId, int, int]] = Counter()
    for trigger in pending:
        key: _BatchKey | None = None
        if trigger.event is not None:
            pattern = _part(trigger.ability.event, trigger.event)
            if getattr(pattern, "batch", False):
                # What triggers additional times does so for the whole batch (CR 603.2d).
                same_event = (trigger.source, id(trigger.ability), id(trigger.event))
                nth, times[same_event] = times[same_event], times[same_event] + 1
                about = _told_apart(pattern, trigger.event)
                key = (trigger.source, id(trigger.ability), trigger.event.group, about, nth)
                if key in batches:
                    batches[key].append(trigger.event)
                    continue
                batches[key] = [trigger.event]
            elif isinstance(trigger.event, e.DamageDealt):
                same = next((n for n, (k, _) in enumerate(kept) if _is_one_dealing(k, trigger)), None)
                if same is not None and isinstance(first := kept[same][0].event, e.DamageDealt):
                    merged = replace(first, amount=first.amount + trigger.event.amount)
                    kept[same] = (replace(kept[same][0], event=merged), None)
                    continue
        kept.append((trigger, key))
    return [one if key is None else _about_all(one, batches[key]) for one, key in kept]


_BatchKey = tuple[ObjectId, int, int, Recipient | None, int]
"""Ability by source and identity, group of events, what the batch is about besides, which of additional times."""


def _told_apart(pattern: EventPattern, event: Event) -> Recipient | None:
    """What "one or more" happens to, where that is one at a time: "deal combat damage to a player", "counters are put
    on a creature", "into an opponent's graveyard" (CR 603.2c)."""
    match pattern, event:
        case DealsDamage(to=to), e.DamageDealt() if to is not None:
            return event.to
        case CountersPutOn(), e.CountersPut():
            return event.on
        case Moves(whose=whose), e.ZoneChanged() if whose is not None:
            return event.owner
        case ((Discards() | Sacrifices()), (e.CardDiscarded() | e.PermanentSacrificed())):
            return event.player
    return None


_ONE_OBJECT = (e.ZoneChanged, e.CardDiscarded, e.PermanentSacrificed, e.Tapped, e.Untapped)
"""Events about one object each, so that several of them are "one or more"."""


def _about_all(trigger: PendingTrigger, found: list[Event]) -> PendingTrigger:
    """ "That many", "them": all that the "one or more" were (CR 603.2c)."""
    if isinstance(trigger.event, e.CountersPut):
        amount = sum(one.amount for one in found if isinstance(one, e.CountersPut))
        return replace(trigger, bindings=trigger.bindings.set("event amount", amount))
    if not isinstance(trigger.event, _ONE_OBJECT):
        return trigger
    answer = EVENT_ROLES[type(trigger.event)]
    objects = tuple(i for one in found if isinstance(i := answer(one, "event object"), int))
    left = tuple(one.old for one in found if isinstance(one, e.ZoneChanged))
    bindings = trigger.bindings.update({"event amount": len(found), "event object": objects, "follow": left})
    return replace(trigger, bindings=bindings)


def _is_one_dealing(first: PendingTrigger, second: PendingTrigger) -> bool:
    """Whether an ability sees one event in damage that was dealt at the same time: dealt by several sources to one
    recipient, or by one source to several (CR 120.3, 603.2c)."""
    one, other = first.event, second.event
    if first.source != second.source or first.ability is not second.ability:
        return False
    if not isinstance(one, e.DamageDealt) or not isinstance(other, e.DamageDealt) or one.group != other.group:
        return False
    match _part(first.ability.event, one):
        case IsDealtDamage():
            return one.to == other.to
        case DealsDamage(to=None):
            return one.source == other.source
    return False


def note_state_triggers(game: "Game") -> None:
    """State triggers trigger when their state is true and the ability is not already waiting or on the stack (CR
    603.8)."""
    for source, place, ability in game.view.state_triggers():
        pattern = ability.event
        assert isinstance(pattern, StateBecomes)
        seen = game.seen(source)
        context = Context(seen.controller, source)
        if not truth.holds(game.view, context, pattern.condition):
            continue
        if not truth.holds(game.view, context, ability.condition) or _is_waiting(game, source, ability):
            continue
        obj = game.object(source)
        game.change(
            pending=(*game.state.pending, PendingTrigger(ability, source, seen.controller, None, obj.timestamp + place))
        )


def _is_waiting(game: "Game", source: ObjectId, ability: TriggeredAbility) -> bool:
    if any(t.source == source and t.ability == ability for t in game.state.pending):
        return True
    for i in game.state.zones.get((Zone.STACK, None), ()):
        record = game.state.objects[i].stack
        if record is not None and record.source == source and record.ability == ability:
            return True
    return False
