"""A table file as data: what a table says, and what can be wrong with it.

What is here: start, script and expectations as frozen values; errors with their place.
What is not: reading them (reading) and playing them (playing).
May import: what rulings.table may, and its other parts.
Begin with: model.py, script.py, expectations.py.
"""
