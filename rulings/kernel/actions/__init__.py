"""What is done by costs, effects and rules alike: draw, discard, sacrifice, tap, damage, counters (CR 119-122, 701).

What is here: keyword actions and other things that the rules do, with their replacement effects.
What is not: verbs that only effects use (effects).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers.
Begin with: keyword_actions.py, drawing.py.
"""
