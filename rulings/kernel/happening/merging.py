"""Merging with permanents (CR 729): one object represented by several cards.

日本語: 合同
What is here: how components are kept, what the merged permanent is, and the cards that it becomes as it leaves. What is
not: the keyword that merges (``rulings.kernel.keywords.spells.mutate``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition, FaceDefinition, FaceOfCard
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.characteristics.copied_values import copied_face
from rulings.kernel.happening.placing import add_object, delete
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import face_down_values, face_of
from rulings.kernel.state.components import BELOW, CAME_WITH, TURNED_OVER, Component, components_below, is_melded
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TOP = "topmost component"
"""Key of the permanent's memory: the copiable values of its topmost component alone."""
LEAVES = cite("729.3", "each of the individual components are put into the appropriate zone")


def _component(obj: GameObject, values: FaceDefinition) -> Component:
    is_copy = obj.stack is not None and obj.stack.is_copy
    return Component(
        obj.card,
        obj.definition,
        obj.owner,
        obj.is_token or is_copy,
        values=values,
        face=obj.face,
        face_down=obj.face_down,
    )


def values_of_top(game: "Game", obj: GameObject) -> FaceDefinition:
    """The copiable values of the topmost component alone, as it is or would be face up."""
    found = obj.memory.get(TOP)
    if isinstance(found, FaceDefinition):
        return found
    return copied_face(game.view, obj.id, face_up=True)


def merged_values(
    top: FaceDefinition, below: tuple[Component, ...], *, is_face_down: bool, is_flipped: bool = False
) -> FaceDefinition:
    """The topmost component's characteristics with the abilities of all that are face up (CR 702.140e, 729.2a).

    A component that is face down under one that is face up has no abilities but those that being face down gives it
    (CR 708.2, 729.2e). A face-down permanent keeps what it would be face up: then all its components are (CR 729.2f).
    """
    top = _as_flipped(top, is_flipped=is_flipped)
    for one in below:
        if one.values is None:
            continue
        if one.face_down is not None and not is_face_down:
            values = face_down_values(one.face_down)
        else:
            values = _as_flipped(one.values, is_flipped=is_flipped)
        abilities = top.abilities + values.abilities
        top = replace(top, abilities=abilities, declined=top.declined + values.declined)
    return top


def _as_flipped(values: FaceDefinition, *, is_flipped: bool) -> FaceDefinition:
    """Of a component that is a flip card the values for the permanent's status (CR 729.2h)."""
    card = values.card if isinstance(values, FaceOfCard) else None
    if card is None or card.layout is not Layout.FLIP:
        return values
    return card.faces[1] if is_flipped else card.faces[0]


def flip_components(game: "Game", permanent: ObjectId) -> None:
    """A merged permanent was flipped: its flip cards have their alternative characteristics (CR 729.2h)."""
    obj = game.object(permanent)
    below = components_below(obj)
    if below and not is_melded(obj):
        _put_together(game, permanent, values_of_top(game, obj), below)


def _put_together(game: "Game", permanent: ObjectId, top: FaceDefinition, below: tuple[Component, ...]) -> None:
    obj = game.object(permanent)
    values = merged_values(top, below, is_face_down=obj.face_down is not None, is_flipped=obj.is_flipped)
    game.change_object(permanent, copiable=values, memory=obj.memory.set(BELOW, below).set(TOP, top))


def merge(game: "Game", spell: ObjectId, permanent: ObjectId, *, on_top: bool) -> None:
    """The spell leaves the stack and becomes a part of the permanent, which stays the same object (CR 729.2b,
    729.2c). Its status is that of the topmost component, which is not being turned face up (CR 729.2e)."""
    above, under = game.object(spell), game.object(permanent)
    top, new = values_of_top(game, under), face_of(above)
    if on_top:
        below = (_component(under, top), *components_below(under))
        top = new
        is_token = _component(above, new).is_token
        game.change_object(
            permanent,
            card=above.card,
            definition=above.definition,
            face=above.face,
            is_token=is_token,
            face_down=None,
        )
    else:
        below = (*components_below(under), _component(above, new))
    delete(game, spell)
    # What refers to the spell now finds the permanent (CR 702.140f).
    game.change(moved=game.state.moved.set(spell, permanent))
    _put_together(game, permanent, top, below)


def turn_components(game: "Game", permanent: ObjectId, face_down: str | None) -> None:
    """All components of a merged permanent are turned face up or face down with it (CR 729.2f)."""
    obj = game.object(permanent)
    below = components_below(obj)
    if below and not is_melded(obj):
        turned = tuple(replace(one, face_down=face_down) for one in below)
        _put_together(game, permanent, values_of_top(game, obj), turned)


def hides_a_spell(obj: GameObject) -> bool:
    """A component is an instant or sorcery card, so that the permanent can't be turned face up (CR 729.2g)."""
    faces = [one.values for one in components_below(obj)]
    return any(face is not None and face.types & {CardType.INSTANT, CardType.SORCERY} for face in faces)


def turn_over_components(game: "Game", permanent: ObjectId) -> bool:
    """Every double-faced component of a merged permanent turns so that its other face is up (CR 729.2i)."""
    obj = game.object(permanent)
    top = values_of_top(game, obj)
    over, place = _turned_over(obj.definition, obj.face, top)
    below: list[Component] = []
    for one in components_below(obj):
        values, face = _turned_over(one.definition, one.face, one.values)
        below.append(replace(one, values=values, face=face))
    if place == obj.face and all(new.face == old.face for new, old in zip(below, components_below(obj), strict=True)):
        return False
    assert over is not None
    game.change_object(permanent, face=place)
    _put_together(game, permanent, over, tuple(below))
    return True


def _turned_over(
    card: CardDefinition | None, face: int, values: FaceDefinition | None
) -> tuple[FaceDefinition | None, int]:
    """The other face, unless what is up is a copy of something else or the other is an instant or sorcery face."""
    if card is None or card.layout not in TURNED_OVER or len(card.faces) < 2:
        return values, face
    other = card.faces[1 - face]
    if other.types & {CardType.INSTANT, CardType.SORCERY}:
        return values, face
    return (other if values is card.faces[face] else values), 1 - face


def scatter(game: "Game", gone: GameObject, event: e.ZoneChanged) -> e.ZoneChanged:
    """The other components go where the topmost one went (CR 729.3); the event with what they became."""
    below = components_below(gone)
    if not below or event.destination is Zone.BATTLEFIELD:
        return event
    became: list[ObjectId] = []
    for component in below:
        if component.is_token:
            continue
        card = GameObject(
            id=game.new_id(),
            card=component.card,
            owner=component.owner,
            controller=component.owner,
            zone=event.destination,
            definition=component.definition,
            timestamp=game.new_timestamp(),
        )
        became.append(add_object(game, card, event.position))
    if became and event.new in game.state.objects:
        memory = game.object(event.new).memory
        game.change_object(event.new, memory=memory.set(CAME_WITH, tuple(became)))
    return replace(event, components=tuple(became))
