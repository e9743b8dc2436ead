"""Cards, rules, rulings and editions; building and reading the corpus database.

The corpus is one SQLite file, made once and read only afterwards. Its parts, in the order in which a fact passes
through them:

* ``records``, ``cards``, ``rules``, ``rulings``: what is known, as plain records;
* ``merging``, ``naming``, ``colors``: which source's word counts, face by face and name by name;
* ``bundled``, ``bundled_rulings``, ``rule_summaries``, ``manifest``: the data that ships with the project;
* ``schema``, ``writing``, ``replacing``, ``report``: the file, how it is filled and put in its place, and what a build
  did (``rulings.building`` runs it);
* ``database``: reading it without blocking;
* ``numbering``, ``alignment``, ``concordance``, ``period_wording``: rule numbers and words of other years.

An English name is the key everywhere (CR 201.2); Japanese names are an index. Every row knows its source, the edition
of that source, and its language.
"""
