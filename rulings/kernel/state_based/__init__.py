"""State-based actions: one file a rule or group, all looking at one snapshot and applied together (CR 704).

What is here: what each of them looks for and does.
What is not: how a rule declares one (happening.state_based_actions).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat.
Begin with: checking.py, creatures.py.
"""
