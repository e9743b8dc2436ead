"""What objects are after all continuous effects (CR 109.3, 613).

What is here: projecting a state through the layers, carrying a projection over to the next state, prohibitions and
permissions.
What is not: beginning continuous effects (happening.continuous_effects).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions.
Begin with: projection.py, layers/.
"""
