"""Other tokens instead, and spells by where they were cast from."""

from dataclasses import dataclass

from rulings.abilities.ability import Modification
from rulings.abilities.amounts import Amount
from rulings.abilities.filters import Filter, Predicate
from rulings.abilities.verbs.counters_and_tokens import TokenSpec
from rulings.abilities.vocabulary import Zone


@dataclass(frozen=True, slots=True)
class OtherTokens(Modification):
    """ "That many 4/4 Angel creature tokens are created instead": in place of those that the event is about."""

    token: TokenSpec
    instead_of: Filter | None = None
    """Which tokens they take the place of; ``None``: all of the event."""


@dataclass(frozen=True, slots=True)
class CastFromOther(Predicate):
    """Spells: "from anywhere other than your hand"."""

    zone: Zone = Zone.HAND


@dataclass(frozen=True, slots=True)
class Greater(Amount):
    """ "2 or the greatest power among Dinosaurs you control, whichever is greater"."""

    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class MoreTokens(Modification):
    """ "Those tokens plus that many 1/1 green Squirrel creature tokens": all in the one event (CR 614.1a)."""

    token: TokenSpec
    amount: Amount | None = None
    """``None``: "that many", as many as the tokens that the event is about."""
    of: Filter | None = None
    """The tokens that the event is about; ``None``: all."""
    predefined: str | None = None


@dataclass(frozen=True, slots=True)
class OneOfEach(Modification):
    """ "Instead create one of each": for each token that the event is about one token of each name."""

    names: tuple[str, ...]
    of: Filter
