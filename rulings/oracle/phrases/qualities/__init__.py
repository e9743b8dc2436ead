"""Qualities of objects: adjectives before a noun, qualifiers behind it.

What is here: the categories Adjective and Qualifier, as single predicates.
What is not: nouns, and putting all of it together (nouns/kinds.py).
May import: what rulings.oracle may, and its other parts.
Begin with: characteristics.py, status.py.
"""
