"""Conditions: what has to be so.

What is here: subclasses of Condition, on the state of the game and on what happened before.
What is not: what is asked of one object (filters); who decides them (``@judges`` in the kernel).
May import: what rulings.abilities may, and its other parts.
Begin with: condition.py.
"""
