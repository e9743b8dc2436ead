"""Changes: what continuous effects make of objects.

What is here: the category Change: "gets +1/+1", "has flying", "can't block".
What is not: whose change it is and for how long (effects/continuous.py, abilities/static.py).
May import: what rulings.oracle may, and its other parts.
Begin with: characteristics.py, permissions.py.
"""
