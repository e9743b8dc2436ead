"""Triggered abilities: noticing events, and abilities that wait (CR 603).

What is here: what matches events, what waits, what an ability remembers of its event.
What is not: putting triggers on the stack (casting.trigger_stacking).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening.
Begin with: triggers.py, matchers/.
"""
