"""Keywords that are triggered abilities (CR 702).

What is here: one file a keyword or a family by its event.
What is not: triggering (triggers).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: attack_triggers.py, ward.py.
"""
