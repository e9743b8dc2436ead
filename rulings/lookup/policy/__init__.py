"""Words of tournament policy, as people type them.

What is here: finding the sections of the Tournament Rules, the Infraction Procedure Guide and Judging at Regular that a
text names. What is not: their texts (``rulings.corpus.policy``, ``rulings.answer.policy``).
May import: what lookup may.
Begin with: finding.py.
"""
