"""Conditions: what follows "if", "as long as", "only if".

What is here: the category Condition.
What is not: the words "if" and "unless" themselves (sentences/conditional.py).
May import: what rulings.oracle may, and its other parts.
Begin with: existing.py, happened.py.
"""
