"""From what a person typed to cards, rules and rulings, ranked; and how sure that is.

What is here: telling what a question is about (ask.py), and a folder each for names of cards, rules, and free text.
What is not: what is answered (rulings.answer); the records found (rulings.corpus).
May import: the leaves (see rulings), rulings.corpus.
Begin with: ask.py, cards/names.py, rules/keywords.py, texts/search.py.
"""
