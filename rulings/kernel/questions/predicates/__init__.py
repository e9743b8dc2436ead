"""Predicates of filters: one module a family; importing a module declares its tests.

What is here: a function for each predicate (``@tests``): types, places, numbers, combat, status.
What is not: filters as a whole and their registry (matching.py in the folder above).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities.
Begin with: characteristics.py, status.py.
"""
