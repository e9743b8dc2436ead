"""The bundled table of Japanese names: what is printed is read back, and what breaks the form is refused."""

from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.records import CardName, NameKind
from rulings.language import Language
from rulings.sources.name_table import COLUMNS, FORM, KEY, NameRow, print_name_table, read_name_table

START = f"{FORM} 2025-02\n{COLUMNS}\n"


def write(folder: Path, text: str) -> Path:
    place = folder / "japanese.tsv"
    place.write_text(text, encoding="utf-8")
    return place


def name(text: str, reading: str = "", spoken: str = "") -> CardName:
    return CardName("Test", text, reading=reading, spoken=spoken)


def test_what_is_printed_is_read_back(tmp_path: Path) -> None:
    rows = [
        NameRow("Test Way", (name("試験への道", "しけんへのみち", "しけんえのみち"), name("試験道", ""))),
        NameRow("Test Golem", (name("テスト・ゴーレム", "てすとごーれむ"), name("試験のゴーレム", "しけんのごーれむ"))),
    ]
    text = print_name_table(rows, "2025-02")
    assert text.splitlines()[2:] == [
        "Test Golem\tテスト・ゴーレム|試験のゴーレム\t|しけんのごーれむ",
        "Test Way\t試験への道|試験道\tしけんへのみち=しけんえのみち",
    ]
    reading = read_name_table(write(tmp_path, text))
    assert [(n.card, n.text, n.kind, n.reading, n.spoken) for n in reading.names] == [
        ("Test Golem", "テスト・ゴーレム", NameKind.CURRENT, "てすとごーれむ", ""),
        ("Test Golem", "試験のゴーレム", NameKind.FORMER, "しけんのごーれむ", ""),
        ("Test Way", "試験への道", NameKind.CURRENT, "しけんへのみち", "しけんえのみち"),
        ("Test Way", "試験道", NameKind.FORMER, "", ""),
    ]
    assert reading.source.edition == "2025-02"


def test_a_line_of_a_whole_card_gives_names_of_its_faces(tmp_path: Path) -> None:
    text = f"{START}Test Fire // Test Ice\t試験の火 // 試験の氷\tしけんのひ // しけんのこおり\n"
    reading = read_name_table(write(tmp_path, text))
    whole, kind = "Test Fire // Test Ice", NameKind.CURRENT
    assert reading.names == (
        CardName(whole, "試験の火", Language.JA, kind, "しけんのひ", source=KEY, face="Test Fire"),
        CardName(whole, "試験の氷", Language.JA, kind, "しけんのこおり", source=KEY, face="Test Ice"),
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("judgebot-names 2 2025-02\n", "is not in the form"),
        (f"{START}Test Golem\n", "line 3: needs two columns or three"),
        (f"{START}Test Golem\t試験\tしけん\tx\n", "line 3: needs two columns or three"),
        (f"{START}Test Golem\t試験\tしけん|しけん\n", "has more readings than names"),
        (f"{START}Test Golem\t試験|試験\n", "has a name twice"),
        (f"{START}Test Golem\t試験|\n", "has no text"),
        (f"{START}Test Golem\t試験\tシケン\n", "シケン is not hiragana"),
        (f"{START}Test A // Test B\t試験\n", "has not as many halves"),
        (f"{START}Test B\t試験\nTest A\t試験\n", "line 4: Test A does not stand in order"),
        (f"{START}Test A\t試験\nTest A\t試験\n", "line 4: Test A does not stand in order"),
    ],
)
def test_what_breaks_the_form_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BundledDataError, match=fault):
        read_name_table(write(tmp_path, text))
