"""Changes: what continuous effects make of objects, players and rules.

What is here: subclasses of Change: characteristics, abilities, copies, permissions and prohibitions, spending mana.
What is not: what a continuous effect is of itself (effects/effect.py, ability.py); layers (``@applies`` in the
kernel).
May import: what rulings.abilities may, and its other parts.
Begin with: change.py, permissions.py.
"""
