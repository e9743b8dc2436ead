"""Patterns of events: what a trigger or a replacement waits for, a file a subject.

What is here: subclasses of EventPattern.
What is not: events that happened (the kernel's), and which fit (``@matches`` there).
May import: what rulings.abilities may, and its other parts.
Begin with: event.py, moving.py.
"""
