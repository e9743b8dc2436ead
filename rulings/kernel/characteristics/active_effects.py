"""Continuous effects while a projection is made, and what is told of them to whoever explains it (CR 613).

What is here: the effect with what it applies to, and in which layers. What is not: applying it (``projection``).
"""

from dataclasses import dataclass

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.node import Node
from rulings.kernel.characteristics.layers import Layer, layer_of
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, Recipient


@dataclass(slots=True)
class ActiveEffect:
    """A continuous effect while a projection is made."""

    timestamp: int
    context: Context
    changes: tuple[Change, ...]
    affected: tuple[Recipient, ...] | None
    """Fixed objects and players (CR 611.2c)."""
    reference: Node | None
    """Otherwise what it looks for."""
    source: ObjectId
    ability: StaticAbility | None = None
    """For static abilities: it applies only while its object has it (CR 611.3a)."""
    floating: FloatingEffect | None = None
    locked: tuple[ObjectId, ...] | None = None
    """What it applied to in its first layer: it goes on applying to that (CR 613.6)."""
    is_counter: bool = False
    """It is what a keyword counter on its source gives (CR 122.1b)."""
    is_granted: bool = False
    """An effect in layer 6 gave its object the static ability: such a one defines no characteristics (CR 604.3a)."""

    @property
    def is_defining(self) -> bool:
        """It comes from a characteristic-defining ability (CR 604.3, 613.3)."""
        return self.ability is not None and self.ability.is_characteristic_defining and not self.is_granted


@dataclass(frozen=True, slots=True)
class Applied:
    """One continuous effect applied to one object in one layer, for whoever explains the outcome."""

    layer: Layer
    effect: ActiveEffect | None
    """``None``: counters on the object itself."""
    object_id: ObjectId
    before: Characteristics
    after: Characteristics
    is_dependent: bool = False
    """An effect with an earlier timestamp waited, because it depends on this one or on what it leaves (CR 613.8)."""
    is_orphaned: bool = False
    """The ability that the effect comes from is gone by now; it goes on all the same (CR 613.6)."""


def layer_in(effect: ActiveEffect, change: Change) -> Layer | None:
    """The layer in which the effect makes this change; ``None`` for rules that are no characteristics (CR 613.11)."""
    layer = layer_of(change)
    if layer is Layer.PT_SET and effect.is_defining:
        return Layer.PT_DEFINING
    return layer


def has_layer(effect: ActiveEffect, layer: Layer) -> bool:
    """Whether the effect changes anything in this layer."""
    return any(layer_in(effect, change) is layer for change in effect.changes)
