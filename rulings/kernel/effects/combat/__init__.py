"""Effects on attackers and blockers (CR 506-509, 701.15).

What is here: attacking and blocking that an effect demands or changes.
What is not: declarations and damage (combat).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: goading.py, reselecting.py.
"""
