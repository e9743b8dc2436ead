"""Words of tournament policy, as people type them.

What is here: finding the sections of the Tournament Rules, the Infraction Procedure Guide and Judging at Regular.
What is not: numbers and titles (rulings.corpus.policy), the answer (rulings.answer.policy).
May import: what rulings.lookup may, and its other parts.
Begin with: finding.py.
"""
