"""The index of names inside the corpus file: written once at build, loaded whole at start.

What is here: storing a ``NameIndex`` as a few blobs in SQLite and loading it back without parsing more than strings.
What is not: which cards there are (``rulings.corpus``) and how the index is searched (``names``).
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulings.errors import RulingsError
from rulings.lookup.grams import GramIndex
from rulings.lookup.keyspace import Keyspace
from rulings.lookup.names import NameIndex

LAYOUT: Final = 1
"""Layout of the blobs; a corpus of another layout must be built anew."""

_SPACES: Final = ("english", "written", "readings", "romaji")


class NameIndexMissingError(RulingsError):
    """The corpus file holds no index of names, or one of another layout."""

    code = "name_index_missing"


def _pack_texts(texts: Sequence[str]) -> bytes:
    return "\n".join(texts).encode()


def _unpack_texts(blob: bytes) -> list[str]:
    return blob.decode().split("\n") if blob else []


def _pack_array(array: NDArray[Any]) -> bytes:
    return array.astype(array.dtype.newbyteorder("<")).tobytes()


def _keyspace_parts(name: str, space: Keyspace) -> Iterator[tuple[str, bytes]]:
    yield f"{name}/loose", _pack_texts(space.loose)
    yield f"{name}/folds", _pack_texts(space.folds)
    yield f"{name}/texts", _pack_texts(space.texts)
    yield f"{name}/cards", _pack_array(space.cards)
    yield f"{name}/kinds", _pack_array(space.kinds)
    yield f"{name}/gram_sizes", bytes(space.grams.sizes)
    yield f"{name}/grams", _pack_texts(tuple(space.grams.places))
    yield f"{name}/starts", _pack_array(space.grams.starts)
    yield f"{name}/postings", _pack_array(space.grams.postings)
    yield f"{name}/lengths", _pack_array(space.grams.lengths)


def store_names(conn: sqlite3.Connection, index: NameIndex) -> int:
    """Write the index into the corpus file, in the transaction that is open.

    Shape: connection, index -> bytes written.
    """
    conn.execute("CREATE TABLE IF NOT EXISTS name_index (part TEXT PRIMARY KEY, data BLOB NOT NULL)")
    conn.execute("DELETE FROM name_index")
    parts = [
        ("layout", bytes([LAYOUT])),
        ("cards", _pack_texts(index.cards)),
        ("japanese", _pack_texts(index.japanese)),
        ("marks", _pack_array(np.array(index.marks, dtype=np.uint8))),
        ("fame", _pack_array(np.array(index.fame, dtype=np.int32))),
        *(part for name in _SPACES for part in _keyspace_parts(name, getattr(index, name))),
    ]
    conn.executemany("INSERT INTO name_index VALUES (?, ?)", parts)
    return sum(len(data) for _, data in parts)


def load_names(conn: sqlite3.Connection) -> NameIndex:
    """Read the index from a corpus file.

    Shape: connection -> NameIndex; under half a second for 35,000 cards.
    Raises: NameIndexMissingError: the file has none, or one of another layout.
    """
    try:
        parts: dict[str, bytes] = dict(conn.execute("SELECT part, data FROM name_index"))
    except sqlite3.OperationalError as error:
        raise NameIndexMissingError() from error
    if parts.get("layout") != bytes([LAYOUT]):
        raise NameIndexMissingError()
    return NameIndex(
        _unpack_texts(parts["cards"]),
        _unpack_texts(parts["japanese"]),
        np.frombuffer(parts["marks"], dtype="<u1").tolist(),
        np.frombuffer(parts["fame"], dtype="<i4").tolist(),
        *(_load_keyspace(name, parts) for name in _SPACES),
    )


def _load_keyspace(name: str, parts: Mapping[str, bytes]) -> Keyspace:
    grams = GramIndex(
        tuple(parts[f"{name}/gram_sizes"]),
        {gram: row for row, gram in enumerate(_unpack_texts(parts[f"{name}/grams"]))},
        np.frombuffer(parts[f"{name}/starts"], dtype="<i8"),
        np.frombuffer(parts[f"{name}/postings"], dtype="<i4"),
        np.frombuffer(parts[f"{name}/lengths"], dtype="<i2"),
    )
    return Keyspace(
        _unpack_texts(parts[f"{name}/loose"]),
        _unpack_texts(parts[f"{name}/folds"]),
        _unpack_texts(parts[f"{name}/texts"]),
        np.frombuffer(parts[f"{name}/cards"], dtype="<i4"),
        np.frombuffer(parts[f"{name}/kinds"], dtype="<u1"),
        grams,
    )
