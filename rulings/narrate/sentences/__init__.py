"""One sentence for each kind of event, at the level of detail at which it is told.

What is here: which message and which slots, by subject: moving, casting, combat, turns and the like.
What is not: the words (../messages/) and the order of telling (../tell.py).
May import: what rulings.narrate may, and its other parts.
Begin with: sentence.py, moving.py.
"""
