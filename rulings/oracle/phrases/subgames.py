"""Subgames (CR 728)."""

from rulings.abilities.effects.game import PlaySubgame
from rulings.abilities.players import EachNonWinner
from rulings.oracle.categories import effect, player

effect.phrase("players play a Magic subgame, using their libraries as their decks", PlaySubgame)
player.phrase("each player who doesn't win the subgame", EachNonWinner, carries={"each": "EachNonWinner"})
