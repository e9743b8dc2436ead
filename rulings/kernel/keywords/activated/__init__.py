"""Keywords that are activated abilities (CR 702.6 and others).

What is here: equip, cycling, crew, ninjutsu and the like.
What is not: activating (casting.activating).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: equip.py, cycling.py.
"""
