"""Cards, rules, rulings and editions as records, and the one SQLite file that holds them.

The file is made once and read only afterwards. An English name is the key everywhere (CR 201.2); Japanese names are an
index. Every row knows its source, the edition of that source, and its language.

What is here, in the order in which a fact passes through: ``records``, ``cards``, ``rulings`` (plain records);
``merging``, ``naming``, ``colors`` (which source's word counts); ``bundled``, ``bundled_rulings``, ``manifest`` (the
data that ships with the project); ``schema``, ``writing``, ``replacing``, ``report`` (the file, and what a build did);
``database`` (reading it without blocking); ``rule_texts`` (rules as records, their summaries, numbers and words of
other years).
What is not: readers of outside formats (rulings.sources), running a build (rulings.building), looking names up
(rulings.lookup).
May import: the leaves (see rulings) and nothing else.
Begin with: README.md, cards.py, database.py.
"""
