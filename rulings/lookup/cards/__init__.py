"""From what a person typed to a card: keys, candidates, and how sure an answer is.

What is not here: rules and texts (``rules``, ``texts``). Begin with ``names``.
"""
