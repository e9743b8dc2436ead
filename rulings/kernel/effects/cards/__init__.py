"""Effects on cards in libraries, hands, graveyards and exile (CR 401-406, 701).

What is here: putting, exiling, searching, piles, cards from outside the game.
What is not: drawing, discarding and milling, which costs do too (actions).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: putting.py, library.py.
"""
