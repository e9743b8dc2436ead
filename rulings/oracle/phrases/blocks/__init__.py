"""Blocks: what phrases of several rooms are built from.

What is here: functions that build and take apart nodes for phrases.
What is not: phrases, but the few words that those functions need themselves. What one room needs stands in that room.
May import: what rulings.oracle may, and its other parts.
Begin with: numbers.py, objects.py.
"""
