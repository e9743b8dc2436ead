"""Binding: every pronoun of an ability gets the one thing that it stands for, or the line is declined.

What is here: walking an ability in the order of its words, what may be spoken of, one rule a kind of node
(``@binds``).
What is not: the words of pronouns (phrases/objects/pronouns.py).
May import: what rulings.oracle may, and its other parts.
Begin with: binder.py, mention.py, whole_abilities.py.
"""
