"""Table files: read, set up, played, checked, refused; and tables made up for named cards.

What is here: a folder each for the format as data, reading and writing it, playing it, and inventing demonstrations.
What is not: the rules (rulings.kernel), reading card texts (rulings.oracle), sentences (rulings.narrate).
May import: the leaves (see rulings), rulings.abilities, rulings.kernel, rulings.narrate, rulings.oracle.
Begin with: README.md, format/model.py, reading/read.py, playing/play.py.
"""
