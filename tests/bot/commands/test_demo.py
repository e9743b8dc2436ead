"""``/demo`` in Discord: pictures, steps, and buttons that survive a restart."""

import asyncio
import io
import threading

import pytest
from PIL import Image

from bot.settings import Settings
from rulings.answer.records import DemonstrationAnswer, MeetingNotFoundAnswer
from rulings.language import Language
from tests.bot.conftest import Running, bot_of
from tests.bot.played import ANSWER, NOT_FOUND
from tests.discord_server.server import DiscordServer, Reply
from tests.places import ROOT

FAULTY = b'format = 1\nid = "x"\nnope = 1\n[players.A]\n[players.B]\n'
CARDS = {"card1": "安らかなる眠り", "card2": "荒涼たる収穫"}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is tested elsewhere: here every demonstration is the one made by hand."""

    async def answer(desk: object, words: tuple[str, ...], language: Language = Language.EN) -> DemonstrationAnswer:
        return ANSWER

    monkeypatch.setattr("rulings.answer.answer_demonstration", answer)


async def picture(reply: Reply) -> Image.Image:
    (attachment,) = reply.pictures
    assert attachment.filename == "board.png"
    assert reply.embeds[0].image.url
    return Image.open(io.BytesIO(await attachment.read()))


@pytest.mark.usefixtures("played")
async def test_a_demonstration_comes_with_its_picture_and_all_steps(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("demo", **CARDS)
        assert "切削されたカードは代わりに追放される。（CR 614.6）" in reply.text
        assert (await picture(reply)).width == 1080
        assert reply.buttons["▶"]["disabled"] is False


@pytest.mark.usefixtures("played")
async def test_each_step_has_its_own_picture_and_rules(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        overview = await asker.command("demo", **CARDS)
        setup = await asker.click(overview, "▶")
        assert "The table at the start." in setup.text
        cast = await asker.click(setup, "▶")
        assert "A casts Wasteful Harvest." in cast.text
        assert (await picture(cast)).tobytes() != (await picture(setup)).tobytes()
        last = await asker.click(cast, "⏭")
        assert "Milled cards can be found." in last.text


@pytest.mark.usefixtures("played")
async def test_step_buttons_work_after_a_restart(settings: Settings) -> None:
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        asker = discord.person(locale="ja")
        overview = await asker.command("demo", **CARDS)
        async with bot_of(settings) as another:
            await discord.restart(another)
            step = await asker.click(await asker.click(overview, "▶"), "▶")
            assert "Aは《荒涼たる収穫》を唱える。" in step.text
            assert (await picture(step)).width == 1080


@pytest.mark.usefixtures("played")
async def test_pictures_are_drawn_off_the_event_loop(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    from bot import pages

    draw = pages.render_board

    def watched(*args: object, **kwargs: object) -> bytes:
        threads.append(threading.current_thread())
        return draw(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr("bot.pages.render_board", watched)
    async with running() as (discord, _):
        await discord.person().command("demo", **CARDS)
    assert threads
    assert threading.main_thread() not in threads


async def test_where_no_scene_is_found_the_rulings_are_shown_and_nothing_is_denied(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(desk: object, words: tuple[str, ...], language: Language = Language.EN) -> MeetingNotFoundAnswer:
        await asyncio.sleep(0)
        return NOT_FOUND

    monkeypatch.setattr("rulings.answer.answer_demonstration", answer)
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("demo", card1="Opt", card2="Shock")
        assert not reply.pictures
        assert "場面は見つかりませんでした。関わり合わないという意味ではありません。" in reply.text
        assert "両方に関わる裁定の文" in reply.text


async def test_the_flagship_is_really_played(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person(locale="ja")
        reply = await asker.command("demo", **CARDS)
        assert "614.6" in reply.text
        assert "701.17c" in reply.text
        assert (await picture(reply)).width == 1080
        seen = [reply.text]
        while not reply.buttons["▶"]["disabled"]:
            reply = await asker.click(reply, "▶")
            seen.append(reply.text)
            assert len(seen) < 60
        assert any("灰色熊" in text for text in seen)


async def test_a_table_file_is_played(running: Running) -> None:
    table = (ROOT / "data/demonstrations/rest-in-peace-wasteful-harvest.toml").read_bytes()
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("table", file=("mine.toml", table))
        assert "荒涼たる収穫" in reply.text
        assert (await picture(reply)).width == 1080


async def test_a_fault_in_a_table_file_is_named_with_its_place(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("table", file=("mine.toml", FAULTY))
        assert "mine.toml, line 3" in reply.text
        assert "`nope`" in reply.shown
        assert reply.is_private


async def test_a_file_that_is_no_table_is_refused_unread(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person().command("table", file=("film.bin", b"x" * 70_000))
        assert reply.is_private
        assert "too large" in reply.text


async def test_what_is_not_understood_is_refused_without_a_board(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("demo", card1="Word of Command")
        assert "推測せずに" in reply.text
        assert "finishes resolving" in reply.text
        assert not reply.pictures
        assert not reply.buttons
