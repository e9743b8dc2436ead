"""Layer 1: copy effects (CR 613.2a, 707)."""

from dataclasses import replace

from rulings.abilities.ability import Ability, as_abilities
from rulings.abilities.card import CardDefinition, FaceDefinition, FaceOfCard, with_card, without_card
from rulings.abilities.changes.change import (
    Change,
    GainAbilities,
    HasThisAbility,
    LoseAbilities,
    LoseTypes,
    SetColors,
    SetName,
    SetPT,
    SetTypes,
)
from rulings.abilities.changes.copying import BecomeCopy, EntersWithMore, KeepsColors, NoManaCost
from rulings.abilities.subtypes import subtypes_of_type, that_fit
from rulings.corpus.cards import Layout
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.characteristics.layers.defining import without_defining
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state.base_values import (
    base_characteristics,
    face_of,
    keyword_names,
    mana_value_of,
    names_of_both,
    unlocked_halves,
)
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.room_faces import is_room, room_face
from rulings.kernel.state.view import View, known


def copiable_face(view: View, object_id: ObjectId) -> FaceDefinition:
    """Copiable values of an object: printed, or those of what it entered as a copy of, then layer 1 (CR 707.2)."""
    from rulings.kernel.characteristics.copied_values import copied_face

    return copied_face(view, object_id)


def with_exceptions(
    view: View, context: Context, face: FaceDefinition, exceptions: tuple[Change, ...]
) -> FaceDefinition:
    """Copiable values after "except ..." (CR 707.9): the exceptions are part of them."""
    if isinstance(face, FaceOfCard) and face.card is not None and exceptions:
        return _of_all_faces(view, context, face, face.card, exceptions)
    face = without_defining(face, exceptions)
    for change in exceptions:
        match change:
            case SetTypes():
                types = face.types | set(change.types) if change.in_addition else frozenset(change.types) or face.types
                subtypes = (
                    face.subtypes
                    + tuple(s for s in that_fit(change.subtypes, frozenset(types)) if s not in face.subtypes)
                    if change.in_addition
                    else _kept_subtypes(face, change) + change.subtypes
                )
                face = replace(
                    face,
                    types=frozenset(types),
                    subtypes=subtypes,
                    supertypes=face.supertypes | set(change.supertypes),
                )
            case SetColors():
                colors = frozenset(change.colors)
                face = replace(face, colors=face.colors | colors if change.in_addition else colors)
            case GainAbilities():
                face = replace(face, abilities=face.abilities + as_abilities(change.abilities))
            case NoManaCost():
                face = replace(face, mana_cost=None)
            case SetName():
                face = replace(face, name=change.name)
            case HasThisAbility():
                face = replace(face, abilities=face.abilities + _this_ability(view, context))
            case KeepsColors():
                face = replace(face, colors=copiable_face(view, context.source).colors)
            case EntersWithMore():
                pass  # It is no characteristic; how it enters is worked out apart (CR 707.9e).
            case SetPT():
                face = replace(
                    face,
                    power=face.power if change.power is None else numbers.signed(view, context, change.power),
                    toughness=(
                        face.toughness if change.toughness is None else numbers.signed(view, context, change.toughness)
                    ),
                )
            case _:
                face = _remove(face, change)
    return face


def _of_all_faces(
    view: View, context: Context, face: FaceOfCard, card: CardDefinition, exceptions: tuple[Change, ...]
) -> FaceDefinition:
    """The exceptions change each face (CR 707.8a); what they give a Room is in neither of its halves."""
    if is_room(card):
        return _of_a_room(view, context, card, exceptions)
    faces = tuple(with_exceptions(view, context, one, exceptions) for one in card.faces)
    changed = with_exceptions(view, context, without_card(face), exceptions)
    return with_card(changed, replace(card, faces=faces), face.place)


def _of_a_room(view: View, context: Context, card: CardDefinition, exceptions: tuple[Change, ...]) -> FaceDefinition:
    """A copied Room: its halves share the types; abilities, a name and colours that the exceptions give it are its own
    and stay when a half is locked, which takes away only what is in that half (CR 707.9a, 707.9b, 709.5).

    Raises: UnboundReferenceError: an exception that is none of these.
    """
    of_whole = (GainAbilities, HasThisAbility, SetName, SetColors, KeepsColors)
    whole = tuple(one for one in exceptions if isinstance(one, of_whole))
    shared = tuple(one for one in exceptions if one not in whole)
    if any(not isinstance(one, (SetTypes, LoseTypes, SetPT, EntersWithMore)) for one in shared):
        raise finding.UnboundReferenceError("a copy of a Room, except")
    own = with_exceptions(view, context, FaceDefinition(""), whole)
    changed = replace(
        card,
        faces=tuple(with_exceptions(view, context, without_defining(one, whole), shared) for one in card.faces),
        added=card.added + own.abilities,
        own_name=own.name or card.own_name,
    )
    for one in whole:
        if isinstance(one, SetColors) and one.in_addition:
            changed = replace(changed, more_colors=changed.more_colors | set(one.colors))
        elif isinstance(one, (SetColors, KeepsColors)):
            changed = replace(changed, own_colors=own.colors, more_colors=frozenset())
    return with_card(room_face(changed, ()), changed)


def _kept_subtypes(face: FaceDefinition, change: SetTypes) -> tuple[str, ...]:
    """Subtypes of the card types that it has now, but of the sets that get new ones (CR 205.1a)."""
    if not change.types:
        return ()
    of_types = [subtypes_of_type(one) for one in change.types]
    replaced = [one for one in of_types if not one.isdisjoint(change.subtypes)]
    return tuple(s for s in face.subtypes if any(s in o for o in of_types) and not any(s in o for o in replaced))


def _this_ability(view: View, context: Context) -> tuple[Ability, ...]:
    """The ability that is resolving and makes the object a copy (CR 707.9a)."""
    record = known(view, context.stack_object).stack if context.stack_object is not None else None
    if record is None or record.ability is None:
        raise finding.UnboundReferenceError("this ability")
    return (record.ability,)


def _remove(face: FaceDefinition, change: Change) -> FaceDefinition:
    match change:
        case LoseTypes():
            return replace(
                face,
                types=face.types - set(change.types),
                subtypes=tuple(s for s in face.subtypes if s not in change.subtypes),
                supertypes=face.supertypes - set(change.supertypes),
            )
        case LoseAbilities(keywords=()):
            return replace(face, abilities=())
    raise finding.UnboundReferenceError(type(change).__name__)


@applies(BecomeCopy, Layer.COPY)
def become_copy(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: BecomeCopy) -> None:
    """Takes over the copiable values of what is copied; of a face-down permanent nobody sees them (CR 708.10)."""
    if known(view, object_id).face_down is None:
        take_values(view, context, object_id, seen, change)


def take_values(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: BecomeCopy) -> None:
    """The copiable values that a permanent copies, as its own status but being face down changes them (CR 707.3)."""
    bound = context.bindings.get("copied face")
    if isinstance(bound, FaceDefinition):
        face = bound
    else:
        found = finding.find_objects(view, context, change.of)
        if not found:
            return
        face = with_exceptions(view, context, copiable_face(view, found[0]), change.exceptions)
    overwrite(seen, face)
    if seen.flip is not None and known(view, object_id).is_flipped:
        overwrite(seen, with_card(seen.flip.faces[1], seen.flip, 1))
    if seen.room is not None:
        # Its halves are unlocked as the permanent's own designations say (CR 709.5).
        unlocked = unlocked_halves(known(view, object_id))
        overwrite(seen, with_card(room_face(seen.room, unlocked), seen.room))
        seen.other_names = names_of_both(seen.room, unlocked)


def overwrite(seen: Characteristics, face: FaceDefinition) -> None:
    """Sets all copiable values."""
    seen.name = face.name
    seen.other_names = ()
    seen.mana_cost = face.mana_cost
    seen.mana_value = mana_value_of(face.mana_cost)
    seen.colors = face.colors
    seen.supertypes = face.supertypes
    seen.types = face.types
    seen.subtypes = frozenset(face.subtypes)
    seen.abilities = face.abilities
    seen.keywords = keyword_names(face.abilities)
    seen.power = face.power
    seen.toughness = face.toughness
    seen.loyalty = face.loyalty
    seen.defense = face.defense
    card = face.card if isinstance(face, FaceOfCard) else None
    seen.room = card if card is not None and is_room(card) else None
    seen.flip = card if card is not None and card.layout is Layout.FLIP else None


def printed_face(view: View, object_id: ObjectId) -> FaceDefinition:
    """The face before layer 1."""
    return face_of(known(view, object_id))


__all__ = ["base_characteristics", "become_copy", "copiable_face", "overwrite", "printed_face", "with_exceptions"]
