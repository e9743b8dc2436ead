"""The store: what people chose and the questions behind buttons outlive the process."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import aiosqlite
import pytest

from bot.errors import StoreForeignError, StoreNewerError, StoreUnwritableError
from bot.store import layout
from bot.store.database import Scope, Store
from bot.store.questions import Question, Topic
from rulings.language import Language
from rulings.narrate.report import Detail

ASKED = Question(Topic.DEMONSTRATION, ("安らかなる眠り", "Kongming, “Sleeping Dragon”"), Language.JA, Detail.EVERYTHING)


async def test_a_choice_outlives_the_process(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.choose(Scope.USER, 1, {"language": "ja"})
        await store.choose(Scope.GUILD, 1, {"language": "en"})
        await store.choose(Scope.USER, 2, {"language": "en"})
        await store.choose(Scope.USER, 2, {"language": None})
    async with Store.open(tmp_path / "store.sqlite") as store:
        assert store.choice(Scope.USER, 1, "language") == "ja"
        assert store.choice(Scope.GUILD, 1, "language") == "en"
        assert store.choice(Scope.USER, 2, "language") is None
        assert store.choice(Scope.GUILD, None, "language") is None


async def test_a_question_comes_back_as_it_was(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.keep(ASKED)
    async with Store.open(tmp_path / "store.sqlite") as store:
        assert await store.find(ASKED.id) == ASKED
        assert await store.find("unknown-id-1") is None


def test_equal_questions_share_an_id_that_fits_into_a_button() -> None:
    again = Question.from_json(ASKED.to_json())
    assert again == ASKED
    assert again.id == ASKED.id
    assert len(ASKED.id) == 12
    assert Question(Topic.CARD, ASKED.words, Language.JA).id != ASKED.id


async def test_the_questions_that_nobody_looked_at_for_longest_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.MOST_QUESTIONS", 2)
    monkeypatch.setattr("bot.store.database.FRESH_SECONDS", 0.0)
    clock = iter(range(100))
    monkeypatch.setattr("bot.store.database.time.time", lambda: float(next(clock)))
    first, second, third = (Question(Topic.CARD, (name,), Language.EN) for name in ("Opt", "Shock", "Duress"))
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.keep(first)
        await store.keep(second)
        assert await store.find(first.id) == first
        await store.keep(third)
        assert await store.find(second.id) is None
        assert await store.find(first.id) == first
        assert await store.find(third.id) == third


async def test_a_place_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StoreUnwritableError) as caught:
        async with Store.open(tmp_path / "file" / "store.sqlite"):
            pass
    assert str(tmp_path) in str(caught.value.details["path"])


async def test_a_file_that_is_no_store_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    path.write_text("no database at all, " * 100, encoding="utf-8")
    with pytest.raises(StoreForeignError):
        async with Store.open(path):
            pass
    assert path.read_text(encoding="utf-8") == "no database at all, " * 100


@pytest.mark.parametrize("number", [0, 1, 7])
async def test_a_database_of_another_program_is_named_and_left_alone(tmp_path: Path, number: int) -> None:
    path = tmp_path / "store.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE card (name TEXT)")
        other.execute(f"PRAGMA user_version = {number}")
    before = path.read_bytes()
    with pytest.raises(StoreForeignError):
        async with Store.open(path):
            pass
    assert path.read_bytes() == before


async def test_only_its_owner_reads_the_store(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.keep(ASKED)
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


async def test_a_store_of_an_older_layout_is_brought_up_to_date_and_keeps_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite"
    async with Store.open(path) as store:
        await store.choose(Scope.USER, 1, {"language": "ja"})
        await store.keep(ASKED)
    monkeypatch.setattr(layout, "STEPS", (*layout.STEPS, ("ALTER TABLE fact ADD COLUMN noted REAL",)))
    async with Store.open(path) as store:
        assert store.choice(Scope.USER, 1, "language") == "ja"
        assert await store.find(ASKED.id) == ASKED
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (len(layout.STEPS),)
        assert "noted" in {row[1] for row in file.execute("PRAGMA table_info(fact)")}


async def test_a_store_of_a_newer_layout_is_refused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite"
    with monkeypatch.context() as newer:
        newer.setattr(layout, "STEPS", (*layout.STEPS, ("ALTER TABLE fact ADD COLUMN noted REAL",)))
        async with Store.open(path):
            pass
    before = path.read_bytes()
    with pytest.raises(StoreNewerError) as caught:
        async with Store.open(path):
            pass
    assert caught.value.details["found"] == caught.value.details["known"] + 1
    assert path.read_bytes() == before


async def test_a_step_that_fails_half_way_leaves_the_store_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "store.sqlite"
    async with Store.open(path) as store:
        await store.keep(ASKED)
    with monkeypatch.context() as faulty:
        faulty.setattr(layout, "STEPS", (*layout.STEPS, ("DROP TABLE question", "no statement")))
        with pytest.raises(StoreUnwritableError):
            async with Store.open(path):
                pass
    async with Store.open(path) as store:
        assert await store.find(ASKED.id) == ASKED


async def test_several_processes_may_lay_out_one_store_at_once(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"

    async def lay_out() -> None:
        async with aiosqlite.connect(path, timeout=60) as connection:
            await layout.lay_out(connection, path)

    await asyncio.gather(*(lay_out() for _ in range(8)))
    async with Store.open(path) as store:
        await store.keep(ASKED)
        assert await store.find(ASKED.id) == ASKED


async def test_a_store_that_is_held_by_another_costs_one_wait_and_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "store.sqlite"
    async with Store.open(path) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            faults = await asyncio.gather(*(store.keep(ASKED) for _ in range(20)), return_exceptions=True)
            assert all(isinstance(fault, StoreUnwritableError) for fault in faults)
            assert len(caplog.records) == 1, "one of them waited, and the others knew"
            assert await store.find(ASKED.id) is None
            other.execute("ROLLBACK")
        store._rests_until = 0.0
        await store.keep(ASKED)
        assert await store.find(ASKED.id) == ASKED


async def test_a_full_disk_keeps_nothing_half_and_takes_up_again_when_there_is_room(tmp_path: Path) -> None:
    """SQLite's own bound of pages fails as a full disk does, with SQLITE_FULL."""
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.choose(Scope.USER, 1, {"language": "ja"})
        await store._connection.execute("PRAGMA max_page_count = 1")
        large = replace(ASKED, words=("x" * 300_000,))
        with pytest.raises(StoreUnwritableError):
            await store.keep(large)
        assert await store.find(large.id) is None
        assert store.choice(Scope.USER, 1, "language") == "ja"
        await store._connection.execute("PRAGMA max_page_count = 1000000")
        store._rests_until = 0.0
        await store.keep(ASKED)
        assert await store.find(ASKED.id) == ASKED


async def test_a_choice_that_is_not_saved_is_not_kept_in_memory(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.choose(Scope.USER, 1, {"language": "ja"})
        await store._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreUnwritableError):
            await store.choose(Scope.USER, 1, {"language": "en", "visibility": "private"})
        assert store.choice(Scope.USER, 1, "language") == "ja"
        assert store.choice(Scope.USER, 1, "visibility") is None


async def test_a_question_that_was_just_looked_at_is_not_written_again(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.keep(ASKED)
        before = store._connection.total_changes
        assert await store.find(ASKED.id) == ASKED
        assert store._connection.total_changes == before


async def test_a_store_that_is_gone_is_a_fault_of_its_own(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "store.sqlite") as store:
        await store.keep(ASKED)
        await store._connection.execute("DROP TABLE question")
        with pytest.raises(StoreUnwritableError):
            await store.find(ASKED.id)
