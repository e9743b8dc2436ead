"""The rules: state, events, replacements, triggers, stack, layers, state-based actions, turn and combat.

What is here: everything that plays. Handlers are found by the class of their node (``@performs``, ``@counts``, ...),
so no coordinator knows a verb, and importing a module declares what it handles.
What is not: any card, text or language; abilities are data (rulings.abilities).
May import: the leaves (see rulings), rulings.abilities.
Begin with: README.md, setup.py.
"""
