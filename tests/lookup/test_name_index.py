"""The index of names comes back from the corpus file as it was stored."""

import sqlite3

import pytest

from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.packed import pack_texts
from rulings.lookup.cards.records import Mark, NameRecord
from rulings.lookup.cards.stored_index import NameIndexMissingError, load_names, store_names

RECORDS = [
    NameRecord(
        "Rest in Peace",
        japanese=("安らかなる眠り",),
        readings=(("安らかなる眠り", "やすらかなるねむり"),),
        nicknames=("RiP", "レスト"),
        fame=5,
    ),
    NameRecord("Delver of Secrets", faces=("Insectile Aberration",), japanese=("秘密を掘り下げる者",)),
    NameRecord("Xantcha", marks=Mark.EXTRA),
]
QUERIES = [
    "rest in paece",
    "やすらかなる眠り",
    "yasurakanaru",
    "RiP",
    "insectile",
    "Xantcha",
    "レスト",
    "tax return",
    "DoS",
]


@pytest.fixture
def stored() -> tuple[NameIndex, sqlite3.Connection]:
    index = index_names(RECORDS)
    connection = sqlite3.connect(":memory:")
    assert store_names(connection, index) > 0
    return index, connection


def test_a_stored_index_answers_as_the_one_in_memory(stored: tuple[NameIndex, sqlite3.Connection]) -> None:
    index, connection = stored
    loaded = load_names(connection)
    for query in QUERIES:
        assert loaded.search_names(query) == index.search_names(query), query
        assert loaded.complete(query[:3]) == index.complete(query[:3]), query


def test_storing_again_replaces_the_index(stored: tuple[NameIndex, sqlite3.Connection]) -> None:
    _, connection = stored
    store_names(connection, index_names(RECORDS[:1]))
    assert list(load_names(connection).cards) == ["Rest in Peace"]


def test_equal_records_in_any_order_give_equal_bytes() -> None:
    contents = []
    for records in (RECORDS, RECORDS[::-1]):
        connection = sqlite3.connect(":memory:")
        store_names(connection, index_names(records))
        contents.append(connection.execute("SELECT * FROM name_index ORDER BY part").fetchall())
    assert contents[0] == contents[1]


def test_a_corpus_without_index_and_one_of_another_layout_are_refused(
    stored: tuple[NameIndex, sqlite3.Connection],
) -> None:
    with pytest.raises(NameIndexMissingError):
        load_names(sqlite3.connect(":memory:"))
    _, connection = stored
    connection.execute("UPDATE name_index SET data = x'00' WHERE part = 'layout'")
    with pytest.raises(NameIndexMissingError):
        load_names(connection)


def test_an_index_over_no_cards_finds_nothing() -> None:
    connection = sqlite3.connect(":memory:")
    store_names(connection, index_names([]))
    loaded = load_names(connection)
    assert loaded.search_names("Opt").hits == ()
    assert loaded.complete("お") == ()


def test_packed_texts_are_a_sequence() -> None:
    packed = pack_texts(["稲妻", "", "Opt"])
    assert list(packed) == ["稲妻", "", "Opt"]
    assert packed[-1] == "Opt"
    assert packed[:2] == ["稲妻", ""]
    assert len(packed) == 3
