"""Playing a table: set up, follow the script, check the expectations, refuse.

What is not here: the rules (``rulings.kernel``), what is told (``rulings.narrate``). Begin with ``play``.
"""
