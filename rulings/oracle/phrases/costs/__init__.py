"""Costs: what is paid.

What is here: the categories Cost and CostPart.
What is not: mana symbols (lexicons/symbols.py); costing more or less (abilities/costs_of_spells.py).
May import: what rulings.oracle may, and its other parts.
Begin with: cost.py, objects.py.
"""
