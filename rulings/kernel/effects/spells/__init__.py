"""Effects on spells, and instructions that hang on a payment or a choice (CR 608.2, 118.12, 701.6, 707.10).

What is here: countering, copying, casting by an effect; may, pay, unless, repeat.
What is not: casting itself (casting).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: countering.py, may.py.
"""
