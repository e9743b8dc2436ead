"""What the instructions of spells and abilities do as they resolve (CR 608-611, 701).

What is here: resolving, and one file a verb or family, in a folder for what it is done to (``@performs``).
What is not: what costs and rules do as well (actions).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: resolving.py, cards/, permanents/.
"""
