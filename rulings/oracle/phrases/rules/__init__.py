"""Rules for players and for the game."""
