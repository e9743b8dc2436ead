"""Restarting the game (CR 726)."""

from rulings.abilities.effects.game import RestartGame
from rulings.oracle.categories import sentence

sentence.phrase(
    "restart the game, leaving in exile {leaving:Object}. then put those cards onto the battlefield under your "
    "control.",
    RestartGame,
)
