"""Readers of outside formats: bytes in, records of rulings.corpus out.

What is here: recognising a file; cards and names (Oracle snapshot, MTGJSON, Scryfall, name lists), rules in both
languages, prose; fetching the official files. Of cards, counts in equal counts out.
What is not: deciding between sources (rulings.corpus), and repairing what can't be proved to be damaged.
May import: the leaves (see rulings), rulings.corpus.
Begin with: recognise.py, reading.py, mtgjson.py.
"""
