"""Sentences and paragraphs: effects joined by conditions, options and times.

What is here: the categories Sentence, Clauses and Paragraph, a file for what the sentence says.
What is not: single clauses (effects).
May import: what rulings.oracle may, and its other parts.
Begin with: joining.py, conditional.py.
"""
