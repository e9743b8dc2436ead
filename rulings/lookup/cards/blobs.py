"""The parts of the index of names as blobs: numbers little-endian, texts joined in UTF-8.

What is here: writing and reading each kind of part. What is not: which parts there are and where they lie
(``stored_index``).
"""

import sqlite3
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulings.lookup.cards.grams import GramIndex
from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.letter_sets import LetterSets
from rulings.lookup.cards.letters import LetterModel, model_from_counts
from rulings.lookup.cards.packed import PackedTexts, pack_texts
from rulings.lookup.cards.words import WordIndex

SHARED: Final = "texts"
"""The part with the written names, which all keyspaces share."""


class PartWriter:
    """Collects parts by name."""

    def __init__(self) -> None:
        self.parts: dict[str, bytes] = {}
        self._number_of: dict[str, int] = {}

    def put_texts(self, name: str, texts: Iterable[str]) -> None:
        packed = texts if isinstance(texts, PackedTexts) else pack_texts(texts)
        self.parts[f"{name}/joined"] = packed.joined.encode()
        self.put_numbers(f"{name}/starts", packed.starts, "<i4")

    def put_numbers(self, name: str, numbers: NDArray[Any] | Sequence[int], kind: str) -> None:
        self.parts[name] = np.asarray(numbers).astype(kind).tobytes()

    def put_names(self, name: str, texts: Iterable[str]) -> None:
        """Written names, each kept once for all lists; ``put_shared`` must come last."""
        numbers = [self._number_of.setdefault(text, len(self._number_of)) for text in texts]
        self.put_numbers(name, numbers, "<i4")

    def put_shared(self) -> None:
        self.put_texts(SHARED, self._number_of)

    def put_grams(self, name: str, grams: GramIndex) -> None:
        self.put_numbers(f"{name}/sizes", grams.sizes, "<u1")
        self.put_texts(f"{name}/grams", grams.places)
        self.put_numbers(f"{name}/starts", grams.starts, "<i4")
        self.put_numbers(f"{name}/postings", grams.postings, "<i4")
        self.put_numbers(f"{name}/lengths", grams.lengths, "<i2")

    def put_keyspace(self, name: str, space: Keyspace) -> None:
        self.put_texts(f"{name}/loose", space.loose)
        if space.folds is not space.loose:
            self.put_texts(f"{name}/folds", space.folds)
        self.put_names(f"{name}/texts", space.texts)
        self.put_numbers(f"{name}/cards", space.cards, "<i4")
        self.parts[f"{name}/kinds"] = space.kinds
        self.put_grams(f"{name}/grams", space.grams)

    def put_words(self, name: str, words: WordIndex) -> None:
        self.put_texts(f"{name}/words", words.words)
        self.put_grams(f"{name}/grams", words.grams)
        self.put_numbers(f"{name}/name_starts", words.name_starts, "<i4")
        self.put_numbers(f"{name}/names", words.names, "<i4")
        self.put_numbers(f"{name}/word_starts", words.word_starts, "<i4")
        self.put_numbers(f"{name}/spelled", words.spelled, "<i4")
        self.put_numbers(f"{name}/letters", words.letters, "<i2")

    def put_letters(self, name: str, model: LetterModel) -> None:
        self.put_numbers(f"{name}/order", [model.order], "<u1")
        self.put_texts(f"{name}/runs", model.counts)
        self.put_numbers(f"{name}/counts", list(model.counts.values()), "<i4")


class PartReader:
    """Reads parts out of the corpus file, one at a time, so that no more than one lies in memory twice."""

    def __init__(self, conn: sqlite3.Connection) -> None:
        self._conn = conn
        self._shared: PackedTexts | None = None

    def bytes(self, name: str) -> bytes | None:
        """A part as it is stored; None where the file has it not."""
        row = self._conn.execute("SELECT data FROM name_index WHERE part = ?", (name,)).fetchone()
        return row[0] if row else None

    def texts(self, name: str) -> PackedTexts:
        return PackedTexts((self.bytes(f"{name}/joined") or b"").decode(), self.integers(f"{name}/starts"))

    def numbers(self, name: str, kind: str) -> NDArray[Any]:
        return np.frombuffer(self.bytes(name) or b"", dtype=kind)

    def integers(self, name: str) -> Sequence[int]:
        """Numbers that are asked for one by one: of an ``array`` they come as plain integers, and fast."""
        numbers = array("i")
        numbers.frombytes(self.numbers(name, "<i4").astype("=i4").tobytes())
        return numbers

    def names(self, name: str) -> "SharedNames":
        if self._shared is None:
            self._shared = self.texts(SHARED)
        return SharedNames(self._shared, self.integers(name))

    def grams(self, name: str) -> GramIndex:
        return GramIndex(
            tuple(self.numbers(f"{name}/sizes", "<u1").tolist()),
            {gram: row for row, gram in enumerate(self.texts(f"{name}/grams"))},
            self.integers(f"{name}/starts"),
            self.numbers(f"{name}/postings", "<i4"),
            self.numbers(f"{name}/lengths", "<i2"),
        )

    def keyspace(self, name: str) -> Keyspace:
        loose = self.texts(f"{name}/loose")
        folds = self.texts(f"{name}/folds")
        return Keyspace(
            loose,
            folds if len(folds.starts) else loose,
            self.names(f"{name}/texts"),
            self.integers(f"{name}/cards"),
            self.bytes(f"{name}/kinds") or b"",
            self.grams(f"{name}/grams"),
        )

    def words(self, name: str) -> WordIndex:
        return WordIndex(
            self.texts(f"{name}/words"),
            self.grams(f"{name}/grams"),
            self.numbers(f"{name}/name_starts", "<i4"),
            self.numbers(f"{name}/names", "<i4"),
            self.numbers(f"{name}/word_starts", "<i4"),
            self.numbers(f"{name}/spelled", "<i4"),
            self.numbers(f"{name}/letters", "<i2"),
        )

    def letter_sets(self, name: str, texts: Sequence[str]) -> LetterSets:
        """Sets of letters of the given texts."""
        return LetterSets(texts, self.numbers(name, "<u4").reshape(-1, max(1, len(texts))))

    def letters(self, name: str) -> LetterModel:
        counts = dict(zip(self.texts(f"{name}/runs"), self.numbers(f"{name}/counts", "<i4").tolist(), strict=True))
        return model_from_counts(counts, int(self.numbers(f"{name}/order", "<u1")[0]))


class SharedNames(Sequence[str]):
    """A list of written names, each a number in the list that all share."""

    __slots__ = ("_names", "_numbers")

    def __init__(self, names: Sequence[str], numbers: Sequence[int]) -> None:
        self._names = names
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self._names[number] for number in self._numbers[place]]
        return self._names[self._numbers[place]]
