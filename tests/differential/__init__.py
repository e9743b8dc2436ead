"""Small situations played by our kernel and by an independent engine; a disagreement is a lead, never a verdict.

What is here: ``situations`` (the board, the kinds of situation), ``classics`` (cards that meet others), ``ours`` and
``theirs`` (the two drivers), ``outcome`` (what is compared), ``known`` (kinds that the rules settled against the other
engine) and ``metamorphic`` (our kernel against itself in other guises, without another engine). What is settled against
us becomes a table in ``tests/tables`` with the tag ``differential``.
"""
