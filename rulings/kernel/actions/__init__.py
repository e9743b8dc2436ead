"""What is done by costs, effects and rules alike: draw, discard, sacrifice, tap, destroy, damage, counters (CR 119-122,
701).

What is not here: verbs that only effects use (``effects``). Begin with ``keyword_actions``.
"""
