"""Keywords that change what a spell costs or from where it is cast (CR 601.2b, 601.2f, 702).

What is here: alternative and additional costs, reductions, casting from graveyards and exile.
What is not: paying, and paying otherwise than with mana, as delve and convoke (casting.costs, its cost_help).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: alternative_costs.py, madness.py.
"""
