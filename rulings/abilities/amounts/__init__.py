"""Amounts: how many, a file for where the number comes from.

What is here: subclasses of Amount: fixed, chosen, counted, worked out, remembered.
What is not: who counts them (``@counts`` in the kernel); conditions on numbers (conditions).
May import: what rulings.abilities may, and its other parts.
Begin with: amount.py, counting.py.
"""
