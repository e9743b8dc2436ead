"""Merging with permanents (CR 729): one object represented by several cards.

日本語: 合同
What is here: how components are kept, what the merged permanent is, and the cards that it becomes as it leaves. What is
not: the keyword that merges (``rulings.kernel.keywords.mutate``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel.base_values import face_of
from rulings.kernel.components import BELOW, Component, components_below
from rulings.kernel.ids import ObjectId
from rulings.kernel.layers.layer1_copy import copiable_face
from rulings.kernel.objects import GameObject

if TYPE_CHECKING:
    from rulings.kernel.game import Game

CAME_WITH = "came with"
"""Key of a card's memory: the other cards of the merged permanent that it was (CR 729.3c)."""
LEAVES = cite("729.3", "each of the individual components are put into the appropriate zone")


def _component(obj: GameObject) -> Component:
    is_copy = obj.stack is not None and obj.stack.is_copy
    return Component(obj.card, obj.definition, obj.owner, obj.is_token or is_copy)


def _with_abilities(top: FaceDefinition, other: FaceDefinition) -> FaceDefinition:
    """The topmost component's characteristics with the abilities of all (CR 702.140e, 729.2a)."""
    return replace(top, abilities=top.abilities + other.abilities, declined=top.declined + other.declined)


def merge(game: "Game", spell: ObjectId, permanent: ObjectId, *, on_top: bool) -> None:
    """The spell leaves the stack and becomes a part of the permanent, which stays the same object (CR 729.2b,
    729.2c)."""
    from rulings.kernel.moving import delete

    above, below = game.object(spell), game.object(permanent)
    before = copiable_face(game.view, permanent)
    new = face_of(above)
    if on_top:
        kept = (_component(below), *components_below(below))
        changes: dict[str, object] = {
            "card": above.card,
            "definition": above.definition,
            "face": above.face,
            "is_token": _component(above).is_token,
            "copiable": _with_abilities(new, before),
        }
    else:
        kept = (*components_below(below), _component(above))
        changes = {"copiable": _with_abilities(before, new)}
    delete(game, spell)
    # What refers to the spell now finds the permanent (CR 702.140f).
    game.change(moved=game.state.moved.set(spell, permanent))
    game.change_object(permanent, memory=game.object(permanent).memory.set(BELOW, kept), **changes)


def scatter(game: "Game", gone: GameObject, event: e.ZoneChanged) -> e.ZoneChanged:
    """The other components go where the topmost one went (CR 729.3); the event with what they became."""
    from rulings.kernel.moving import add_object

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


def came_with(obj: GameObject) -> tuple[ObjectId, ...]:
    """The other cards of the merged permanent that this card was, for what follows it (CR 729.3c)."""
    found = obj.memory.get(CAME_WITH, ())
    return found if isinstance(found, tuple) else ()
