"""What happens, and what it becomes before it does (CR 400, 608.2, 614-616).

What is here: the game that is written to, the frame in which effects are carried out, replacement effects, moving
between zones, entering and leaving, combat as far as moving touches it.
What is not: what single verbs do (actions, effects).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics.
Begin with: game.py, performing.py, moving.py.
"""
