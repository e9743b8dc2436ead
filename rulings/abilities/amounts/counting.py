"""Amounts counted of objects: how many, their power, devotion, counters (CR 107, 700.5, 700.8)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Color, Stat


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """ "The number of creatures you control": how many objects fit."""

    filter: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class CountPlayers(Amount):
    """ "The number of opponents you have"."""

    players: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class StatOf(Amount):
    """ "Its power", "that card's mana value"; of several objects the sum (CR 701.17d and the like)."""

    stat: Stat
    of: Node
    """An object reference."""


@dataclass(frozen=True, slots=True)
class GreatestStat(Amount):
    """ "The greatest power among creatures you control"; 0 when there is none."""

    stat: Stat
    among: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class TotalStat(Amount):
    """ "The total power of creatures you control"."""

    stat: Stat
    among: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """ "The number of charge counters on ~"; ``kind`` ``None`` counts all."""

    kind: str | None
    on: Node
    """An object or player reference."""


@dataclass(frozen=True, slots=True)
class Devotion(Amount):
    """ "Your devotion to black" (CR 700.5)."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class BasicLandTypes(Amount):
    """ "The number of basic land types among lands you control" (domain)."""

    among: Node
    """A ``Filter``."""


@dataclass(frozen=True, slots=True)
class DistinctCount(Amount):
    """ "The number of colors among permanents you control", "card types among cards in all graveyards"."""

    what: str
    """color, card type, mana value, name, power, creature type."""
    among: Node
    """A ``Filter``."""


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst(Amount):
    """ "For each target beyond the first": how many targets more than one the spell has."""


@dataclass(frozen=True, slots=True)
class ManaSymbolsIn(Amount):
    """ "The number of red mana symbols in the mana costs of permanents you control"; hybrid symbols are of both."""

    color: Color
    where: Node
    """A ``Filter`` or an object reference."""


@dataclass(frozen=True, slots=True)
class PartySize(Amount):
    """ "The number of creatures in your party" (CR 700.8)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class MostAlikeStored(Amount):
    """ "The greatest number of stored results on it of the same value"."""


@dataclass(frozen=True, slots=True)
class EachTarget(Amount):
    """ "For each target", "for each creature it targets": different objects and players, of the spell that costs more
    or less."""

    filter: Filter | None = None
    """Only such objects; ``None``: players, too."""
