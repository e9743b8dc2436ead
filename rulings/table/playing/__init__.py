"""Playing a table: set up, follow the script, check the expectations, refuse.

What is here: the state of the set-up, steps as actions, answers to decisions, what could have mattered.
What is not: the rules (rulings.kernel), and what is told (rulings.narrate).
May import: what rulings.table may, and its other parts.
Begin with: play.py, set_up.py, expect.py.
"""
