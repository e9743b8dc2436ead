"""Effects on players, turns, designations and the game itself (CR 104, 119, 500-514, 700, 701, 724-730).

What is here: choices and votes, coins and dice, turns and phases, day and night, subgames.
What is not: life, which costs do too (actions.life).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: choosing.py, turns.py.
"""
