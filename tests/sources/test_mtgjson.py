"""MTGJSON: every entry of the real files is taken or left out with a reason, and its traps are seen."""

import gzip
from collections import Counter
from pathlib import Path

import pytest

from rulings.corpus.cards import Layout
from rulings.corpus.records import Fact, NameKind, Reason
from rulings.language import Language
from rulings.sources.mtgjson import read_mtgjson
from rulings.sources.reading import Reading, SourceFaultError
from tests.places import SHARED
from tests.sources.invented import japanese, mtgjson_entry, write_atomic_cards

MTGJSON_FILES = SHARED / "data" / "mtgjson"
needs_shared = pytest.mark.skipif(not MTGJSON_FILES.is_dir(), reason="../shared/data/mtgjson is not here")


@pytest.fixture(scope="module")
def atomic() -> Reading:
    return read_mtgjson(MTGJSON_FILES / "AtomicCards.json.gz")


@needs_shared
def test_the_real_file_is_counted_whole(atomic: Reading) -> None:
    assert {tally.fact: tally.entries for tally in atomic.tallies} == {
        Fact.CARD: 24_194,
        Fact.NAME: 21_714,
        Fact.TEXT: 17_512,
        Fact.RULING: 47_700,
    }
    assert atomic.source.edition == "2022-04-25"


@needs_shared
@pytest.mark.parametrize("name", ["AtomicCards.json.gz", "MRD.json", "A25.json", "GRN.json"])
def test_counts_in_equal_counts_out(name: str, atomic: Reading) -> None:
    reading = atomic if name.startswith("Atomic") else read_mtgjson(MTGJSON_FILES / name)
    for tally in reading.tallies:
        assert tally.entries == tally.taken + reading.count_left_out(tally.fact), tally
    assert len(reading.rulings) == next(t.taken for t in reading.tallies if t.fact is Fact.RULING)


@needs_shared
def test_both_faces_of_a_card_repeat_its_rulings_and_each_is_taken_once(atomic: Reading) -> None:
    texts = Counter(ruling.text for ruling in atomic.rulings if ruling.cards == ("Fire // Ice",))
    assert len(texts) == 9
    assert set(texts.values()) == {1}


@needs_shared
def test_six_texts_of_one_name_are_one_card_and_five_left_out__201_2(atomic: Reading) -> None:
    assert sum(card.name == "Garbage Elemental" for card in atomic.cards) == 1
    left_out = [item for item in atomic.left_out if item.what == "Garbage Elemental"]
    assert [item.reason for item in left_out] == [Reason.SAME_NAME] * 5


@needs_shared
def test_all_names_of_a_card_are_taken_not_only_the_first(atomic: Reading) -> None:
    assert [name.text for name in atomic.names if name.card == "Unburial Rites"] == ["掘葬の儀式", "堀葬の儀式"]


@needs_shared
def test_a_japanese_name_is_tied_to_its_face(atomic: Reading) -> None:
    of_giant = {(name.face, name.text) for name in atomic.names if name.card == "Realm-Cloaked Giant // Cast Off"}
    assert of_giant == {("Realm-Cloaked Giant", "王国まといの巨人"), ("Cast Off", "脱ぎ捨て")}


@needs_shared
def test_halves_that_stand_in_one_string_with_an_english_one_are_told_apart(atomic: Reading) -> None:
    of_stand = {(name.face, name.text) for name in atomic.names if name.card == "Stand // Deliver"}
    assert of_stand == {("Stand", "抵抗"), ("Deliver", "救難")}


@needs_shared
def test_the_title_of_a_monster_is_a_name_of_its_own(atomic: Reading) -> None:
    of_giant = {(name.text, name.kind) for name in atomic.names if name.card == "Crystalline Giant"}
    assert of_giant == {("結晶の巨人", NameKind.CURRENT), ("決戦兵器、メカゴジラ", NameKind.FLAVOR)}


@needs_shared
def test_english_in_the_japanese_field_is_left_out(atomic: Reading) -> None:
    left_out = {item.what for item in atomic.left_out if item.reason is Reason.NOT_JAPANESE}
    assert {"Trelasarra, Moon Dancer", "Power Conduit", "Dusk"} <= left_out


@needs_shared
def test_joke_and_digital_cards_are_marked(atomic: Reading) -> None:
    cards = {card.name: card for card in atomic.cards}
    assert cards["Garbage Elemental"].is_joke
    assert cards["A-Teferi, Time Raveler"].is_digital_only
    assert not cards["Grizzly Bears"].is_joke
    assert not cards["Grizzly Bears"].is_digital_only


@needs_shared
def test_color_indicators_are_read__204_1(atomic: Reading) -> None:
    faces = {face.name: face for card in atomic.cards for face in card.faces}
    assert faces["Pact of Negation"].color_indicator == ("U",)
    assert faces["Grizzly Bears"].color_indicator == ()


@needs_shared
def test_languages_that_we_do_not_speak_are_counted_in_a_set_file() -> None:
    reading = read_mtgjson(MTGJSON_FILES / "GRN.json")
    others = {item.what: item.count for item in reading.left_out if item.fact is Fact.NAME and item.count > 1}
    assert len(others) == 9
    assert "Japanese" not in others


def test_a_set_file_s_printings_are_one_card(tmp_path: Path) -> None:
    path = write_atomic_cards(tmp_path, mtgjson_entry("Test Golem"), mtgjson_entry("Test Golem", number="2"))
    reading = read_mtgjson(path)
    assert [card.name for card in reading.cards] == ["Test Golem"]
    assert [item.reason for item in reading.left_out] == [Reason.ANOTHER_PRINTING]


def test_a_card_printed_on_both_sides_stands_under_its_own_name(tmp_path: Path) -> None:
    sides = [
        mtgjson_entry("Test Golem // Test Golem", layout="reversible_card", side=side, faceName="Test Golem")
        for side in "ab"
    ]
    reading = read_mtgjson(write_atomic_cards(tmp_path, mtgjson_entry("Test Golem"), *sides))
    assert [(card.name, card.layout) for card in reading.cards] == [("Test Golem", Layout.NORMAL)]
    assert [item.reason for item in reading.left_out] == [Reason.REPRINT_OF_ITSELF] * 2


def test_a_title_in_the_place_of_the_name_is_kept(tmp_path: Path) -> None:
    [name] = read_mtgjson(write_atomic_cards(tmp_path, mtgjson_entry("Test Golem", flavorName="Zilla"))).names
    assert (name.card, name.text, name.language, name.kind) == ("Test Golem", "Zilla", Language.EN, NameKind.FLAVOR)


def test_a_row_without_a_name_is_left_out(tmp_path: Path) -> None:
    path = write_atomic_cards(tmp_path, mtgjson_entry("Test Golem", foreignData=[japanese("")]))
    [item] = read_mtgjson(path).left_out
    assert (item.fact, item.reason) == (Fact.NAME, Reason.NO_NAME)


@pytest.mark.parametrize("cut", [10, 200])
def test_a_cut_file_is_a_fault_gzipped_or_not(tmp_path: Path, cut: int) -> None:
    whole = write_atomic_cards(tmp_path, mtgjson_entry("Test Golem")).read_bytes()
    for data in (whole[:-cut], gzip.compress(whole)[:-cut]):
        path = tmp_path / "cut.json"
        path.write_bytes(data)
        with pytest.raises(SourceFaultError):
            read_mtgjson(path)
