"""Inventing demonstrations: scenes for named cards, and which of them shows most.

What is here: scenes from the plainest on, playing them with and without a card, what one card keeps another from
doing.
What is not: playing a table (playing in the folder above).
May import: what rulings.table may, and its other parts.
Begin with: direct.py, scenes.py.
"""
