"""What was so as a spell was cast: looked at then and remembered (CR 601.2, 608.2i)."""

from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.history import AsItWasCast
from rulings.abilities.node import walk
from rulings.kernel.questions import truth
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_AS_CAST = "as cast"


@remember
def conditions_of(face: FaceDefinition) -> tuple[AsItWasCast, ...]:
    """The conditions of a face about the time when it was cast, each once."""
    found = [node for ability in face.abilities for node in walk(ability) if isinstance(node, AsItWasCast)]
    return tuple(dict.fromkeys(found))


def facts_as_cast(game: "Game", context: Context, face: FaceDefinition) -> tuple[bool, ...]:
    """Which of them are true at this moment of casting."""
    return tuple(truth.holds(game.view, context, one.condition) for one in conditions_of(face))


def note_as_cast(game: "Game", spell: ObjectId, begun: tuple[bool, ...], done: tuple[bool, ...]) -> None:
    """Remembers what was so from the beginning to the end of casting; what changed meanwhile stays unknown."""
    if begun:
        known_facts = tuple(one if one is other else None for one, other in zip(begun, done, strict=True))
        game.change_object(spell, memory=game.object(spell).memory.set(_AS_CAST, known_facts))


def was_so(view: View, context: Context, condition: AsItWasCast) -> bool:
    """Whether it was so as the source was cast; nothing was if it was not cast.

    Raises: UnboundReferenceError: it changed while the spell was being cast, or it is a copy.
    """
    source = known(view, context.source)
    facts = source.memory.get(_AS_CAST)
    if source.stack is not None and source.stack.is_copy:
        raise UnboundReferenceError("as you cast this spell")
    if facts is None:
        return False
    assert isinstance(facts, tuple)
    assert source.definition is not None
    for face in source.definition.faces:
        found = conditions_of(face)
        if condition in found and len(found) == len(facts):
            fact = facts[found.index(condition)]
            if fact is None:
                raise UnboundReferenceError("as you cast this spell")
            return bool(fact)
    return False
