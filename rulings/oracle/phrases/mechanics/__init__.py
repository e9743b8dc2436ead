"""Mechanics with rules of their own, one file each.

What is here: everything that is said only of that mechanic, in whatever category.
What is not: keywords that are one word with a cost or number (keywords.py in the folder above).
May import: what rulings.oracle may, and its other parts.
Begin with: sagas.py, day_and_night.py.
"""
