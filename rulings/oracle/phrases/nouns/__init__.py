"""Nouns: kinds of objects, and what something becomes.

What is here: the categories Noun, TypePhrase, Filter.
What is not: adjectives and qualifiers around a noun (qualities), references (objects).
May import: what rulings.oracle may, and its other parts.
Begin with: kinds.py, words.py.
"""
