"""What a player may do or pay as an ability resolves (CR 608.2d, 118.12)."""

from dataclasses import dataclass

from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class AnyMayPay(Effect):
    """ "Any opponent may sacrifice a creature. If a player does, ...", "any player may have ~ deal 5 damage to them. If
    no one does, ...": each is asked in turn order; what follows happens once."""

    who: PlayerRef
    """The players who are asked; the cost speaks of ``Antecedent("each player")``."""
    cost: Cost
    then: Effect | None = None
    """If at least one player pays."""
    otherwise: Effect | None = None
    """If nobody does."""


@dataclass(frozen=True, slots=True)
class May(Effect):
    """ "You may ...": ``who`` chooses whether (CR 608.2d)."""

    who: PlayerRef
    effect: Effect


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """ "You may pay {2}. If you do, ...": ``otherwise`` for "if you don't"."""

    who: PlayerRef
    cost: Cost
    then: Effect | None = None
    otherwise: Effect | None = None
    reflexive: bool = False
    """"When you do": a reflexive trigger (CR 603.12)."""
    any_number: bool = False
    """"Any number of times"."""


@dataclass(frozen=True, slots=True)
class PayAnyLife(Effect):
    """ "As this artifact enters, pay any amount of life"."""


@dataclass(frozen=True, slots=True)
class EachMayPayMana(Effect):
    """ "Starting with you, each player may pay any amount of mana"."""


@dataclass(frozen=True, slots=True)
class PayAny(Effect):
    """ "Pay any amount of {E}", "pay any amount of life": ``who`` chooses how much, from 0."""

    who: PlayerRef
    what: str
    """``energy`` or ``life``."""


@dataclass(frozen=True, slots=True)
class TemptingOffer(Effect):
    """ "Each opponent may A. For each opponent who does, B": B is done so many times, one after another."""

    offer: May
    again: Effect


@dataclass(frozen=True, slots=True)
class PayNow(Effect):
    """A payment that an effect asks for: "pay {E}{E}. If you can't, ..."."""

    who: PlayerRef
    cost: Cost
