"""The index of names inside the corpus file: written once at build, loaded whole at start.

What is here: storing a ``NameIndex`` as a few blobs in SQLite and loading it back without parsing more than strings.
What is not: which cards there are (``rulings.corpus``) and how the index is searched (``names``).
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulings.errors import RulingsError
from rulings.lookup.english import EnglishNames
from rulings.lookup.grams import GramIndex
from rulings.lookup.japanese import JapaneseNames
from rulings.lookup.keyspace import Keyspace
from rulings.lookup.letters import LetterModel, model_from_counts
from rulings.lookup.names import NameIndex
from rulings.lookup.readings import ReadingTable
from rulings.lookup.words import WordIndex

LAYOUT: Final = 3
"""Layout of the blobs; a corpus of another layout must be built anew."""


class NameIndexMissingError(RulingsError):
    """The corpus file holds no index of names, or one of another layout."""

    code = "name_index_missing"


class _Parts:
    """Named blobs, written in the order in which they come."""

    def __init__(self, parts: dict[str, bytes] | None = None) -> None:
        self.parts = {} if parts is None else parts

    def put_texts(self, name: str, texts: Iterable[str]) -> None:
        self.parts[name] = "\n".join(texts).encode()

    def put_numbers(self, name: str, numbers: NDArray[Any] | Sequence[int], kind: str) -> None:
        self.parts[name] = np.asarray(numbers).astype(kind).tobytes()

    def texts(self, name: str) -> list[str]:
        blob = self.parts[name]
        return blob.decode().split("\n") if blob else []

    def numbers(self, name: str, kind: str) -> NDArray[Any]:
        return np.frombuffer(self.parts[name], dtype=kind)

    def put_grams(self, name: str, grams: GramIndex) -> None:
        self.put_numbers(f"{name}/sizes", grams.sizes, "<u1")
        self.put_texts(f"{name}/grams", grams.places)
        self.put_numbers(f"{name}/starts", grams.starts, "<i8")
        self.put_numbers(f"{name}/postings", grams.postings, "<i4")
        self.put_numbers(f"{name}/lengths", grams.lengths, "<i2")

    def grams(self, name: str) -> GramIndex:
        return GramIndex(
            tuple(self.numbers(f"{name}/sizes", "<u1").tolist()),
            {gram: row for row, gram in enumerate(self.texts(f"{name}/grams"))},
            self.numbers(f"{name}/starts", "<i8"),
            self.numbers(f"{name}/postings", "<i4"),
            self.numbers(f"{name}/lengths", "<i2"),
        )

    def put_keyspace(self, name: str, space: Keyspace) -> None:
        self.put_texts(f"{name}/loose", space.loose)
        self.put_texts(f"{name}/folds", space.folds)
        self.put_texts(f"{name}/texts", space.texts)
        self.put_numbers(f"{name}/cards", space.cards, "<i4")
        self.put_numbers(f"{name}/kinds", space.kinds, "<u1")
        self.put_grams(f"{name}/grams", space.grams)

    def keyspace(self, name: str) -> Keyspace:
        return Keyspace(
            self.texts(f"{name}/loose"),
            self.texts(f"{name}/folds"),
            self.texts(f"{name}/texts"),
            self.numbers(f"{name}/cards", "<i4"),
            self.numbers(f"{name}/kinds", "<u1"),
            self.grams(f"{name}/grams"),
        )

    def put_words(self, name: str, words: WordIndex) -> None:
        self.put_texts(f"{name}/words", words.words)
        self.put_grams(f"{name}/grams", words.grams)
        self.put_numbers(f"{name}/name_starts", words.name_starts, "<i8")
        self.put_numbers(f"{name}/names", words.names, "<i4")
        self.put_numbers(f"{name}/word_starts", words.word_starts, "<i8")
        self.put_numbers(f"{name}/spelled", words.spelled, "<i4")
        self.put_numbers(f"{name}/letters", words.letters, "<i2")

    def words(self, name: str) -> WordIndex:
        return WordIndex(
            self.texts(f"{name}/words"),
            self.grams(f"{name}/grams"),
            self.numbers(f"{name}/name_starts", "<i8"),
            self.numbers(f"{name}/names", "<i4"),
            self.numbers(f"{name}/word_starts", "<i8"),
            self.numbers(f"{name}/spelled", "<i4"),
            self.numbers(f"{name}/letters", "<i2"),
        )

    def put_letters(self, name: str, model: LetterModel) -> None:
        self.put_numbers(f"{name}/order", [model.order], "<u1")
        self.put_texts(f"{name}/runs", model.counts)
        self.put_numbers(f"{name}/counts", list(model.counts.values()), "<i4")

    def letters(self, name: str) -> LetterModel:
        counts = dict(zip(self.texts(f"{name}/runs"), self.numbers(f"{name}/counts", "<i4").tolist(), strict=True))
        return model_from_counts(counts, int(self.numbers(f"{name}/order", "<u1")[0]))


def store_names(conn: sqlite3.Connection, index: NameIndex) -> int:
    """Write the index into the corpus file, in the transaction that is open.

    Shape: connection, index -> bytes written.
    """
    parts = _Parts({"layout": bytes([LAYOUT])})
    parts.put_texts("cards", index.cards)
    parts.put_numbers("whole_names/cards", list(index.whole_names), "<i4")
    parts.put_texts("whole_names/texts", index.whole_names.values())
    parts.put_texts("japanese", index.japanese_names)
    parts.put_numbers("marks", index.marks, "<u1")
    parts.put_numbers("fame", index.fame, "<i4")
    parts.put_keyspace("english", index.english.space)
    parts.put_grams("beginnings", index.english.beginnings)
    parts.put_words("words", index.english.words)
    parts.put_texts("initials/texts", index.english.initials)
    parts.put_numbers("initials/places", index.english.initial_places, "<i4")
    parts.put_keyspace("written", index.japanese.written)
    parts.put_keyspace("readings", index.japanese.readings)
    parts.put_keyspace("romaji", index.japanese.romaji)
    parts.put_letters("english_letters", index.english_letters)
    parts.put_letters("japanese_letters", index.japanese_letters)
    parts.put_texts("table", ("\t".join((word, *kana)) for word, kana in index.japanese.table.words.items()))
    conn.execute("CREATE TABLE IF NOT EXISTS name_index (part TEXT PRIMARY KEY, data BLOB NOT NULL)")
    conn.execute("DELETE FROM name_index")
    conn.executemany("INSERT INTO name_index VALUES (?, ?)", parts.parts.items())
    return sum(map(len, parts.parts.values()))


def load_names(conn: sqlite3.Connection) -> NameIndex:
    """Read the index from a corpus file.

    Shape: connection -> NameIndex; under half a second for 35,000 cards.
    Raises: NameIndexMissingError: the file has none, or one of another layout.
    """
    try:
        parts = _Parts(dict(conn.execute("SELECT part, data FROM name_index")))
    except sqlite3.OperationalError as error:
        raise NameIndexMissingError() from error
    if parts.parts.get("layout") != bytes([LAYOUT]):
        raise NameIndexMissingError()
    rows = (line.split("\t") for line in parts.texts("table"))
    return NameIndex(
        parts.texts("cards"),
        dict(zip(parts.numbers("whole_names/cards", "<i4").tolist(), parts.texts("whole_names/texts"), strict=True)),
        parts.texts("japanese"),
        parts.numbers("marks", "<u1").tolist(),
        parts.numbers("fame", "<i4").tolist(),
        EnglishNames(
            parts.keyspace("english"),
            parts.grams("beginnings"),
            parts.words("words"),
            parts.texts("initials/texts"),
            parts.numbers("initials/places", "<i4"),
        ),
        JapaneseNames(
            parts.keyspace("written"),
            parts.keyspace("readings"),
            parts.keyspace("romaji"),
            ReadingTable({word: tuple(kana) for word, *kana in rows}),
        ),
        parts.letters("english_letters"),
        parts.letters("japanese_letters"),
    )
