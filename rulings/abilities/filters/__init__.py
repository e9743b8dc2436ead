"""Predicates: what a text asks of an object, a file a kind of question.

What is here: Filter, and the subclasses of Predicate.
What is not: references to one object (references.py in the folder above); who decides (``@tests`` in the kernel).
May import: what rulings.abilities may, and its other parts.
Begin with: filter.py, characteristics.py.
"""
