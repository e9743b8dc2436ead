"""The start of a table: whose turn it is, and what every player has.

What is here: plain data of ``[start]`` and ``[players.X]``. What is not: reading it (``read_setup``) and putting it
into a game state (``rulings.table.playing.set_up``).
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from rulings.abilities.vocabulary import Step

PlayerName = NewType("PlayerName", str)
"""One letter, ``"A"`` to ``"D"``."""

PLAYER_NAMES = tuple(PlayerName(letter) for letter in "ABCD")
"""The players that a table can have, in turn order."""


STEPS_IN_ORDER = tuple(Step)
"""The steps and phases of a turn, in its order (CR 500-514)."""
"""All steps of a turn, first to last."""


class ZoneName(StrEnum):
    """A zone (CR 400.1)."""

    BATTLEFIELD = "battlefield"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    COMMAND = "command"
    STACK = "stack"


SETUP_ZONES = tuple(zone for zone in ZoneName if zone is not ZoneName.STACK)
"""The zones in which a table can begin with cards."""


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """The beginning of a step of a turn."""

    turn: int
    """From 1."""
    step: Step
    """Which step of it."""

    @property
    def position(self) -> tuple[int, int]:
        """Where the moment lies in the game: earlier moments have smaller values (without extra phases)."""
        return self.turn, STEPS_IN_ORDER.index(self.step)


@dataclass(frozen=True, slots=True)
class Start:
    """Where the game stands when the table begins."""

    turn: int = 1
    """Number of the turn; on turn 1 the active player skips the draw (CR 103.8)."""
    active: PlayerName = PLAYER_NAMES[0]
    """Whose turn it is."""
    step: Step = Step.MAIN1
    """The step in which the active player has priority."""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card of a set-up, or several that are alike."""

    card: str
    """Name in either language as written in the file; ``"A // B"``: a split card, ``"Soldier Token"``: a token."""
    count: int = 1
    """How many of them."""
    id: str | None = None
    """A name for this very card, kept from zone to zone; only where ``count`` is 1."""
    tapped: bool = False
    """It begins tapped."""
    counters: tuple[tuple[str, int], ...] = ()
    """Kinds and numbers, in the order of the file."""
    attached_to: str | None = None
    """Id or name of what this is attached to, or ``"player A"``."""
    face_down: bool = False
    """It begins face down (CR 708)."""
    transformed: bool = False
    """Its back face is up (CR 712)."""
    sick: bool = False
    """Its controller has not controlled it since their turn began (CR 302.6)."""
    damage: int = 0
    """Damage marked on it."""
    controller: PlayerName | None = None
    """Who controls it, if that is not the player under whom it is listed."""
    chosen: tuple[str | int, ...] = ()
    """What was chosen as it entered: a colour, type, name, number or player."""
    exiled_with: str | None = None
    """Id of the object whose ability exiled this card (CR 607)."""
    bestowed: bool = False
    """It is an Aura by bestow (CR 702.103)."""


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """What one player has at the start."""

    name: PlayerName
    """The player's letter."""
    life: int = 20
    """Life total."""
    poison: int = 0
    """Poison counters."""
    energy: int = 0
    """Energy counters."""
    zones: tuple[tuple[ZoneName, tuple[CardEntry, ...]], ...] = ()
    """Cards by zone in the order of ``SETUP_ZONES``, empty ones left out; library: top first, graveyard: top last."""
    library_rest: CardEntry | None = None
    """Cards below the listed library."""
    floating: str | None = None
    """Mana in the pool, ``"{G}{G}"``."""

    def in_zone(self, zone: ZoneName) -> tuple[CardEntry, ...]:
        """The entries that the file lists in this zone, in its order."""
        return next((entries for name, entries in self.zones if name is zone), ())

    def entries(self) -> tuple[CardEntry, ...]:
        """Every entry of this player in every zone, the rest of the library included."""
        listed = tuple(entry for _, entries in self.zones for entry in entries)
        return listed if self.library_rest is None else (*listed, self.library_rest)


@dataclass(frozen=True, slots=True)
class Answers:
    """One player's queue of answers."""

    player: PlayerName
    """Who gives them."""
    queue: tuple[str | int, ...] = field(default=())
    """In the order in which they are to be used."""
