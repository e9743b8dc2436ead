"""Oracle text to abilities and back: phrases declared once, which read and print.

What is here: the grammar (template, parser, printer, examples with holes), reading a face line by line, declining.
What is not: what abilities do (rulings.kernel); the phrases themselves stand in phrases/, pronouns in binding/.
May import: the leaves (see rulings), rulings.abilities.
Begin with: README.md, read.py, categories.py, phrases/effects/cards.py.
"""
