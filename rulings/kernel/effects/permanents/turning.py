"""Transforming, flipping, turning face up and face down, phasing out, leaving combat (CR 506.4, 701.27, 702.26, 708,
710).

日本語: 変身、反転、表向き・裏向き、フェイズ・アウト、戦闘から取り除く
"""

from typing import TYPE_CHECKING

from rulings.abilities.durations import UntilLeaves
from rulings.abilities.effects.combat import RemoveFromCombat
from rulings.abilities.effects.permanents import Flip, PhaseOut, TransformObject, TurnFaceDown, TurnFaceUp
from rulings.abilities.events.permanents import Transforms
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import restrictions
from rulings.kernel.effects.cards.putting import hidden_face_of_spec
from rulings.kernel.effects.permanents.face_down import hidden_face, turn_up
from rulings.kernel.happening.combat_removal import remove_from_combat
from rulings.kernel.happening.double_faced import has_double_face, is_double_faced
from rulings.kernel.happening.merging import flip_components, hides_a_spell, turn_components, turn_over_components
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.phasing import keep_out_until, phase_out
from rulings.kernel.happening.picking import pick
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.components import components_below, is_melded
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import is_on_battlefield
from rulings.kernel.triggers.as_turned import do_as_turned

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TRANSFORMS = cite("701.27a", "turn it over so that its other face is up")
CONVERTS = cite("701.28a", "turn it so that its other face is up")
MERGED = cite("729.2i", "causes each of those double-faced components to turn")
FLIPS = cite("710.4", "flip")
STAYS = cite("610.4b", "the permanent doesn’t phase out")
IN_EXILE = cite("406.3", "by default, kept face up")
FACE_DOWN = cite("708.2", "face-down")


@plays_action("transform", "convert")
def transform(game: "Game", object_id: ObjectId, *, convert: bool = False) -> Play[bool]:
    """Turns a double-faced permanent over; others and those with an instant or sorcery face stay (CR 701.27c,
    701.27d)."""
    obj = game.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.definition is None or obj.face_down is not None:
        return False
    if components_below(obj) and not is_melded(obj):
        return _transform_merged(game, object_id, convert=convert)
    if not is_double_faced(obj.definition):
        return False
    other = obj.definition.faces[1 - obj.face]
    if other.types & {CardType.INSTANT, CardType.SORCERY}:
        return False
    if restrictions(game, object_id, "transform"):
        return False
    stamp = game.new_timestamp()
    game.change_object(object_id, face=1 - obj.face, timestamp=stamp, memory=obj.memory.set("transformed", stamp))
    yield from do_as_turned(game, object_id, Transforms)
    game.emit(
        e.StatusChanged(
            object=object_id,
            what="convert" if convert else "transform",
            player=game.seen(object_id).controller,
            value=other.name,
            citations=(CONVERTS if convert else TRANSFORMS,),
        )
    )
    return True


def _transform_merged(game: "Game", object_id: ObjectId, *, convert: bool) -> bool:
    """A merged permanent transforms if a component does (CR 729.2i)."""
    if restrictions(game, object_id, "transform") or not turn_over_components(game, object_id):
        return False
    stamp = game.new_timestamp()
    memory = game.object(object_id).memory.set("transformed", stamp)
    game.change_object(object_id, memory=memory, timestamp=stamp)
    seen = game.seen(object_id)
    game.emit(
        e.StatusChanged(
            object=object_id,
            what="convert" if convert else "transform",
            player=seen.controller,
            value=seen.name,
            citations=(MERGED, CONVERTS if convert else TRANSFORMS),
        )
    )
    return True


def _has_transformed_since(game: "Game", context: Context, object_id: ObjectId) -> bool:
    """Whether a permanent has transformed since its own ability was put on the stack, or, of a delayed one, since that
    was set up (CR 701.27f)."""
    last = game.object(object_id).memory.get("transformed")
    if object_id != context.source or not isinstance(last, int):
        return False
    began = context.bindings.get("set up")
    if began is None and context.stack_object is not None and context.stack_object in game.state.objects:
        began = game.object(context.stack_object).timestamp
    return isinstance(began, int) and last > began


@performs(TransformObject)
def _transform(game: "Game", context: Context, effect: TransformObject) -> Play[None]:
    """A permanent transforms at most once for an ability that it triggered before transforming (CR 701.27f)."""
    done = False
    for i in (yield from pick(game, context, context.controller, effect.what, "transform")):
        if not _has_transformed_since(game, context, i):
            done = (yield from transform(game, i, convert=effect.convert)) or done
    results_of(context).last = done


@performs(Flip)
def _flip(game: "Game", context: Context, effect: Flip) -> Play[None]:
    for i in (yield from pick(game, context, context.controller, effect.what, "flip")):
        obj = game.object(i)
        if obj.zone is not Zone.BATTLEFIELD or obj.is_flipped or obj.definition is None:
            continue
        # A status that every permanent can have; what it shows is up to what the permanent is (CR 110.5, 707.3).
        is_flip_card = obj.definition.layout is Layout.FLIP and not components_below(obj)
        game.change_object(i, is_flipped=True, face=1 if is_flip_card else obj.face)
        flip_components(game, i)
        game.emit(e.StatusChanged(object=i, what="flip", citations=(FLIPS,)))


@performs(TurnFaceUp)
def _turn_up(game: "Game", context: Context, effect: TurnFaceUp) -> Play[None]:
    for i in (yield from pick(game, context, context.controller, effect.what, "turn face up")):
        obj = game.object(i)
        if obj.zone is Zone.EXILE and obj.face_down is not None:
            # It has its characteristics again, without being a permanent that is turned face up.
            game.change_object(i, face_down=None)
            game.emit(e.StatusChanged(object=i, what="face up", player=obj.owner, citations=(IN_EXILE,)))
            continue
        if obj.zone is not Zone.BATTLEFIELD or obj.face_down is None:
            continue
        face = hidden_face(game, i)
        if hides_a_spell(obj) or (face is not None and face.types & {CardType.INSTANT, CardType.SORCERY}):
            # It stays face down and is revealed (CR 701.40g, 729.2g).
            game.emit(e.Revealed(player=obj.controller, objects=(i,)))
            continue
        yield from turn_up(game, i)


@performs(TurnFaceDown)
def _turn_down(game: "Game", context: Context, effect: TurnFaceDown) -> Play[None]:
    for i in (yield from pick(game, context, context.controller, effect.what, "turn face down")):
        obj = game.object(i)
        # Double-faced permanents, and those with such a component, can't be turned face down (CR 712.16, 729.2j).
        if obj.zone is not Zone.BATTLEFIELD or obj.face_down is not None or has_double_face(obj):
            continue
        hidden = hidden_face_of_spec(game, context, effect.face_down_as)
        game.change_object(i, face_down="effect", hidden_as=hidden, timestamp=game.new_timestamp())
        turn_components(game, i, "effect")
        game.emit(e.StatusChanged(object=i, what="face down", player=game.seen(i).controller, citations=(FACE_DOWN,)))


@performs(PhaseOut)
def _phase_out(game: "Game", context: Context, effect: PhaseOut) -> Play[None]:
    leaves: ObjectId | None = None
    if isinstance(effect.until, UntilLeaves):
        found = finding.find_objects(game.view, context, effect.until.object)
        leaves = next((i for i in found if is_on_battlefield(game.state, i)), None)
        if leaves is None:
            # It has left already: nothing phases out (CR 610.4b, 610.4c).
            game.emit(e.CantHappen(what="phase out until", object=None, citations=(STAYS,)))
            return
    objects = yield from pick(game, context, context.controller, effect.what, "phase out")
    phase_out(game, objects)
    if leaves is not None:
        keep_out_until(game, objects, leaves, is_tapped=effect.is_tapped)


@performs(RemoveFromCombat)
def _remove_from_combat(game: "Game", context: Context, effect: RemoveFromCombat) -> Play[None]:
    objects = yield from pick(game, context, context.controller, effect.what, "remove from combat")
    for i in objects:
        remove_from_combat(game, i)
    results_of(context).add("removed from combat", objects)
