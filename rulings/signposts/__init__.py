"""Where in this project something is said: phrases, nodes, handlers, citations, tests and tables, with file and line.

What is here: ``find`` (what a question is about), ``words`` (a wording -> its phrases), ``terms`` (a keyword, a rule),
``handlers`` (the kernel's registries, asked and not listed), ``project`` (tests, tables and summaries of a checkout).
What is not: any rule and any phrase; nothing here is needed to play.
May import: rulings.abilities, rulings.kernel, rulings.lookup, rulings.oracle.
Begin with: find.py, records.py.
"""
