"""Inventing demonstrations: scenes for named cards, and which of them shows most.

What is not here: playing a table (``playing``). Begin with ``direct``.
"""
