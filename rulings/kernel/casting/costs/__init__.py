"""How costs are put together and how each part is paid (CR 118, 601.2f-601.2h).

What is here: total costs, and a function for each part of a cost (``@pays``); importing a module declares its parts.
What is not: mana (casting.mana); keywords that change costs (keywords.costs).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions.
Begin with: costs.py, total_cost.py.
"""
