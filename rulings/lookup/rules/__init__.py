"""Rule numbers and words of the rules as people type them.

What is here: numbers of any edition with any separator; keywords, terms and ability words with their mistakes.
What is not: the texts of rules (rulings.corpus.rule_texts).
May import: what rulings.lookup may, and its other parts.
Begin with: rule_numbers.py, keywords.py.
"""
