"""Rules for players and for the game.

What is here: what players may, can't and have otherwise, and how often something may be done.
What is not: what objects may and must (changes/permissions.py, abilities/may_and_must.py).
May import: what rulings.oracle may, and its other parts.
Begin with: permissions.py, restrictions.py; hands_and_steps.py for what is skipped.
"""
