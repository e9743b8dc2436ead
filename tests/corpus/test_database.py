"""Opening and asking the corpus."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rulings.building import build_corpus
from rulings.corpus.database import Corpus, CorpusDamagedError, CorpusLayoutError, CorpusMissingError
from rulings.corpus.schema import LAYOUT_VERSION
from rulings.language import Language
from tests.sources.invented import japanese, mtgjson_entry, snapshot_entry, write_atomic_cards, write_snapshot


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("inputs")
    write_snapshot(
        folder,
        snapshot_entry("Test Golem"),
        snapshot_entry("Test Ice"),
        *(snapshot_entry(f"Filler {number}") for number in range(1200)),
    )
    write_atomic_cards(
        folder,
        mtgjson_entry("Test Golem", foreignData=[japanese("試験のゴーレム"), japanese("復活")]),
        mtgjson_entry("Test Ice", foreignData=[japanese("復活")]),
    )
    return build_corpus([folder], folder.parent / f"{folder.name}.sqlite").path


async def test_many_cards_come_in_one_call_and_unknown_names_are_absent(path: Path) -> None:
    names = [f"Filler {number}" for number in range(1200)]
    async with Corpus.open(path) as corpus:
        cards = await corpus.cards(["Nothing", *names])
    assert list(cards) == names
    assert all(card.name == name for name, card in cards.items())


async def test_a_name_must_be_exact(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        assert await corpus.card("test golem") is None
        assert await corpus.card("試験のゴーレム") is None
        assert await corpus.cards_by_japanese("試験の") == []


async def test_a_japanese_name_of_two_cards_gives_both_today_s_owner_first(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        found = await corpus.cards_by_japanese("復活")
    assert [card.name for card in found] == ["Test Ice", "Test Golem"]


async def test_all_names_are_listed_by_card_language_and_rank(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        rows = [row for row in await corpus.all_names() if row.card == "Test Golem"]
    assert [(row.language, row.text, row.position) for row in rows] == [
        (Language.EN, "Test Golem", 0),
        (Language.JA, "試験のゴーレム", 0),
        (Language.JA, "復活", 1),
    ]


async def test_every_row_knows_its_source_edition_and_language(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        faces = await corpus.rows(
            "SELECT DISTINCT s.key, f.edition, f.language FROM face f JOIN source s USING (source_id)"
        )
        names = await corpus.rows(
            "SELECT DISTINCT s.key, n.edition, n.language FROM card_name n JOIN source s USING (source_id) ORDER BY 3"
        )
    assert faces == [("oracle_snapshot", "2026-06", "en")]
    assert names == [("oracle_snapshot", "2026-06", "en"), ("mtgjson", "2022-04-25", "ja")]


async def test_info_has_the_counts_and_the_report_of_the_build(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        info = await corpus.info()
    assert info.counts["cards"] == 1202
    assert info.layout == LAYOUT_VERSION
    assert info.size_bytes == path.stat().st_size
    assert [source.key for source in info.sources] == ["bundled", "oracle_snapshot", "mtgjson", "name_table"]
    assert info.report["disagreements"] == {"shared_japanese_name": 1, "several_japanese_names": 1}


async def test_reading_leaves_nothing_beside_the_file_and_does_not_touch_it(path: Path) -> None:
    before = (path.read_bytes(), sorted(path.parent.iterdir()))
    async with Corpus.open(path) as corpus:
        await corpus.card("Test Golem")
        with pytest.raises(CorpusDamagedError):
            await corpus.rows("DELETE FROM card")
    assert (path.read_bytes(), sorted(path.parent.iterdir())) == before


async def test_many_tasks_share_one_corpus(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        cards = await asyncio.gather(*(corpus.card(f"Filler {number}") for number in range(50)))
    assert [card.name for card in cards if card] == [f"Filler {number}" for number in range(50)]


async def test_no_file_is_an_error_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(CorpusMissingError) as fault:
        async with Corpus.open(tmp_path / "nothing.sqlite"):
            pass
    assert fault.value.details == {"path": tmp_path / "nothing.sqlite"}


async def test_another_layout_is_an_error_with_both_versions(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    other.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(other)) as connection:
        connection.execute(f"PRAGMA user_version = {LAYOUT_VERSION - 1}")
    with pytest.raises(CorpusLayoutError) as fault:
        async with Corpus.open(other):
            pass
    assert (fault.value.details["found"], fault.value.details["wanted"]) == (LAYOUT_VERSION - 1, LAYOUT_VERSION)


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\x00" + b"\x00" * 200])
async def test_what_is_no_corpus_is_an_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.sqlite"
    path.write_bytes(content)
    with pytest.raises(CorpusDamagedError):
        async with Corpus.open(path):
            pass


async def test_a_path_with_odd_letters_is_opened(path: Path, tmp_path: Path) -> None:
    odd = tmp_path / "大 会?#%20.sqlite"
    odd.write_bytes(path.read_bytes())
    async with Corpus.open(odd) as corpus:
        assert await corpus.card("Test Golem") is not None
