"""Whole abilities: what stands on a line of its own, a file for what the line is about.

What is here: the categories Ability, AbilityLine, SpellLine: triggered, activated, static abilities, replacements.
What is not: what such a line holds: events, conditions, effects and changes have folders of their own.
May import: what rulings.oracle may, and its other parts.
Begin with: lines.py, triggered.py, static.py.
"""
