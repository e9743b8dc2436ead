"""Effects: what an ability does as it resolves, a file a subject.

What is here: subclasses of Effect, and the nodes that only they hold (modes, tokens, places).
What is not: what they do (``@performs`` in the kernel); effects that last change something (changes).
May import: what rulings.abilities may, and its other parts.
Begin with: effect.py, cards.py.
"""
