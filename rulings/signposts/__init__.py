"""Where in this project something is said: phrases, nodes, handlers, citations, tests and tables.

What is here: words.py (a wording -> its phrases), terms.py (a keyword, a rule), handlers.py (the kernel's registries,
asked and not listed), project.py (tests, tables and summaries of a checkout).
What is not: any rule and any phrase; nothing here is needed to play.
May import: the leaves (see rulings), rulings.abilities, rulings.kernel, rulings.lookup, rulings.oracle.
Begin with: records.py, words.py.
"""
