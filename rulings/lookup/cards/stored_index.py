"""The index of names inside the corpus file: written once at build, loaded whole at start.

What is here: which parts of a ``NameIndex`` are stored, and where. What is not: the form of each part (``blobs``),
which cards there are (``rulings.corpus``) and how the index is searched (``names``).
"""

import sqlite3
from typing import Final

from rulings.errors import RulingsError
from rulings.lookup.cards.blobs import PartReader, PartWriter
from rulings.lookup.cards.english import EnglishNames
from rulings.lookup.cards.indexing import price_marks
from rulings.lookup.cards.japanese import JapaneseNames
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.readings import ReadingTable

LAYOUT: Final = 7
"""Layout of the parts; a corpus of another layout must be built anew."""


class NameIndexMissingError(RulingsError):
    """The corpus file holds no index of names, or one of another layout."""

    code = "name_index_missing"


def store_names(conn: sqlite3.Connection, index: NameIndex) -> int:
    """Write the index into the corpus file, in the transaction that is open.

    Shape: connection, index -> bytes written.
    """
    parts = PartWriter()
    parts.parts["layout"] = bytes([LAYOUT])
    parts.put_names("cards", index.cards)
    parts.put_numbers("whole_names/cards", list(index.whole_names), "<i4")
    parts.put_names("whole_names/texts", index.whole_names.values())
    parts.put_names("japanese", index.japanese_names)
    parts.put_numbers("marks", index.marks, "<u1")
    parts.put_numbers("fame", index.fame, "<i4")
    parts.put_keyspace("english", index.english.space)
    parts.put_numbers("beginnings", index.english.beginnings.rows, "<u4")
    parts.put_words("words", index.english.words)
    parts.put_texts("initials/texts", index.english.initials)
    parts.put_numbers("initials/places", index.english.initial_places, "<i4")
    parts.put_keyspace("written", index.japanese.written)
    parts.put_keyspace("readings", index.japanese.readings)
    parts.put_keyspace("romaji", index.japanese.romaji)
    parts.put_keyspace("in_kana", index.japanese.in_kana)
    parts.put_letters("english_letters", index.english_letters)
    parts.put_letters("japanese_letters", index.japanese_letters)
    parts.put_numbers("written_signs", index.japanese.written_signs.rows, "<u4")
    parts.put_texts("ordinary", index.ordinary)
    parts.put_texts("said", index.said)
    words = index.japanese.table.words
    parts.put_texts("table/words", words)
    parts.put_texts("table/readings", map(" ".join, words.values()))
    parts.put_shared()
    conn.execute("CREATE TABLE IF NOT EXISTS name_index (part TEXT PRIMARY KEY, data BLOB NOT NULL)")
    conn.execute("DELETE FROM name_index")
    conn.executemany("INSERT INTO name_index VALUES (?, ?)", parts.parts.items())
    return sum(map(len, parts.parts.values()))


def load_names(conn: sqlite3.Connection) -> NameIndex:
    """Read the index from a corpus file.

    Shape: connection -> NameIndex; a tenth of a second for 35,000 cards.
    Raises: NameIndexMissingError: the file has none, or one of another layout.
    """
    parts = PartReader(conn)
    try:
        layout = parts.bytes("layout")
    except sqlite3.OperationalError as error:
        raise NameIndexMissingError() from error
    if layout != bytes([LAYOUT]):
        raise NameIndexMissingError()
    marks = parts.bytes("marks") or b""
    english, written = parts.keyspace("english"), parts.keyspace("written")
    spoken = zip(parts.texts("table/words"), parts.texts("table/readings"), strict=True)
    return NameIndex(
        parts.names("cards"),
        dict(zip(parts.integers("whole_names/cards"), parts.names("whole_names/texts"), strict=True)),
        parts.names("japanese"),
        marks,
        price_marks(marks),
        parts.integers("fame"),
        EnglishNames(
            english,
            parts.letter_sets("beginnings", english.loose),
            parts.words("words"),
            parts.texts("initials/texts"),
            parts.numbers("initials/places", "<i4"),
        ),
        JapaneseNames(
            written,
            parts.keyspace("readings"),
            parts.keyspace("romaji"),
            parts.keyspace("in_kana"),
            parts.letter_sets("written_signs", written.loose),
            ReadingTable({word: tuple(readings.split()) for word, readings in spoken}),
        ),
        parts.letters("english_letters"),
        parts.letters("japanese_letters"),
        parts.texts("ordinary"),
        parts.texts("said"),
    )
