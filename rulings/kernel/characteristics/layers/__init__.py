"""Continuous effects by layer (CR 613.1, 613.4): one file a layer, each declaring what its changes do.

What is here: a function for each kind of change (``@applies``).
What is not: the order of effects within a layer, dependency (the folder above).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions.
Begin with: layer1_copy.py, layer7_power_toughness.py.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, TypeVar

from rulings.abilities.changes.change import Change
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


class Layer(IntEnum):
    """Layers and sublayers in the order of application."""

    COPY = 1
    CONTROL = 2
    TEXT = 3
    TYPE = 4
    COLOR = 5
    ABILITY = 6
    PT_DEFINING = 7
    PT_SET = 8
    PT_MODIFY = 9
    PT_SWITCH = 10


C = TypeVar("C", bound=Change)
Apply = Callable[[View, Context, ObjectId, Characteristics, C], None]
_LAYERS: dict[type[Change], tuple[Layer, Apply[Any]]] = {}


def applies(kind: type[C], layer: Layer) -> Callable[[Apply[C]], Apply[C]]:
    """Declares what a kind of change does, and in which layer."""

    def register(function: Apply[C]) -> Apply[C]:
        _LAYERS[kind] = (layer, function)
        return function

    return register


D = TypeVar("D", bound=Change)
Prepare = Callable[[View, Context, C], D]
_PREPARING: dict[type[Change], Prepare[Any, Change]] = {}


def prepares(kind: type[C]) -> Callable[[Prepare[C, D]], Prepare[C, D]]:
    """Declares what of a change is the same for every object that it is made to, so that it is worked out once.

    Shape: the function gives another change of the same layer, or the same one where nothing is.
    """

    def register(function: Prepare[C, D]) -> Prepare[C, D]:
        _PREPARING[kind] = function
        return function

    return register


def prepared(view: View, context: Context, change: Change) -> Change:
    """The change in the form in which it is made to several objects one after the other."""
    function = _PREPARING.get(type(change))
    return change if function is None else function(view, context, change)


def layer_of(change: Change) -> Layer | None:
    """The layer of a change; ``None`` for changes to rules rather than characteristics (CR 613.11)."""
    entry = _LAYERS.get(type(change))
    return entry[0] if entry is not None else None


def apply_change(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: Change) -> None:
    """Changes the characteristics of one object in place."""
    _LAYERS[type(change)][1](view, context, object_id, seen, change)
