"""Tempting offers: what opponents may do too, and what you do again for each who does (CR 207.2c, 608.2c)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect, May


@dataclass(frozen=True, slots=True)
class TemptingOffer(Effect):
    """ "Each opponent may A. For each opponent who does, B": B is done so many times, one after another."""

    offer: May
    again: Effect
