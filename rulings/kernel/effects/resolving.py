"""Resolving spells and abilities (CR 608).

日本語: 解決
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.spells import StillResolves
from rulings.abilities.vocabulary import PERMANENT_TYPES, Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.attachment import attached_without_the_subtype, choose_host
from rulings.kernel.casting.casting_legality import effect_of_spell, spell_effect
from rulings.kernel.casting.repeated_modes import is_entwined
from rulings.kernel.casting.spell_forms import (
    IN_GRAVEYARD,
    becomes_creature_spell,
    destination_after,
    do_first,
    do_instead,
    do_last,
    in_form,
    note_permanent,
    way_of_spell,
)
from rulings.kernel.casting.target_slots import slot_count, wanted_slots
from rulings.kernel.casting.targeting import is_legal, rule_against_target
from rulings.kernel.characteristics.layers.layer3_text import text_of_spell
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform
from rulings.kernel.happening.placing import delete
from rulings.kernel.questions import truth
from rulings.kernel.questions.target_groups import still_belong
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context, Results
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

RESOLVES = cite("608.1", "resolves")
FIZZLES = cite("608.2b", "doesn't resolve")
CONDITION = cite("603.4", "intervening")
IN_ORDER = cite("608.2c", "in the order written")
ILLEGAL_TARGET = cite("608.2b", "illegal targets")
TO_GRAVEYARD = cite("608.2n", "owner's graveyard")
ENTWINED = cite("702.42b", "follow the text of each of the modes")
PERMANENT = cite("608.3", "permanent")


def effect_on_stack(game: "Game", obj: GameObject) -> Effect:
    """What an object on the stack will do."""
    record = obj.stack
    assert record is not None
    if record.kind == "spell":
        effect = effect_of_spell(face_of(obj), way_of_spell(game, obj))
        return text_of_spell(game, obj.id, effect)
    ability = record.ability
    assert isinstance(ability, (ActivatedAbility, TriggeredAbility))
    return ability.effect


def resolve_top(game: "Game") -> Play[None]:
    """Resolves the top object of the stack."""
    top = game.state.zones[(Zone.STACK, None)][0]
    obj = game.object(top)
    assert obj.stack is not None
    game.resolving = top
    if obj.stack.kind == "spell":
        yield from _resolve_spell(game, obj)
    else:
        yield from _resolve_ability(game, obj)
    game.resolving = None


def _begin(game: "Game", obj: GameObject, legal: Context) -> None:
    """Notes that it resolves, which is not sure before its targets and its condition have been looked at (608.2a-b)."""
    game.emit(e.Resolving(object=obj.id, citations=(RESOLVES, *_rules_for(game, obj))))
    note_illegal_targets(game, obj, legal)


def _rules_for(game: "Game", obj: GameObject) -> tuple[Citation, ...]:
    """Further rules that decide how this resolves."""
    rules = []
    if obj.stack is not None and is_entwined(effect_on_stack(game, obj), obj.stack.modes):
        rules += [ENTWINED] if game.seen(obj.id).has("entwine") else []
    effect = effect_on_stack(game, obj)
    if isinstance(effect, Sequence) and len(effect.effects) > 1:
        rules.append(IN_ORDER)
    if obj.stack is not None and obj.stack.kind != "spell":
        rules += attached_without_the_subtype(game, obj.stack.source, effect_on_stack(game, obj))
    return tuple(rules)


def context_of(game: "Game", obj: GameObject) -> Context:
    """The context in which an object on the stack resolves."""
    record = obj.stack
    assert record is not None
    return Context(
        controller=game.seen(obj.id).controller,
        source=record.source,
        targets=record.targets,
        division=record.division,
        modes=record.modes,
        event=record.event,
        payment=record.payment,
        stack_object=obj.id,
        bindings=record.bindings,
        results=Results(),
    )


def with_legal_targets(game: "Game", context: Context, effect: Effect) -> tuple[Context, bool]:
    """The context with illegal targets left out, and whether all of its targets are illegal (CR 608.2b)."""
    by_slot = {s.slot: s.node for s in wanted_slots(effect, context.modes)}
    if not any(chosen for number, chosen in enumerate(context.targets) if number in by_slot):
        return context, False
    kept = []
    any_legal = False
    for number, chosen in enumerate(context.targets):
        node = by_slot.get(number)
        if node is None:
            # Remembered from the ability that made this one: no target of its own (CR 603.7c).
            kept.append(chosen)
            continue
        legal = still_belong(game, context, node, tuple(t for t in chosen if is_legal(game, context, node, t)))
        any_legal = any_legal or bool(legal)
        kept.append(legal)
    return replace(context, targets=tuple(kept)), not any_legal


def note_illegal_targets(game: "Game", obj: GameObject, legal: Context) -> None:
    """Notes targets that became illegal while others still are legal: they are not affected (CR 608.2b)."""
    assert obj.stack is not None
    left = {t for slot in legal.targets for t in slot}
    gone = [t for slot in obj.stack.targets for t in slot if t not in left]
    if left:
        game.emit(
            *(
                e.CantHappen(
                    what="illegal target",
                    object=t,
                    by=obj.id,
                    citations=(ILLEGAL_TARGET, *_why_illegal(game, obj, (t,))),
                )
                for t in gone
            )
        )


def _why_illegal(game: "Game", obj: GameObject, targets: tuple[Recipient, ...]) -> tuple[Citation, ...]:
    """The rules that keep targets from being targeted now, where it is not only that they are gone or changed."""
    assert obj.stack is not None
    source, controller = obj.stack.source, game.seen(obj.id).controller
    is_spell = obj.stack.kind == "spell"
    rules = (rule_against_target(game, one, source, controller, is_spell=is_spell) for one in targets)
    return tuple(dict.fromkeys(rule for rule in rules if rule is not None))


def _resolve_ability(game: "Game", obj: GameObject) -> Play[None]:
    record = obj.stack
    assert record is not None
    context = context_of(game, obj)
    effect = effect_on_stack(game, obj)
    ability = record.ability
    if isinstance(ability, TriggeredAbility) and not truth.holds(game.view, context, ability.condition):
        delete(game, obj.id)
        game.emit(e.DidntResolve(object=obj.id, why="condition", citations=(CONDITION,)))
        return
    if len(context.targets) < slot_count(effect):
        context = replace(context, targets=context.targets + ((),) * (slot_count(effect) - len(context.targets)))
    context, is_gone = with_legal_targets(game, context, effect)
    if is_gone and not isinstance(effect, StillResolves):
        why = _why_illegal(game, obj, tuple(t for slot in record.targets for t in slot))
        delete(game, obj.id)
        game.emit(e.DidntResolve(object=obj.id, why="targets", citations=(FIZZLES, *why)))
        return
    _begin(game, obj, context)
    yield from perform(game, context, effect)
    if obj.id in game.state.objects:
        delete(game, obj.id)
    game.emit(e.Resolved(object=obj.id))


def _resolve_spell(game: "Game", obj: GameObject) -> Play[None]:
    context = context_of(game, obj)
    effect = effect_on_stack(game, obj)
    if len(context.targets) < slot_count(effect):
        context = replace(context, targets=context.targets + ((),) * (slot_count(effect) - len(context.targets)))
    context, is_gone = with_legal_targets(game, context, effect)
    if is_gone:
        if becomes_creature_spell(game, obj):
            # A bestowed Aura spell without a legal target resolves as a creature spell (CR 702.103e).
            yield from _resolve_spell(game, game.object(obj.id))
            return
        assert obj.stack is not None
        why = _why_illegal(game, obj, tuple(t for slot in obj.stack.targets for t in slot))
        yield from _to_graveyard(game, obj.id, has_resolved=False)
        game.emit(e.DidntResolve(object=obj.id, why="targets", citations=(FIZZLES, *why)))
        return
    _begin(game, obj, context)
    seen = game.seen(obj.id)
    if obj.face_down is not None or seen.types & PERMANENT_TYPES:
        if not (yield from do_instead(game, obj, context)):
            yield from _enter(game, obj, context)
    else:
        yield from do_first(game, obj, context)
        yield from perform(game, context, spell_effect(face_of(obj)) if obj.stack is None else effect)
        if obj.id in game.state.objects:
            yield from do_last(game, game.object(obj.id), context)
        if obj.id in game.state.objects:
            yield from _to_graveyard(game, obj.id)
    game.emit(e.Resolved(object=obj.id))


def _enter(game: "Game", obj: GameObject, context: Context) -> Play[None]:
    """A permanent spell becomes a permanent (CR 608.3)."""
    entrance = Entrance(controller=context.controller)
    if obj.stack is not None and obj.stack.payment.alternative == "prototype":
        # The permanent that a prototyped spell becomes keeps its second set of values (CR 718.3b).
        entrance = replace(entrance, copiable=obj.copiable)
    entrance = in_form(game, context, obj, entrance)
    if "Aura" in game.seen(obj.id).subtypes:
        targets = [t for slot in context.targets for t in slot]
        if targets:
            entrance = replace(entrance, attached_to=targets[0])
        else:
            # An Aura spell that was not cast with a target (a copy) is put there by its controller's choice.
            host = yield from choose_host(game, obj.id, context.controller)
            entrance = replace(entrance, attached_to=host)
    record = obj.stack
    assert record is not None
    memory = obj.memory
    if record.payment.alternative is not None:
        memory = memory.set("cast as", record.payment.alternative)
    if record.bindings:
        memory = memory.update(record.bindings)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=obj.id,
                destination=Zone.BATTLEFIELD,
                cause="resolve",
                by_player=context.controller,
                entrance=entrance,
                memory=memory,
            )
        ],
        (PERMANENT,),
    )
    if not moved and obj.id in game.state.objects:
        yield from _to_graveyard(game, obj.id)
        return
    for event in moved:
        if event.new in game.state.objects:
            note_permanent(game, obj, event.new)
        to = game.state.objects[event.new].attached_to if event.new in game.state.objects else None
        if to is not None:
            game.emit(e.Attached(object=event.new, to=to, citations=(cite("303.4a", "target"),)))


def _to_graveyard(game: "Game", spell: ObjectId, *, has_resolved: bool = True) -> Play[None]:
    """The spell leaves the stack; where a form of it goes elsewhere, it does so only as it resolves."""
    goes = destination_after(game, spell) if has_resolved else IN_GRAVEYARD
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=spell,
                destination=goes.zone,
                cause="resolve",
                position=goes.position,
                by_player=game.seen(spell).controller if goes.zone is Zone.EXILE else None,
                memory=goes.memory,
                counters=goes.counters,
                citations=goes.citations,
            )
        ],
        (TO_GRAVEYARD,),
    )
    if goes.then is not None and moved and moved[0].destination is goes.zone:
        yield from goes.then(game, moved[0].new)
