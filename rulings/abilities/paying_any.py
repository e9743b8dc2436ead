"""Paying any amount as an effect happens: energy or life (CR 107.14, 119.4)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class PayAny(Effect):
    """ "Pay any amount of {E}", "pay any amount of life": ``who`` chooses how much, from 0."""

    who: PlayerRef
    what: str
    """``energy`` or ``life``."""
