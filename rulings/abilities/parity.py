"""What: numbers that are odd or even (CR 107.1)."""

from dataclasses import dataclass

from rulings.abilities.filters import Predicate
from rulings.abilities.vocabulary import Stat


@dataclass(frozen=True, slots=True)
class HasParity(Predicate):
    """ "With an even mana value", "with odd power": an integer that two divides, or not; zero is even."""

    stat: Stat
    odd: bool = False


@dataclass(frozen=True, slots=True)
class HasCounterParity(Predicate):
    """ "Has an odd number of counters on it": of all kinds together; none is an even number."""

    odd: bool = False


@dataclass(frozen=True, slots=True)
class HasChosenParity(Predicate):
    """ "With mana value of the chosen quality": odd or even, as was chosen (CR 607.2f)."""

    stat: Stat
