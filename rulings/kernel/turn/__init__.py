"""The turn: steps in order, priority, beginning and end of a game (CR 103, 117, 500-514).

What is here: the driver of a game, above all other folders.
What is not: what happens within a step (the folders below).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects, keywords.
Begin with: turn.py, priority.py.
"""
