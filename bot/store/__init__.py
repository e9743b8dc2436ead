"""What the bot must remember between restarts, in one SQLite file.

What is here: what people and servers chose, and the questions behind buttons.
What is not: cards and rules (the corpus, rulings.corpus). What is stored is told in PRIVACY.md, and a test compares.
May import: what bot may, and its other parts.
Begin with: database.py, layout.py, questions.py.
"""
