"""Lists of Japanese names: the CSV with readings, and Forge's file."""

from pathlib import Path

import pytest

from rulings.corpus.records import Fact, Reason
from rulings.sources.name_lists import is_forge_names, is_name_list, read_forge_names, read_name_list
from rulings.sources.reading import SourceFaultError
from tests.places import SHARED

NAME_LISTS = SHARED / "data" / "names"
needs_shared = pytest.mark.skipif(not NAME_LISTS.is_dir(), reason="../shared/data/names is not here")

FORGE = """\
Test Golem|試験のゴーレム|クリーチャー — ゴーレム|飛行\\n到達
Test Giant|Test Giant|クリーチャー — 巨人|トランプル
Test Fire // Test Ice|試験の火 // 試験の氷|インスタント|
Test Wall|試験の壁|クリーチャー — 壁|
broken line
"""


@pytest.fixture
def forge(tmp_path: Path) -> Path:
    path = tmp_path / "names.txt"
    path.write_text(FORGE, encoding="utf-8")
    return path


def test_forge_s_lines_are_names_and_texts_with_their_line_feeds(forge: Path) -> None:
    reading = read_forge_names(forge)
    assert [(name.card, name.face, name.text) for name in reading.names] == [
        ("Test Golem", "", "試験のゴーレム"),
        ("Test Fire // Test Ice", "Test Fire", "試験の火"),
        ("Test Fire // Test Ice", "Test Ice", "試験の氷"),
        ("Test Wall", "", "試験の壁"),
    ]
    assert [(text.card, text.type_line, text.text) for text in reading.printed_texts] == [
        ("Test Golem", "クリーチャー — ゴーレム", "飛行\n到達")
    ]


def test_forge_s_untranslated_and_broken_lines_are_left_out_with_a_reason(forge: Path) -> None:
    reading = read_forge_names(forge)
    assert [(item.fact, item.what, item.reason) for item in reading.left_out] == [
        (Fact.NAME, "Test Giant", Reason.NOT_JAPANESE),
        (Fact.TEXT, "Test Giant", Reason.NOT_JAPANESE),
        (Fact.NAME, "line 5", Reason.MALFORMED),
    ]
    for tally in reading.tallies:
        assert tally.entries == tally.taken + reading.count_left_out(tally.fact)


def test_the_csv_gives_names_with_both_readings(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text(
        '"Éomer, King",ローハンの王、エオメル,ろーはんのおう えおめる,ろーはんのおーえおめる\n', encoding="utf-8"
    )
    [name] = read_name_list(path).names
    assert (name.card, name.text) == ("Éomer, King", "ローハンの王、エオメル")
    assert (name.reading, name.spoken) == ("ろーはんのおうえおめる", "ろーはんのおーえおめる")


def test_a_reading_that_is_spoken_as_it_is_written_stands_once(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Death,死,し,し\n", encoding="utf-8")
    [name] = read_name_list(path).names
    assert (name.reading, name.spoken) == ("し", "")


def test_a_name_in_latin_letters_that_has_a_reading_is_a_japanese_name(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("C.A.M.P.,C.A.M.P.,きゃんぷ,きゃんぷ\nNothing,Nothing,,\n", encoding="utf-8")
    reading = read_name_list(path)
    assert [(name.text, name.reading) for name in reading.names] == [("C.A.M.P.", "きゃんぷ")]
    assert [item.reason for item in reading.left_out] == [Reason.NOT_JAPANESE]


def test_lists_are_recognised_by_their_lines() -> None:
    assert is_forge_names(FORGE.splitlines()[:4])
    assert not is_forge_names(["a|b", "c|d"])
    assert is_name_list(["Death,死,し,し", '"Fire, Hot",熱い火,あついひ,あついひ'])
    assert not is_name_list(["name,price", "Death,12"])
    assert not is_name_list(["死,Death,し"])


def test_a_list_in_another_encoding_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes("Death,死,し".encode("cp932"))
    with pytest.raises(SourceFaultError):
        read_name_list(path)


@needs_shared
def test_the_real_list_is_taken_whole() -> None:
    reading = read_name_list(NAME_LISTS / "db_mtg.csv")
    [tally] = reading.tallies
    assert (tally.entries, tally.taken) == (28_018, 28_018)
    assert reading.left_out == ()
    assert all(name.reading for name in reading.names)
    assert len({name.card for name in reading.names}) == len(reading.names)
