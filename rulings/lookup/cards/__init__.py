"""From what a person typed to a card: keys, candidates, and how sure an answer is.

What is here: names in both languages with their mistakes, readings, English in katakana; the index and its keys.
What is not: rules and texts (rules, texts in the folder above).
May import: what rulings.lookup may, and its other parts.
Begin with: names.py, normalise.py, verdict.py.
"""
