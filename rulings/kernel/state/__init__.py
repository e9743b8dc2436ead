"""The state of a game as data: objects, zones, events, proposals, requests to players (CR 109, 400).

What is here: frozen values, and functions that read or write nothing but them.
What is not: the one who changes a state (happening.game), and what an object is after all effects (characteristics).
May import: the leaves (see rulings), rulings.abilities; nothing else of the kernel.
Begin with: state.py, objects.py, decisions.py.
"""
