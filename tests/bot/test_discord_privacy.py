"""What concerns the asker alone, and what a machine's faults tell: nothing of it is for the channel."""

import asyncio
import json
import sqlite3
import tomllib

import pytest

from bot.store.questions import Question
from rulings.answer.errors import CardUnknownError
from rulings.corpus.database import CorpusDamagedError
from tests.bot.conftest import Running
from tests.places import ROOT

TABLE = (ROOT / "data/demonstrations/rest-in-peace-wasteful-harvest.toml").read_bytes()
LONG = {"card1": "Mindslaver", "card2": "Spellweaver Helix"}


async def test_which_one_and_empty_results_are_for_the_asker_alone(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        for reply in (
            await asker.command("card", name="Ragavn"),
            await asker.command("search", words="zzzzqqq xxqzzy"),
            await asker.command("card", name="zzzzqqq"),
        ):
            assert reply.is_private
        assert not (await asker.command("search", words="replacement effects")).is_private


@pytest.mark.parametrize("name", ["mine.json", "mine.jsonl", "MINE.JSON"])
async def test_a_table_file_may_be_json(running: Running, name: str) -> None:
    table = json.dumps(tomllib.loads(TABLE.decode()), ensure_ascii=False).encode()
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("table", file=(name, table))
        assert "荒涼たる収穫" in reply.text
        assert reply.pictures


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("mine.toml", b"format = 2", "mine.toml, line"),
        ("mine.json", b"{", "mine.json, line 1"),
        ("mine.jsonl", b'{"a": 1}\n{"b": 2}', "holds 2 tables"),
        ("mine.jsonl", b"\n", "no table in mine.jsonl"),
        ("mine.toml", b"\xff\xfe", "no text in UTF-8"),
        ("film.bin", b"x" * 70_000, "too large"),
    ],
)
async def test_faults_of_a_table_file_are_for_the_asker_alone(
    running: Running, name: str, content: bytes, words: str
) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("table", file=(name, content))
        assert words in reply.shown
        assert reply.is_private


async def test_a_fault_that_comes_late_is_for_the_asker_alone(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running() as (discord, bot):

        async def late(question: Question) -> None:
            await asyncio.sleep(2.0)  # of the loopback's own time
            raise CardUnknownError(query=question.words[0])

        monkeypatch.setattr(bot.page_maker, "pages", late)
        reply = await discord.person().command("card", name="zzzzqqq")
        assert [(each.method, (each.body or {}).get("type")) for each in reply.requests] == [
            ("POST", 5),
            ("PATCH", None),
            ("POST", None),
            ("DELETE", None),
        ]
        assert "zzzzqqq" not in str(reply.requests[1].body)
        assert "No card is called" in reply.text
        assert reply.is_private


async def test_a_server_that_wants_privacy_binds_its_members(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        await asker.command("settings", visibility="private")
        shareable = await asker.command("card", name="Opt")
        boss = discord.person("boss", is_owner=True)
        told = await boss.command("settings", visibility="private", language="ja", server=True)
        assert "自分だけ" in told.text
        await asker.command("settings", visibility="public")
        bound = await asker.command("card", name="Opt")
        assert bound.is_private
        assert not bound.buttons
        refused = await asker.click(shareable, "Show everyone")
        assert refused.is_private
        assert "本人だけ" in refused.text, "the server's language counts where a member chose none"


async def test_settings_go_back_to_the_defaults(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        assert "everything" in (await asker.command("settings", detail="3")).text
        assert "step by step" in (await asker.command("settings", detail="default")).text


async def test_a_choice_that_can_not_be_saved_is_said(running: Running) -> None:
    async with running() as (discord, bot):
        await bot.services.store._connection.execute("PRAGMA query_only = ON")
        told = await discord.person().command("settings", language="ja")
        assert "nothing has changed" in told.text
        assert told.is_private


async def test_a_store_that_can_not_be_written_costs_the_buttons(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person()
        before = await asker.command("ruling", **LONG)
        await bot.services.store._connection.execute("PRAGMA query_only = ON")
        reply = await asker.command("ruling", **LONG)
        assert not reply.buttons
        assert reply.embeds[0].description == before.embeds[0].description
        assert "This is page 1 of" in reply.text
        assert "Scry 1" in (await asker.command("card", name="Opt")).text
        unsure = await asker.command("card", name="Ragavn")
        assert "Ragavan, Nimble Pilferer" in unsure.text
        assert not unsure.menus
        turned = await asker.click(before, "▶")
        assert any(label.startswith("2/") for label in turned.buttons), "what is remembered already needs no writing"


async def test_an_answer_without_buttons_writes_nothing(running: Running) -> None:
    async with running() as (discord, bot):
        connection = bot.services.store._connection
        before = connection.total_changes
        await discord.person().command("card", name="Opt")
        assert connection.total_changes == before


@pytest.mark.parametrize(
    "fault",
    [CorpusDamagedError(path="/srv/secret/corpus.sqlite", fault="malformed"), sqlite3.DatabaseError("/srv/secret")],
)
async def test_a_damaged_corpus_tells_the_asker_no_path_and_the_log_everything(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    async with running() as (discord, bot):

        async def pages(question: Question) -> None:
            raise fault

        monkeypatch.setattr(bot.page_maker, "pages", pages)
        reply = await discord.person().command("card", name="Opt")
        assert "logged" in reply.text
        assert "secret" not in reply.text
        assert reply.is_private
        assert "/srv/secret" in caplog.text
        assert any(record.exc_info for record in caplog.records)
