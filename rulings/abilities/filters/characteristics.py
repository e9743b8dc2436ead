"""Predicates of characteristics: types, colors, names, numbers, abilities (CR 109.3, 200-209)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import CardType, Color, Comparison, Stat, Supertype


@dataclass(frozen=True, slots=True)
class HasType(Predicate):
    """It has this card type (CR 205.2)."""

    type: CardType


@dataclass(frozen=True, slots=True)
class HasSubtype(Predicate):
    """It has this subtype, ``"Elf"`` (CR 205.3)."""

    subtype: str


@dataclass(frozen=True, slots=True)
class HasSupertype(Predicate):
    """It has this supertype (CR 205.4)."""

    supertype: Supertype


@dataclass(frozen=True, slots=True)
class IsColor(Predicate):
    """It is of this colour (CR 105.2)."""

    color: Color


@dataclass(frozen=True, slots=True)
class IsColorless(Predicate):
    """It has no colour."""


@dataclass(frozen=True, slots=True)
class IsMonocolored(Predicate):
    """It has exactly one colour."""


@dataclass(frozen=True, slots=True)
class IsMulticolored(Predicate):
    """It has two or more colours."""


@dataclass(frozen=True, slots=True)
class IsPermanentCard(Predicate):
    """ "Permanent card", "permanent spell": it has a permanent type (CR 110.4)."""


@dataclass(frozen=True, slots=True)
class IsHistoric(Predicate):
    """Artifact, legendary, or Saga (CR 700.6)."""


@dataclass(frozen=True, slots=True)
class IsOutlaw(Predicate):
    """Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""


@dataclass(frozen=True, slots=True)
class HasKeyword(Predicate):
    """ "With flying": it has this keyword ability; ``name`` as in ``KeywordAbility``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasAnyAbility(Predicate):
    """It has an ability; with ``Not``: "with no abilities"."""


@dataclass(frozen=True, slots=True)
class HasName(Predicate):
    """ "Named Forest"."""

    name: str


@dataclass(frozen=True, slots=True)
class SameNameAs(Predicate):
    """ "With the same name as that creature"."""

    other: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class SharesWith(Predicate):
    """ "That shares a creature type with it": ``what`` is color, creature type, card type, land type, name, mana
    value."""

    what: str
    other: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class HasStat(Predicate):
    """ "With power 3 or less", "with mana value X"."""

    stat: Stat
    comparison: Comparison
    amount: Amount


@dataclass(frozen=True, slots=True)
class HasOwnStat(Predicate):
    """ "With toughness greater than its power": two numbers of the same object."""

    stat: Stat
    comparison: Comparison
    other: Stat


@dataclass(frozen=True, slots=True)
class HasTotalPT(Predicate):
    """ "With total power and toughness 5 or less"."""

    comparison: Comparison
    amount: Amount


@dataclass(frozen=True, slots=True)
class HasManaCost(Predicate):
    """ "With mana cost {0} or {1}": exactly these symbols, in any order (CR 202.1)."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HasAdventure(Predicate):
    """ "That has an Adventure": one of its characteristics sets is an Adventure (CR 715.2)."""


@dataclass(frozen=True, slots=True)
class HasManaSymbols(Predicate):
    """ "With {X} in its mana cost"."""

    symbol: str


@dataclass(frozen=True, slots=True)
class HasProperty(Predicate):
    """A designation: ``"commander"``, ``"saddled"``, ``"suspected"``, ``"goaded"``, ``"monstrous"``, ``"renowned"``,
    ``"exerted"``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasExtreme(Predicate):
    """ "With the greatest power among creatures you control", "with the lowest mana value": tied ones all fit."""

    stat: Stat
    lowest: bool = False
    """"Lowest" or "least" instead of "greatest"."""
    among: Filter | None = None
    """Among which; ``None``: among those that the filter describes otherwise."""


@dataclass(frozen=True, slots=True)
class HasColors(Predicate):
    """It has exactly so many colours, or at least so many."""

    number: int
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class HasKeywordAbility(Predicate):
    """ "With a cycling ability": it has the keyword or a variant of it; ``name`` as in ``KeywordAbility``."""

    name: str


@dataclass(frozen=True, slots=True)
class HasParity(Predicate):
    """ "With an even mana value", "with odd power": an integer that two divides, or not; zero is even."""

    stat: Stat
    odd: bool = False


@dataclass(frozen=True, slots=True)
class HasChosenParity(Predicate):
    """ "With mana value of the chosen quality": odd or even, as was chosen (CR 607.2f)."""

    stat: Stat
