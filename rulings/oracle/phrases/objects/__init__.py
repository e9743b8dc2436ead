"""References to objects: targets, pronouns, sets, zones.

What is here: the categories Object and Zone.
What is not: nouns and what qualifies them (nouns, qualities); what a pronoun stands for (rulings.oracle.binding).
May import: what rulings.oracle may, and its other parts.
Begin with: targets.py, pronouns.py.
"""
