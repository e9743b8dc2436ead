"""The domain: cards, rules, rulings and play by the rules. Knows no Discord.

What is here: one package for each part; the leaves, which all may import; rulings.answer is the one door for fronts.
What is not: anything that a person sees (bot).
May import: the leaves are rulings.cite, rulings.controls, rulings.corpus.cards, rulings.errors, rulings.language; the
rest is said by each package.
Begin with: README.md, which maps the packages, answer/, cite.py.
"""
