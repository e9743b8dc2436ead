"""Making the bundled tables of names: cleaned, sorted, one line a face, and what was dropped is said."""

from pathlib import Path

import pytest

from rulings.building.name_table import main
from tests.sources.invented import japanese, mtgjson_entry, snapshot_entry, write_atomic_cards, write_snapshot


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """A list of names and an AtomicCards file with the damage that such files have, about cards that don't exist."""
    folder = tmp_path / "inputs"
    folder.mkdir()
    write_snapshot(
        folder,
        *map(
            snapshot_entry,
            ("Test Golem", "Test Wall", "Test Beast", "Test Bird", "Test Isle", "Test Drake", "Tést Elf"),
        ),
        snapshot_entry("Test Fire // Test Ice", layout="split"),
        snapshot_entry("Test Start // Test Fire", layout="split"),
        snapshot_entry("Test Seed // Test Tree", layout="adventure"),
    )
    write_atomic_cards(
        folder,
        mtgjson_entry("Test Golem", printings=["AAA", "BBB"], foreignData=[japanese("試験の巨像")]),
        mtgjson_entry("Test Wall", printings=["AAA"], foreignData=[japanese("Test Wall")]),
        mtgjson_entry("Test Beast", printings=["AAA"], foreignData=[japanese("試験（しけん）の獣（けもの）")]),
        mtgjson_entry("Test Bird", printings=["AAA"], foreignData=[japanese("試験の鳥 (大怪鳥)")]),
        mtgjson_entry("Test Isle", printings=["AAA"], foreignData=[japanese("試験の島、 第一")]),
    )
    names = folder / "names.csv"
    names.write_text(
        "Test Golem,試験のゴーレム,しけんのごーれむ,しけんのごーれむ\n"
        "Test Isle,試験の島、第一,しけんのしまだいいち,しけんのしまだいいち\n"
        "Test Drake,べスト・ドレイク,べすとどえいく,べすとどえいく\n"
        "Test Elf,試験への道,しけんへのみち,しけんえのみち\n"
        "Test Fire // Test Ice,試験の火 // 試験の氷,しけんのひ,しけんのひ\n"
        "Test Tree,試験の木,しけんのき,しけんのき\n"
        "Test Token,試験の駒,しけんのこま,しけんのこま\n",
        encoding="utf-8",
    )
    return [folder]


def test_the_tables_are_clean_and_sorted(files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--month", "2025-02", "--output", str(tmp_path / "data"), *map(str, files)]) == 0
    assert (tmp_path / "data/names/japanese.tsv").read_text(encoding="utf-8").splitlines()[2:] == [
        "Test Beast\t試験の獣\tしけんのけもの",
        "Test Bird\t試験の鳥",
        "Test Drake\tベスト・ドレイク",
        "Test Fire // Test Ice\t試験の火 // 試験の氷",
        "Test Golem\t試験のゴーレム|試験の巨像\tしけんのごーれむ",
        "Test Isle\t試験の島、第一\tしけんのしまだいいち",
        "Test Tree\t試験の木\tしけんのき",
        "Tést Elf\t試験への道\tしけんへのみち=しけんえのみち",
    ]
    assert (tmp_path / "data/cards/printings.tsv").read_text(encoding="utf-8").splitlines()[1:] == [
        "Test Beast\t1", "Test Bird\t1", "Test Golem\t2", "Test Isle\t1", "Test Wall\t1"
    ]  # fmt: skip
    said = capsys.readouterr().out
    for dropped in (
        "1 not_japanese\n  Test Wall: Test Wall",
        "1 title\n  Test Bird: 大怪鳥",
        "1 other_spaces\n  Test Isle: 試験の島、 第一",
        "1 wrong_reading\n  Test Drake: ベスト・ドレイク: べすとどえいく",
        "1 no_such_card\n  Test Token: 試験の駒",
        "several_japanese_names: 2\n  Test Golem: 試験のゴーレム | 試験の巨像",
    ):
        assert dropped in said


def test_the_same_files_give_the_same_bytes(files: list[Path], tmp_path: Path) -> None:
    for place in ("one", "two"):
        main(["--month", "2025-02", "--output", str(tmp_path / place), *map(str, files)])
    one, two = (sorted((tmp_path / place).rglob("*.tsv")) for place in ("one", "two"))
    assert len(one) == 2
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
