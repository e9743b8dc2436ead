"""Keywords that change what a spell does or becomes (CR 702).

What is here: copies, other faces, delayed and repeated casting.
What is not: what a spell costs (keywords.costs).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: storm.py, morph.py.
"""
