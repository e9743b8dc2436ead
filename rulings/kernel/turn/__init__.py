"""The turn: steps in order, priority, beginning and end of a game (CR 103, 117, 500-514).

What is here: the driver of a game, above all other folders. Begin with ``turn`` and ``priority``.
"""
