"""Costs: what is paid, a file for what it is paid with.

What is here: Cost and the subclasses of CostPart.
What is not: what makes something cost more or less (changes/permissions.py); paying (``@pays`` in the kernel).
May import: what rulings.abilities may, and its other parts.
Begin with: cost.py.
"""
