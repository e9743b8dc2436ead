"""Free-text search over rules, glossary and rulings.

What is not here: names of cards (``cards``). Begin with ``search``.
"""
