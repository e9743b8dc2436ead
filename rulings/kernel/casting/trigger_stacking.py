"""Putting waiting triggered abilities on the stack (CR 603.3, 101.4).

日本語: 誘発型能力をスタックに置く
"""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.casting.announcing import choose_division, choose_modes, limited_by_division, note_targets
from rulings.kernel.casting.choosing_targets import choose_targets
from rulings.kernel.casting.target_slots import slot_count, wanted_slots
from rulings.kernel.happening.placing import add_object, delete
from rulings.kernel.questions.finding import EVENT_ROLES
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Announcement, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.floating import PendingTrigger
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject, StackRecord
from rulings.kernel.state.state import apnap
from rulings.kernel.triggers.triggers_on_triggers import comes_second
from rulings.kernel.triggers.why_triggered import why_held, why_triggered

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

STACKS = cite("603.3b", "in any order they choose")
STACKED = cite("603.3", "puts it on the stack")
WHICH_EVENT = cite("603.7b", "chooses which event causes the ability to trigger")
AS_CAST = cite("603.3d", "identical to the process for casting a spell")
NO_TARGET = cite("603.3d", "removed from the stack")


def put_triggers_on_stack(game: "Game") -> Play[bool]:
    """Puts all waiting triggered abilities on the stack, in APNAP order; says whether there were any (CR 603.3b)."""
    if not game.state.pending:
        return False
    pending = game.state.pending
    if len(pending) > 1:
        pending = tuple(replace(t, is_one_of_several=True) for t in pending)
    game.change(pending=())
    for is_second in (False, True):
        # Those that trigger on another ability triggering go on top of all others.
        part = [t for t in pending if comes_second(t) is is_second]
        for player in apnap(game.state) if part else ():
            yield from _put_those_of(game, player, [t for t in part if t.controller == player])
    return True


def _put_those_of(game: "Game", player: PlayerId, waiting: list[PendingTrigger]) -> Play[None]:
    """Puts one player's triggered abilities on the stack, in the order that the player chooses."""
    mine = []
    for trigger in sorted(waiting, key=lambda t: t.order):
        mine.append((yield from _with_cause(game, trigger)))
    # Each is one option from first to last: a hundred triggers are a hundred options, not five thousand.
    left = [Option(t.ability.text or game.seen(t.source).name, object=t.source, value=t) for t in mine]
    kinds = Counter((t.source, id(t.ability)) for t in mine)
    while left:
        option = left[0] if len(left) == 1 else (yield from _choose_next(game, player, left, kinds))
        left = [one for one in left if one is not option]
        chosen = option.value
        assert isinstance(chosen, PendingTrigger)
        kind = (chosen.source, id(chosen.ability))
        kinds[kind] -= 1
        if not kinds[kind]:
            del kinds[kind]
        yield from _put(game, chosen, waiting)


def _with_cause(game: "Game", trigger: PendingTrigger) -> Play[PendingTrigger]:
    """Which of several events at the same time makes "the next time" trigger, as its controller chooses."""
    if not trigger.instead:
        return trigger
    causes = (trigger, *trigger.instead)
    options = []
    for n, one in enumerate(causes):
        answer = EVENT_ROLES.get(type(one.event))
        about = answer(one.event, "event object") if answer is not None else None
        is_object = isinstance(about, int) and not isinstance(about, bool)
        text = game.seen(ObjectId(int(str(about)))).name if is_object else f"event {n + 1}"
        options.append(Option(text, object=ObjectId(int(str(about))) if is_object else None, value=n))
    picked = yield from game.decide(
        Decision(
            trigger.controller,
            DecisionKind.OBJECTS,
            "causes the ability to trigger",
            tuple(options),
            source=trigger.source,
            citations=(WHICH_EVENT,),
            default=(0,),
        )
    )
    return replace(causes[int(str(picked[0].value))], instead=())


def _choose_next(
    game: "Game", player: PlayerId, left: list[Option], kinds: Counter[tuple[ObjectId, int]]
) -> Play[Option]:
    """Asks only where the abilities differ; by default the oldest permanent's goes first."""
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.TRIGGER_ORDER,
            "put on the stack next",
            tuple(left),
            citations=(STACKS,),
            default=(0,),
            distinct_outcomes=len(kinds) > 1,
        )
    )
    return picked[0]


def _put(game: "Game", trigger: PendingTrigger, waiting: list[PendingTrigger]) -> Play[None]:
    ability, player = trigger.ability, trigger.controller
    stack_id = _make(game, trigger)
    context = Context(
        player,
        trigger.source,
        event=trigger.event,
        payment=trigger.payment,
        stack_object=stack_id,
        bindings=trigger.bindings,
    )
    said = Announcement()
    try:
        modes = yield from choose_modes(game, context, player, ability.effect, said)
        context = replace(context, modes=modes)
        own = wanted_slots(ability.effect, modes)
        # A delayed or reflexive trigger remembers the targets of the ability that made it, and may have its own.
        count = max(slot_count(ability.effect), len(trigger.targets))
        remembered = trigger.targets + ((),) * (count - len(trigger.targets))
        context = replace(context, targets=remembered)
        own = limited_by_division(game, context, ability.effect, own)
        chosen = yield from choose_targets(
            game, context, player, own, count, None, (cite("603.3d", "choice"),), start=remembered
        )
        numbers = {slot.slot for slot in own}
        targets = tuple(chosen[n] if n in numbers else remembered[n] for n in range(count))
        context = replace(context, targets=targets)
        division = yield from choose_division(game, context, player, ability.effect, said)
    except IllegalActionError:
        delete(game, stack_id)
        game.emit(
            e.AbilityTriggered(
                player=player, object=None, source=trigger.source, text=ability.text, citations=(NO_TARGET,)
            )
        )
        return
    record = game.object(stack_id).stack
    assert record is not None
    game.change_object(stack_id, stack=replace(record, modes=modes, targets=targets, division=division))
    flat = tuple(t for n, slot in enumerate(targets) if n in numbers for t in slot)
    game.emit(
        e.AbilityTriggered(
            player=player,
            object=stack_id,
            source=trigger.source,
            text=ability.text,
            targets=flat,
            again_by=trigger.again_by,
            citations=(
                STACKED,
                *((STACKS,) if trigger.is_one_of_several else ()),
                *rule_of(ability.keyword),
                *why_triggered(trigger, waiting),
                *why_held(game.state, trigger),
                *((AS_CAST,) if flat else ()),
            ),
        )
    )
    note_targets(game, stack_id, player, flat)


def _make(game: "Game", trigger: PendingTrigger) -> ObjectId:
    fresh = game.new_id() if trigger.stack_id is None else trigger.stack_id
    obj = GameObject(
        id=fresh,
        card=fresh,
        owner=trigger.controller,
        controller=trigger.controller,
        zone=Zone.STACK,
        definition=None,
        timestamp=game.new_timestamp(),
        stack=StackRecord(
            "triggered",
            trigger.source,
            trigger.ability,
            event=trigger.event,
            payment=trigger.payment,
            bindings=trigger.bindings if trigger.bindings else Map(),
        ),
    )
    return add_object(game, obj)
