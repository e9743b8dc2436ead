"""Names of the notes in a game's monitor that more than one module of rules writes or reads.

What is here: the names. What is not: notes that one module keeps for itself, whose names stand there, and what objects
and players remember (their ``memory``).
"""

from typing import Final

from rulings.kernel.state.ids import PlayerId

PUT_AWAY: Final = "commanders put away"
"""Commanders in a graveyard or in exile since the last check of state-based actions (CR 903.9a)."""
SPELLS_BY_PLAYER: Final = "spells of last turn by player"
"""How many spells each player cast in the turn before, in turn order (CR 730.2)."""


def commander_damage(card: int, player: str) -> str:
    """How much combat damage a commander has dealt a player over the game (CR 903.10a)."""
    return f"commander damage {card} {player}"


def turn_began(player: PlayerId) -> str:
    """Serial of the player's last turn that began, this one included (CR 302.6)."""
    return f"turn began {player}"


def turn_before(player: PlayerId) -> str:
    """Serial of the turn that the player had before their last one (CR 702.30a)."""
    return f"turn before {player}"


def skips(what: str, player: PlayerId, turn_serial: int) -> str:
    """That the player skips a step or phase in the turn of this serial (CR 614.10)."""
    return f"skips {what} {player} {turn_serial}"
