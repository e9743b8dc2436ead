"""The life total that players began the game with (CR 103.4)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount


@dataclass(frozen=True, slots=True)
class StartingLife(Amount):
    """ "Your starting life total": the same for every player of a game."""
