"""Which events fit which patterns (CR 603.2): one module a family; importing a module declares its matchers.

What is here: a function for each pattern and kind of event (``@matches``).
What is not: the registry (questions.patterns).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening.
Begin with: moves.py, spells.py.
"""
