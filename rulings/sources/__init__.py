"""Readers of outside formats: bytes in, records of ``rulings.corpus`` out.

``recognise`` says what a file is. Cards and names: ``oracle_snapshot``, ``mtgjson``, ``scryfall``, ``name_lists``, all
of which give a ``reading.Reading`` in which counts in equal counts out. Rules: ``cr_text``, ``cr_text_ja``. Prose:
``mtgwiki``, ``release_notes``. ``downloads`` fetches the official files. No reader decides between sources, and none
repairs what it can't prove to be damaged.
"""
