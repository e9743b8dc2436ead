"""Rooms: split permanents with a shared type line, as far as their doors are unlocked (CR 709.5).

日本語: 部屋
What is here: what a Room is with none, one or both halves unlocked. What is not: unlocking
(``rulings.kernel.effects.permanents.rooms``).
"""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.events.turns import Does
from rulings.abilities.node import Node, rewrite
from rulings.abilities.vocabulary import PERMANENT_TYPES
from rulings.corpus.cards import Layout
from rulings.kernel.state.memo import remember

UNLOCKED = "unlocked halves"
"""Key of the object's memory: the places of its unlocked halves (CR 709.5c)."""
THIS_DOOR = "unlock this door"


@remember
def is_room(definition: CardDefinition) -> bool:
    """A split card whose halves are permanents of one type line (CR 709.5)."""
    if definition.layout is not Layout.SPLIT or len(definition.faces) != 2:
        return False
    left, right = definition.faces
    return bool(left.types & PERMANENT_TYPES) and (left.types, left.subtypes) == (right.types, right.subtypes)


def room_face(definition: CardDefinition, unlocked: tuple[int, ...]) -> FaceDefinition:
    """The name, mana cost and rules text of the unlocked halves, on the shared type line (CR 709.5)."""
    return _faces(definition)[(0 in unlocked) + 2 * (1 in unlocked)]


@remember
def _faces(definition: CardDefinition) -> tuple[FaceDefinition, ...]:
    left, right = (_with_doors(face, place) for place, face in enumerate(definition.faces))
    locked = replace(
        left,
        name="",
        mana_cost=None,
        colors=frozenset(),
        abilities=(),
        declined=(),
    )
    added = definition.added
    both = replace(
        left,
        mana_cost=(left.mana_cost or ()) + (right.mana_cost or ()),
        colors=left.colors | right.colors,
        abilities=left.abilities + right.abilities,
        declined=left.declined + right.declined,
    )
    faces = (locked, left, right, both)
    if not added and definition.own_name is None and definition.own_colors is None and not definition.more_colors:
        return faces
    return tuple(
        replace(
            face,
            name=face.name if definition.own_name is None else definition.own_name,
            colors=(face.colors if definition.own_colors is None else definition.own_colors) | definition.more_colors,
            abilities=face.abilities + added,
        )
        for face in faces
    )


def _with_doors(face: FaceDefinition, place: int) -> FaceDefinition:
    """ "This door" in a half's text is that half (CR 709.5h, 709.5j)."""

    def mark(node: Node) -> Node:
        return replace(node, number=Fixed(place)) if isinstance(node, Does) and node.verb == THIS_DOOR else node

    return replace(face, abilities=tuple(rewrite(ability, mark) for ability in face.abilities))
