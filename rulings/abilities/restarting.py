"""Restarting the game and playing subgames (CR 726, 728)."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.players import EachPlayer
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class RestartGame(Effect):
    """ "Restart the game, leaving in exile all ... cards exiled with ~. Then put those cards onto the battlefield under
    your control" (CR 726.5)."""

    leaving: ObjectRef
    """What stays in exile, and is put onto the battlefield afterwards."""


@dataclass(frozen=True, slots=True)
class PlaySubgame(Effect):
    """ "Players play a Magic subgame, using their libraries as their decks" (CR 728.1)."""


@dataclass(frozen=True, slots=True)
class EachNonWinner(EachPlayer):
    """ "Each player who doesn't win the subgame"."""
