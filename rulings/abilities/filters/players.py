"""Predicates of whose an object is (CR 108.3-4)."""

from dataclasses import dataclass

from rulings.abilities.filters.filter import Predicate
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ControlledBy(Predicate):
    """ "You control", "an opponent controls"; with ``Not``: "you don't control"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class ControlledByOne(Predicate):
    """ "Controlled by the same opponent": all of the targets have one controller, of these players."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class OwnedBy(Predicate):
    """ "You own"."""

    player: PlayerRef


@dataclass(frozen=True, slots=True)
class AtMostTheirGraveyard(Predicate):
    """ "With mana value less than or equal to the number of cards in its controller's graveyard": of whoever controls
    the object that is asked about."""
