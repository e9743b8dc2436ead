"""Amounts that belong to a player: life, hand, speed of casting a commander, mana left (CR 119, 402, 903.8)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Color


@dataclass(frozen=True, slots=True)
class LifeTotal(Amount):
    """ "Your life total"."""

    of: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class HandSize(Amount):
    """ "The number of cards in your hand"."""

    of: Node
    """A ``PlayerRef``."""


@dataclass(frozen=True, slots=True)
class LowestLife(Amount):
    """ "The lowest life total among all players"."""


@dataclass(frozen=True, slots=True)
class UnspentMana(Amount):
    """ "The amount of unspent mana you have", "for each unspent green mana you have" (CR 106.4)."""

    of: Node
    """A ``PlayerRef``."""
    color: Color | None = None


@dataclass(frozen=True, slots=True)
class TimesTempted(Amount):
    """How often the Ring has tempted a player this game (CR 701.54c)."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class CommanderCasts(Amount):
    """ "Each time you've cast your commander from the command zone this game" (CR 903.8): of all together."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class Votes(Amount):
    """ "The number of profit votes": how many votes a word got."""

    word: str


@dataclass(frozen=True, slots=True)
class LifeDifference(Amount):
    """ "The difference between those players' life totals"."""

    of: Node
    """A ``PlayerRef`` that stands for two players."""


@dataclass(frozen=True, slots=True)
class LastNotedLifeTotal(Amount):
    """ "The last noted life total for this enchantment"."""

    for_: This


@dataclass(frozen=True, slots=True)
class StartingLife(Amount):
    """ "Your starting life total": the same for every player of a game."""
