"""What happens only if, unless or instead (CR 608.2c-e, 118.12)."""

from dataclasses import dataclass

from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class IfDone(Effect):
    """ "A. If you do, B": ``then`` happens if ``first`` was done, ``otherwise`` if not (CR 608.2c, 609.3)."""

    first: Effect
    then: Effect
    otherwise: Effect | None = None
    reflexive: bool = False
    """"When you do": a reflexive trigger (CR 603.12)."""


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """ "A unless B": ``who`` may pay, else ``effect`` happens (CR 118.12a)."""

    effect: Effect
    who: PlayerRef
    cost: Cost


@dataclass(frozen=True, slots=True)
class UnlessCondition(Effect):
    """ "A unless you control an Island": A happens if the condition is false."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True)
class If(Effect):
    """ "If C, A. Otherwise, B."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """ "A. If C, B instead": one of the two (CR 614.15, a self-replacement within one ability)."""

    normal: Effect
    condition: Condition
    instead: Effect
