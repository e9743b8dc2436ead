"""From what a person typed to cards, rules and rulings, ranked; and how sure that is.

What is here: names in both languages with their mistakes, rule numbers, keywords, free text; the indexes for all of
them.
What is not: which question is asked (rulings.answer); the records found (rulings.corpus).
May import: the leaves (see rulings), rulings.corpus.
Begin with: names.py, normalise.py, verdict.py, keywords.py.
"""
