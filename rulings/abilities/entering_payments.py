"""What is paid as a permanent enters, and what its other ability makes of that (CR 607.2g)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.effects import Effect
from rulings.abilities.references import This


@dataclass(frozen=True, slots=True)
class PayAnyLife(Effect):
    """ "As this artifact enters, pay any amount of life"."""


@dataclass(frozen=True, slots=True)
class LifePaidAsEntered(Amount):
    """ "The life paid as this artifact entered"; 0 for an object that did not enter so."""

    this: This = This()
