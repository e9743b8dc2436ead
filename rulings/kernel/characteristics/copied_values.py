"""Copiable values of an object after layer 1, for whatever copies it (CR 613.2c, 707.2).

What is here: the face that a copy takes over. What is not: the effects of layer 1
(``characteristics.layers.layer1_copy``).
"""

from dataclasses import replace

from rulings.abilities.card import FaceDefinition, with_card
from rulings.abilities.changes.copying import BecomeCopy
from rulings.kernel.characteristics.active_effects import has_layer
from rulings.kernel.characteristics.layers import Layer
from rulings.kernel.characteristics.layers.layer1_copy import take_values
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.state.base_values import base_characteristics, copied_flip, copied_room, face_of
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


def copied_face(view: View, object_id: ObjectId, *, face_up: bool = False) -> FaceDefinition:
    """Copiable values of an object after layer 1 (CR 613.2c, 707.2), for whatever copies it.

    ``face_up``: of a face-down object those that it would have face up (CR 708.10), instead of those that it has.
    """
    assert isinstance(view, Projection)
    state = view.state
    obj = state.objects.get(object_id)
    if obj is None:
        obj = state.ghosts[object_id].object
    if obj.face_down is not None:
        if not face_up:
            return face_of(obj)
        obj = replace(obj, face_down=None)
    face = face_of(obj)
    room, flip = copied_room(obj), copied_flip(obj)
    for effect in view.static_effects():
        if has_layer(effect, Layer.COPY) and (object_id in (effect.locked or effect.affected or ())):
            seen = base_characteristics(obj)
            for change in effect.changes:
                if isinstance(change, BecomeCopy):
                    take_values(view, effect.context, object_id, seen, change)
            face = _face_from(seen, face)
            room, flip = seen.room, seen.flip
    if flip is not None:
        # The status of being flipped is not copied (CR 707.3, 710.2).
        return with_card(flip.faces[0], flip)
    return face if room is None else with_card(face, room)


def _face_from(seen: Characteristics, face: FaceDefinition) -> FaceDefinition:
    return replace(
        face,
        name=seen.name,
        mana_cost=seen.mana_cost,
        colors=seen.colors,
        supertypes=seen.supertypes,
        types=seen.types,
        subtypes=tuple(sorted(seen.subtypes)),
        power=seen.power,
        toughness=seen.toughness,
        loyalty=seen.loyalty,
        defense=seen.defense,
        abilities=seen.abilities,
    )
