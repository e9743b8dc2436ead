"""Entries of no known shape: one is left out and named, the others are read, and no reader ever crashes."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings.corpus.records import Reason
from rulings.sources.mtgjson import read_mtgjson
from rulings.sources.oracle_snapshot import read_snapshot
from rulings.sources.reading import Reading, SourceFaultError
from rulings.sources.scryfall import read_scryfall_cards, read_scryfall_rulings
from tests.sources.invented import (
    japanese,
    mtgjson_entry,
    scryfall_card,
    snapshot_entry,
    write_atomic_cards,
    write_bulk_file,
    write_snapshot,
)


def assert_counts(reading: Reading) -> None:
    for tally in reading.tallies:
        assert tally.entries == tally.taken + reading.count_left_out(tally.fact), tally


def test_a_malformed_entry_of_the_snapshot_is_left_out(tmp_path: Path) -> None:
    reading = read_snapshot(write_snapshot(tmp_path, snapshot_entry("Test Golem"), {"name": "Test Giant"}))
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert [(item.what, item.reason) for item in reading.left_out] == [("entry 2", Reason.MALFORMED)]
    assert_counts(reading)


def test_a_malformed_entry_of_mtgjson_is_left_out(tmp_path: Path) -> None:
    broken = mtgjson_entry("Test Giant", types=None)
    reading = read_mtgjson(write_atomic_cards(tmp_path, mtgjson_entry("Test Golem"), broken))
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert [(item.what, item.reason) for item in reading.left_out] == [("Test Giant", Reason.MALFORMED)]
    assert_counts(reading)


def test_a_malformed_object_of_scryfall_is_left_out(tmp_path: Path) -> None:
    path = write_bulk_file(tmp_path, "cards", scryfall_card("Test Golem"), scryfall_card("Test Giant", card_faces=[1]))
    reading = read_scryfall_cards(path)
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert [(item.what, item.reason) for item in reading.left_out] == [("Test Giant", Reason.MALFORMED)]
    assert_counts(reading)


@pytest.mark.parametrize(
    ("layout", "reason"),
    [("hologram", Reason.UNKNOWN_LAYOUT), ("other", Reason.UNKNOWN_LAYOUT), ("token", Reason.NOT_A_CARD)],
)
def test_an_entry_of_a_layout_that_no_card_is_known_to_have_is_no_card(
    tmp_path: Path, layout: str, reason: Reason
) -> None:
    readings = [
        read_snapshot(
            write_snapshot(tmp_path, snapshot_entry("Test Golem", layout=layout), snapshot_entry("Test Elf"))
        ),
        read_mtgjson(
            write_atomic_cards(tmp_path, mtgjson_entry("Test Golem", layout=layout), mtgjson_entry("Test Elf"))
        ),
    ]
    for reading in readings:
        assert [card.name for card in reading.cards] == ["Test Elf"]
        assert [(item.what, item.reason, item.detail) for item in reading.left_out] == [(layout, reason, "Test Golem")]
        assert_counts(reading)


# --- whatever stands in an entry ------------------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=4,
)

SNAPSHOT = snapshot_entry("Test Moth // Test Monster", layout="transform", back="Test Monster")
MTGJSON = mtgjson_entry(
    "Test Moth // Test Monster",
    layout="transform",
    side="a",
    faceName="Test Moth",
    rulings=[{"date": "2020-01-01", "text": "A statement."}],
    foreignData=[japanese("蛾 // 怪物", faceName="蛾", text="飛行", type="クリーチャー")],
)
SCRYFALL = scryfall_card(
    "Test Moth // Test Monster",
    lang="ja",
    layout="transform",
    card_faces=[
        {"name": "Test Moth", "printed_name": "蛾", "printed_text": "飛行", "type_line": "Creature — Moth"},
        {"name": "Test Monster", "printed_name": "怪物", "type_line": "Creature — Horror"},
    ],
)
ENGLISH = SCRYFALL | {"lang": "en"}
RULING = {"object": "ruling", "oracle_id": "1", "source": "wotc", "published_at": "2026-01-01", "comment": "A."}

READERS: dict[str, tuple[dict[str, Any], Callable[[Path, dict[str, Any]], Path], Callable[[Path], Reading]]] = {
    "snapshot": (SNAPSHOT, lambda f, e: write_snapshot(f, snapshot_entry("Test Golem"), e), read_snapshot),
    "mtgjson": (MTGJSON, lambda f, e: write_group(f, mtgjson_entry("Test Golem"), e), read_mtgjson),
    "scryfall": (SCRYFALL, lambda f, e: write_bulk_file(f, "1", scryfall_card("A"), e), read_scryfall_cards),
    "scryfall in English": (ENGLISH, lambda f, e: write_bulk_file(f, "2", scryfall_card("A"), e), read_scryfall_cards),
    "scryfall rulings": (
        RULING,
        lambda f, e: write_bulk_file(f, "3", RULING, e),
        lambda path: read_scryfall_rulings(path, {"1": "A"}),
    ),
}


def write_group(folder: Path, *entries: dict[str, Any]) -> Path:
    """AtomicCards with each entry in a group of its own, whatever it is called."""
    path = folder / "AtomicCards.json"
    data = {str(number): [entry] for number, entry in enumerate(entries)}
    path.write_text(json.dumps({"meta": {"date": "2022-04-25"}, "data": data}), encoding="utf-8")
    return path


def places_in(value: object) -> list[tuple[object, ...]]:
    """Every place inside a JSON value, as keys and positions."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(key, *rest) for key, child in inner for rest in [(), *places_in(child)]]


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_reader_crashes_whatever_stands_anywhere_in_an_entry(name: str, data: st.DataObject, tmp_path: Path) -> None:
    example, write, read = READERS[name]
    entry = copy.deepcopy(example)
    *way, last = data.draw(st.sampled_from(places_in(example)))
    holder: Any = entry
    for key in way:
        holder = holder[key]
    if data.draw(st.booleans()) and isinstance(holder, dict):
        del holder[last]
    else:
        holder[last] = data.draw(ANYTHING)
    try:
        reading = read(write(tmp_path, entry))
    except SourceFaultError:
        return
    assert_counts(reading)
