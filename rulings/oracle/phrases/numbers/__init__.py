"""Numbers: amounts that are counted, worked out, remembered.

What is here: the categories Amount and Quantity.
What is not: number words and X as signs (lexicons).
May import: what rulings.oracle may, and its other parts.
Begin with: amount.py, counting.py.
"""
