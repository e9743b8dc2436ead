"""Questions about a game that change nothing: who, what, how many, whether (CR 608.2c-608.2h).

What is here: references, filters, amounts, conditions and event patterns, each found by the class of its node. They
ask each other, so finding, matching, numbers and truth are one circle.
What is not: choices (happening.picking); characteristics.
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities.
Begin with: finding.py, matching.py, numbers.py, truth.py.
"""
