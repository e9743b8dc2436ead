"""Predicates about status and designations: tapped, face down, a token, monstrous (CR 110.5, 111, 701).

What is here: also how a module declares a designation of its own. What is not: attacking and blocking
(``turn.combat_phase``).
"""

from collections.abc import Callable

from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.status import IsFaceDown, IsTapped, IsToken
from rulings.kernel.questions.matching import tests
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known


@tests(IsTapped)
def _is_tapped(view: View, context: Context, object_id: ObjectId, p: IsTapped) -> bool:
    return known(view, object_id).is_tapped


@tests(IsToken)
def _is_token(view: View, context: Context, object_id: ObjectId, p: IsToken) -> bool:
    return known(view, object_id).is_token


@tests(IsFaceDown)
def _is_face_down(view: View, context: Context, object_id: ObjectId, p: IsFaceDown) -> bool:
    return known(view, object_id).face_down is not None


PropertyReader = Callable[[View, ObjectId], bool]
_PROPERTIES: dict[str, PropertyReader] = {}


def property_of(name: str) -> Callable[[PropertyReader], PropertyReader]:
    """Declares how a designation is found that is no mark on the object itself."""

    def register(function: PropertyReader) -> PropertyReader:
        _PROPERTIES[name] = function
        return function

    return register


def has_property(view: View, object_id: ObjectId, name: str) -> bool:
    """Whether an object has a designation."""
    reader = _PROPERTIES.get(name)
    return reader(view, object_id) if reader is not None else bool(known(view, object_id).memory.get(name))


@tests(HasProperty)
def _has_property(view: View, context: Context, object_id: ObjectId, p: HasProperty) -> bool:
    return has_property(view, object_id, p.name)
