"""Casting spells and activating abilities: announcing, targets, costs, mana (CR 601, 602, 605, 118, 106).

What is here: everything from the announcement to the stack.
What is not: keywords with rules of their own (keywords), resolving (effects.resolving).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions.
Begin with: casting.py, activating.py, announcing.py.
"""
