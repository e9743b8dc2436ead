"""Events of the turn and the game: steps, turns, winning and losing (CR 104, 500)."""

from dataclasses import dataclass

from rulings.kernel.state.events.event import Event
from rulings.kernel.state.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan(Event):
    """A step or main phase began (CR 500)."""

    player: PlayerId
    step: str
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSkipped(Event):
    """A step, phase or turn was skipped (CR 500.11, 614.10)."""

    player: PlayerId
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A turn began."""

    player: PlayerId
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRestarted(Event):
    """The game ended and a new one began (CR 726.1)."""

    player: PlayerId
    """Who takes the first turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubgameEnded(Event):
    """A subgame was played and is over (CR 728.5)."""

    source: ObjectId
    winner: PlayerId | None
    """``None``: it was a draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLost(Event):
    """A player lost the game (CR 104.3)."""

    player: PlayerId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWon(Event):
    """A player won the game (CR 104.2)."""

    player: PlayerId
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDrawn(Event):
    """The game is a draw (CR 104.4)."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Event):
    """A player left a game that goes on, and what they own left with them (CR 800.4a)."""

    player: PlayerId
