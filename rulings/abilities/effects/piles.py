"""Piles (CR 700.3)."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import EachPlayer, PlayerRef, You
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class ExileAndManifest(Effect):
    """ "Exile ... in a face-down pile, shuffle that pile, then manifest those cards"."""

    what: ObjectRef
    how: str = "manifest"
    """``manifest`` or ``cloak``."""
    tapped: bool = False
    """"They enter tapped"."""
    who: PlayerRef = You()


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


@dataclass(frozen=True, slots=True)
class SeparateIntoPiles(Effect):
    """ "Separate those cards into two piles" (CR 700.3): they are ``ThisWay("first pile")`` and ``ThisWay("second
    pile")``."""

    who: PlayerRef
    what: ObjectRef
    one_face_up: bool = False
    """"Into a face-down pile and a face-up pile": the first is face down, and everybody sees the second."""


@dataclass(frozen=True, slots=True)
class ChoosePile(Effect):
    """ "The pile of their choice", "one pile": ``ThisWay("chosen pile")``; the other is ``ThisWay("other pile")``."""

    who: PlayerRef
