"""Casting spells and activating abilities: announcing, targets, costs, mana (CR 601, 602, 605, 118, 106).

What is here: everything from the announcement to the stack. What is not: keywords with rules of their own
(``abilities.keyword_abilities``), resolving (``effects.resolving``). Begin with ``casting`` and ``activating``.
"""
