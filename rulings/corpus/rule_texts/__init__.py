"""The rules as records: texts by edition, summaries, and what became of each number.

What is here: editions, their alignment, the concordance, headings and our own summaries.
What is not: reading an edition (rulings.sources), searching in it (rulings.lookup).
May import: what rulings.corpus may, and its other parts.
Begin with: rules.py, concordance.py.
"""
