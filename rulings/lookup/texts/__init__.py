"""Free-text search over rules, glossary and rulings.

What is here: documents, concepts that both languages share, the index, editions of other days.
What is not: names of cards (cards in the folder above).
May import: what rulings.lookup may, and its other parts.
Begin with: search.py, concepts.py.
"""
