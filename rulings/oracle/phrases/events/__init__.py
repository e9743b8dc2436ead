"""Events: what follows "whenever", "when", "at the beginning of", and "would".

What is here: the category Event.
What is not: the trigger around it (abilities/triggered.py), the replacement around it (abilities/replacements.py).
May import: what rulings.oracle may, and its other parts.
Begin with: event.py, moving.py.
"""
