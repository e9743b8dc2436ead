"""Table files: read, set up, played, checked, refused; and tables made up for named cards.

What is here: the format, the set-up of a state, the script as actions, expectations, demonstrations (scenes).
What is not: the rules (rulings.kernel), reading card texts (rulings.oracle), sentences (rulings.narrate).
May import: the leaves (see rulings), rulings.abilities, rulings.kernel, rulings.narrate, rulings.oracle.
Begin with: README.md, read.py, play.py.
"""
