"""Clauses: what a player or an object does, a file a family of verbs.

What is here: the category Effect; the class that is made names the file.
What is not: sentences and their conditions (sentences), the things that verbs act on (objects, nouns).
May import: what rulings.oracle may, and its other parts.
Begin with: cards.py, moving.py.
"""
