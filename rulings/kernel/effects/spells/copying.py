"""Copying spells and abilities on the stack, and changing targets (CR 115.7, 707.10).

日本語: 呪文・能力のコピー、対象の変更
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition, FaceOfCard, with_card
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.spells import ChooseNewTargets, CopyCard, CopyOnStack
from rulings.abilities.effects.tokens import CopyForEachOther
from rulings.abilities.node import Node
from rulings.abilities.references import It, Particular, Target
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.casting.announcing import note_targets
from rulings.kernel.casting.target_slots import TargetNode, wanted_slots
from rulings.kernel.casting.targeting import legal_targets
from rulings.kernel.characteristics.layers.layer1_copy import with_exceptions
from rulings.kernel.effects.resolving import context_of, effect_on_stack
from rulings.kernel.happening.double_faced import is_double_faced
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.happening.placing import add_object
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, asks_nothing, recipient_options
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.room_faces import is_room

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

COPIES = cite("707.10", "put a copy of it onto the stack")
NEW_TARGETS = cite("707.10c", "may choose new targets")
NEW_FOR_SPELL = cite("115.7d", "choose new targets")
CHANGES = cite("115.7a", "change the target")
CHANGES_ONE = cite("115.7b", "change a target")


def copy_on_stack(game: "Game", original: ObjectId, player: PlayerId) -> ObjectId:
    """Puts a copy of a spell or ability on the stack: same choices, not cast (CR 707.10)."""
    obj = game.object(original)
    if obj.stack is None:
        # A card that is no spell is copied where it lies, and the copy cast (CR 707.12).
        raise finding.UnboundReferenceError("a copy of a card that is not on the stack")
    fresh = game.new_id()
    copiable = face_of(obj) if obj.definition is not None or obj.copiable is not None else None
    if obj.definition is not None and obj.copiable is None and keeps_all_faces(obj.definition):
        copiable = None
    record = replace(
        obj.stack,
        source=fresh if obj.stack.kind == "spell" else obj.stack.source,
        is_copy=True,
        cast_from=None,
        cast_by=None,
        # Objects that costs were paid with are copied, mana is no object: none was spent on the copy (CR 707.10).
        payment=replace(obj.stack.payment, mana=(), spent=()),
    )
    copied = GameObject(
        id=fresh,
        card=fresh,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        definition=obj.definition,
        face=obj.face,
        copiable=copiable,
        face_down=obj.face_down,
        timestamp=game.new_timestamp(),
        stack=record,
        memory=obj.memory,
    )
    add_object(game, copied)
    game.emit(e.SpellCopied(player=player, object=fresh, original=original, citations=(COPIES,)))
    return fresh


def keeps_all_faces(card: CardDefinition) -> bool:
    """A copy of the spell has the other face or half too (CR 707.10g, 709.5b)."""
    return is_double_faced(card) or is_room(card)


def choose_new_targets(
    game: "Game", player: PlayerId, stack_id: ObjectId, *, must_change: bool = False, only: Recipient | None = None
) -> Play[None]:
    """Has a player choose new targets one by one; unchanged where nothing else is legal (CR 115.7d)."""
    obj = game.object(stack_id)
    record = obj.stack
    if record is None:
        return
    effect = effect_on_stack(game, obj)
    context = context_of(game, obj)
    by_slot = {s.slot: s.node for s in wanted_slots(effect, record.modes)}
    changed: list[tuple[Recipient, ...]] = [tuple(slot) for slot in record.targets]
    division = record.division
    rule = CHANGES if must_change else NEW_TARGETS if record.is_copy else NEW_FOR_SPELL
    for number, chosen in enumerate(record.targets):
        node = by_slot.get(number)
        if node is None:
            continue
        legal_before = legal_targets(game, context, node)
        for place, target in enumerate(chosen):
            options = _could_become(game, context, changed, number, place, node)
            if only is not None:
                options = [t for t in options if t in (only, target)]
            if must_change and len(options) > 1:
                options = [t for t in options if t != target]
            was_legal = target in legal_before
            if target not in options and not must_change and not (was_legal and options):
                # What was illegal before may stay; what a new target makes illegal must change, too (CR 115.7d-e).
                options.insert(0, target)
            if only is None:
                at = (number, place)
                options = [t for t in options if t == target or _leaves_a_way(game, context, changed, at, t, by_slot)]
            if not options:
                continue
            shown = recipient_options(game, tuple(options))
            default = options.index(target) if target in options else 0
            picked = yield from game.decide(
                Decision(
                    player,
                    DecisionKind.TARGETS,
                    "new target",
                    shown,
                    source=stack_id,
                    citations=(rule,),
                    default=(default,),
                )
            )
            new = picked[0].recipient
            assert new is not None
            if new != target:
                slot = list(changed[number])
                slot[place] = new
                changed[number] = tuple(slot)
                if target in division:
                    division = division.set(new, division[target]).delete(target)
    game.change_object(stack_id, stack=replace(record, targets=tuple(changed), division=division))
    before = {t for slot in record.targets for t in slot}
    added = tuple(t for slot in changed for t in slot if t not in before)
    note_targets(game, stack_id, player, added, changed_by=rule)


Targets = list[tuple[Recipient, ...]]


def _could_become(
    game: "Game", context: Context, targets: Targets, number: int, place: int, node: TargetNode
) -> list[Recipient]:
    """What is legal at this place beside the other targets as they are."""
    others = [t for n, t in enumerate(targets[number]) if n != place]
    return [t for t in legal_targets(game, replace(context, targets=tuple(targets)), node) if t not in others]


def _leaves_a_way(
    game: "Game",
    context: Context,
    targets: Targets,
    at: tuple[int, int],
    new: Recipient,
    by_slot: Mapping[int, TargetNode],
) -> bool:
    """Whether the targets after this one can stay or change, so that the final set is legal (CR 115.7e)."""
    number, place = at
    after = list(targets)
    after[number] = tuple(new if n == place else t for n, t in enumerate(targets[number]))
    for later in range(number + 1, len(after)):
        node = by_slot.get(later)
        if node is None:
            continue
        before = legal_targets(game, context, node)
        for position, target in enumerate(after[later]):
            if target in before and not _could_become(game, context, after, later, position, node):
                return False
    return True


def may_choose_new_targets(game: "Game", player: PlayerId, copied: ObjectId) -> Play[None]:
    """Asks whether the player chooses new targets for the copy, where there is another, and has them chosen (CR
    707.10c)."""
    obj = game.object(copied)
    record = obj.stack
    if record is None:
        return
    context = context_of(game, obj)
    others = [
        t
        for slot in wanted_slots(effect_on_stack(game, obj), record.modes)
        if slot.slot < len(record.targets) and record.targets[slot.slot]
        for t in legal_targets(game, context, slot.node)
        if t not in record.targets[slot.slot]
    ]
    if others and (yield from game.ask_may(player, "choose new targets", copied, (NEW_TARGETS,))):
        yield from choose_new_targets(game, player, copied)


def _change_copy(game: "Game", context: Context, copied: ObjectId, exceptions: tuple[Change, ...]) -> None:
    """The exceptions change all faces of the copy (CR 707.9b, 707.10g)."""
    obj = game.object(copied)
    if obj.copiable is None and obj.definition is not None and keeps_all_faces(obj.definition):
        whole = with_exceptions(game.view, context, with_card(face_of(obj), obj.definition, obj.face), exceptions)
        assert isinstance(whole, FaceOfCard)
        game.change_object(copied, definition=whole.card)
        return
    game.change_object(copied, copiable=with_exceptions(game.view, context, face_of(obj), exceptions))


def _is_known(game: "Game", context: Context, what: Node, original: ObjectId) -> bool:
    """Whether what has left the stack is copied as it last was there (CR 608.2h): "that spell", countered meanwhile.

    A target that has left is no legal target any more (CR 608.2b), unless this effect itself has moved it.
    """
    if original not in game.state.ghosts or game.object(original).stack is None:
        return False
    named = what.antecedent if isinstance(what, It) else what
    followed = context.results.followed if context.results is not None else set()
    return not isinstance(named, Target) or original in followed


@performs(CopyOnStack)
def _copy(game: "Game", context: Context, effect: CopyOnStack) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        for original in finding.find_objects(game.view, context, effect.what):
            if original not in game.state.objects and not _is_known(game, context, effect.what, original):
                continue
            if game.object(original).stack is None:
                # "Exile a card. Copy it": a card elsewhere is copied where it is (CR 707.12).
                yield from perform(game, context, CopyCard(effect.who, Particular(original)))
                continue
            for _ in repeated(numbers.count(game.view, context, effect.amount)):
                copied = copy_on_stack(game, original, player)
                if effect.exceptions:
                    _change_copy(game, context, copied, effect.exceptions)
                results.add("copied", (copied,))
                if effect.new_targets:
                    yield from may_choose_new_targets(game, player, copied)


@performs(CopyForEachOther)
@asks_nothing
def _copy_for_each_other(game: "Game", context: Context, effect: CopyForEachOther) -> None:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        for original in finding.find_objects(game.view, context, effect.what):
            if original not in game.state.objects and not _is_known(game, context, effect.what, original):
                continue
            if game.object(original).stack is None:
                continue
            doing = each_player(context, player)
            for target in _could_target(game, doing, original, effect):
                copied = copy_on_stack(game, original, player)
                _set_targets(game, copied, player, target)
                results.add("copied", (copied,))


def _could_target(game: "Game", context: Context, original: ObjectId, effect: CopyForEachOther) -> list[Recipient]:
    """What else is a legal target for each use of the word "target" of the spell (CR 707.10d)."""
    obj = game.object(original)
    record = obj.stack
    assert record is not None
    taken = {t for slot in record.targets for t in slot}
    here = context_of(game, obj)
    legal = [
        set(legal_targets(game, replace(here, targets=()), slot.node))
        for slot in wanted_slots(effect_on_stack(game, obj), record.modes)
        if slot.slot < len(record.targets) and record.targets[slot.slot]
    ]
    everything: list[Recipient] = list(matching.candidates(game.view, context, effect.over))
    if effect.players:
        everything = [*game.alive(game.state.order), *everything]
    return [t for t in everything if t not in taken and legal and all(t in one for one in legal)]


def _set_targets(game: "Game", copied: ObjectId, player: PlayerId, target: Recipient) -> None:
    """Every target of the copy is this one."""
    record = game.object(copied).stack
    assert record is not None
    targets = tuple(tuple(target for _ in slot) for slot in record.targets)
    division = record.division
    for old, share in tuple(division.items()):
        division = division.delete(old).set(target, division.get(target, 0) + share) if old != target else division
    game.change_object(copied, stack=replace(record, targets=targets, division=division))
    note_targets(game, copied, player, (target,), changed_by=COPIES)


@performs(ChooseNewTargets)
def _new_targets(game: "Game", context: Context, effect: ChooseNewTargets) -> Play[None]:
    only: Recipient | None = None
    if effect.to is not None:
        found = finding.find_recipients(game.view, context, effect.to)
        if not found:
            return
        only = found[0]
    for player in finding.find_players(game.view, context, effect.who):
        for i in finding.find_objects(game.view, context, effect.what):
            if i in game.state.objects and effect.only_one and only is not None:
                yield from _change_one(game, player, i, only)
            elif i in game.state.objects:
                yield from choose_new_targets(game, player, i, must_change=effect.must_change, only=only)


def _change_one(game: "Game", player: PlayerId, stack_id: ObjectId, to: Recipient) -> Play[None]:
    """Changes one target to this, if it is legal there; of several that could be, one is chosen (CR 115.7b)."""
    obj = game.object(stack_id)
    record = obj.stack
    if record is None:
        return
    context = context_of(game, obj)
    by_slot = {s.slot: s.node for s in wanted_slots(effect_on_stack(game, obj), record.modes)}
    places = [
        (number, place)
        for number, chosen in enumerate(record.targets)
        if number in by_slot and to not in chosen and to in legal_targets(game, context, by_slot[number])
        for place in range(len(chosen))
    ]
    if not places:
        return
    old = tuple(record.targets[number][place] for number, place in places)
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.TARGETS,
            "target to change",
            recipient_options(game, old),
            source=stack_id,
            citations=(CHANGES_ONE,),
            default=(0,),
        )
    )
    chosen_place = next(n for n, one in enumerate(old) if one == picked[0].recipient)
    number, place = places[chosen_place]
    targets = [list(slot) for slot in record.targets]
    before = targets[number][place]
    targets[number][place] = to
    division = record.division
    if before in division:
        division = division.set(to, division[before]).delete(before)
    changed = tuple(tuple(slot) for slot in targets)
    game.change_object(stack_id, stack=replace(record, targets=changed, division=division))
    note_targets(game, stack_id, player, (to,), changed_by=CHANGES_ONE)
