"""Costs: the base, a cost as a whole, and costs that are an effect or one of two (CR 118)."""

from dataclasses import dataclass

from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class CostPart(Node):
    """One thing that is done to pay."""


@dataclass(frozen=True, slots=True)
class Cost(Node):
    """All parts together, in the order of the words; no part at all is free."""

    parts: tuple[CostPart, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectCost(CostPart):
    """Any other action as a cost: an effect node that the payer does."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class EitherCost(CostPart):
    """ "Sacrifice a creature or discard a card": the payer chooses one."""

    options: tuple[Cost, ...]
