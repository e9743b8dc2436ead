"""Piles of each of several players (CR 700.3)."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.players import EachPlayer, PlayerRef
from rulings.abilities.references import ObjectRef


class PileChooser(StrEnum):
    """Who chooses one of a player's piles."""

    YOU = "you"
    THAT_PLAYER = "that player"
    AN_OPPONENT = "one of their opponents of their choice"


@dataclass(frozen=True, slots=True)
class SeparateForEach(Effect):
    """ "For each defending player, separate all creatures that player controls into two piles": ``who`` separates."""

    who: PlayerRef
    players: PlayerRef
    filter: Filter
    """What of those that each of the players controls."""


@dataclass(frozen=True, slots=True)
class SeparateFromYouOn(Effect):
    """ "Starting with you, each player separates all permanents they control into three piles": in turn order from you,
    whoever's turn it is."""

    what: ObjectRef
    who: PlayerRef = EachPlayer()
    piles: int = 3


@dataclass(frozen=True, slots=True)
class ChoosePileOfEach(Effect):
    """ "For each opponent, you choose one of their piles": those are ``ThisWay("chosen pile")`` together, the others
    ``ThisWay("other pile")``."""

    players: PlayerRef
    """Whose piles."""
    chooser: PileChooser
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class OnlyChosenPilesCan(Effect):
    """ "Only creatures in the chosen piles can block this turn": ``what`` is attack or block."""

    what: str
