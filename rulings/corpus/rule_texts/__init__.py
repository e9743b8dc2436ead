"""The rules as records: texts by edition, summaries, and what became of each number.

What is here: editions, their alignment, the concordance. What is not: reading an edition (``rulings.sources``). Begin
with ``rules``.
"""
