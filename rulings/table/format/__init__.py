"""A table file as data: what a table says, and what can be wrong with it.

What is here: start, script, expectations as frozen values. What is not: reading them (``reading``) and playing
(``playing``). Begin with ``model``.
"""
