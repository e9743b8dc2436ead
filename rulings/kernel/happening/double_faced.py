"""Double-faced permanents, cards and tokens (CR 712).

日本語: 両面カード、両面トークン
What is here: which objects have two faces to turn over, and what a token that copies one is. What is not: turning them
over (``effects.permanents.turning``), casting their faces (``ways_to_cast``).
"""

from dataclasses import replace

from rulings.abilities.card import CardDefinition, FaceOfCard, with_card
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Layout
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.components import TURNED_OVER, components_below
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.view import View, known


def is_double_faced(card: CardDefinition | None) -> bool:
    """The card or token has two faces of its own."""
    return card is not None and card.layout in TURNED_OVER and len(card.faces) > 1


def is_double_faced_object(obj: GameObject) -> bool:
    """The object is represented by one double-faced card or token; a merged permanent is not double-faced (CR
    729.2i)."""
    return is_double_faced(obj.definition) and not components_below(obj)


def has_double_face(obj: GameObject) -> bool:
    """A component of the permanent is double-faced, also a meld card (CR 712.16, 729.2j)."""
    cards = (obj.definition, *(one.definition for one in components_below(obj)))
    return any(
        card is not None and len(card.faces) > 1 and card.layout in (*TURNED_OVER, Layout.MELD) for card in cards
    )


def double_faced_copy(view: View, original: ObjectId) -> FaceOfCard | None:
    """The up face with its card, for a token that copies a double-faced object; ``None`` for others (CR 707.8a)."""
    obj = known(view, original)
    card = obj.definition
    if card is None or not is_double_faced_object(obj) or obj.face_down is not None:
        return None
    up = obj.face if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else 0
    now = copiable_face(view, obj.id)
    faces = card.faces
    if obj.copiable is not None or now is not face_of(obj):
        # A copy effect applies to it, whichever face is up.
        faces = (now, now)
    return with_card(now, replace(card, faces=faces, is_token=True), up)
