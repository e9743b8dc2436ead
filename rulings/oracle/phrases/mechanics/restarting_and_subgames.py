"""Restarted games and subgames (CR 726, 728)."""

from rulings.abilities.effects.game import PlaySubgame, RestartGame
from rulings.abilities.players import EachNonWinner
from rulings.oracle.categories import effect, player, sentence

sentence.phrase(
    "restart the game, leaving in exile {leaving:Object}. then put those cards onto the battlefield under your "
    "control.",
    RestartGame,
)
effect.phrase("players play a Magic subgame, using their libraries as their decks", PlaySubgame)
player.phrase("each player who doesn't win the subgame", EachNonWinner, carries={"each": "EachNonWinner"})
