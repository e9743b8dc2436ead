"""Effects on permanents, tokens among them, and how they enter (CR 110, 111, 701).

What is here: attaching, turning over, exchanging control, tokens, choices on entering, continuous effects that begin.
What is not: destroying, tapping, counters, which costs and rules do too (actions).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based.
Begin with: tokens.py, continuous.py.
"""
