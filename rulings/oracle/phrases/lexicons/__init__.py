"""Words that no template can say: numbers, symbols, sizes, names.

What is here: categories written in code (``Lexicon`` of the grammar).
What is not: amounts (numbers), nouns (nouns).
May import: what rulings.oracle may, and its other parts.
Begin with: numbers.py, symbols.py.
"""
