"""What a card can do, as data only: the one thing that oracle and kernel share.

What is here: frozen nodes for abilities, effects, costs, conditions, references and amounts, a folder for each base
class.
What is not: how text is read and printed (rulings.oracle) and what any of it does (rulings.kernel).
May import: the leaves (see rulings) and nothing else.
Begin with: node.py, ability.py, effects/effect.py.

Conventions that every node keeps:
- fields are declared in the order of the words, so that walking a tree visits targets in announcing order (CR 601.2c);
- a doer comes first (``who``), then the amount, then what it is done to;
- nothing is a free string but names, subtypes, counter kinds, keyword names and colours.
"""
