"""Mana: what can make it, what it may be spent on, and a way to pay (CR 106, 605, 601.2g).

What is here: sources and their yields, restrictions on spending, the search for a plan of payment.
What is not: other costs (casting.costs); what mana abilities are (abilities.mana_abilities).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions.
Begin with: mana.py, payment.py.
"""
