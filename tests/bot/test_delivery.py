"""An answer costs nothing but the answer: in time, whatever Discord, the store or the corpus do meanwhile."""

import asyncio
import logging
from datetime import timedelta
from types import SimpleNamespace

import discord as library
import pytest

from bot.answering import Page
from bot.delivery import Delivery
from bot.errors import ButtonForgottenError
from bot.store.questions import Question
from bot.views.choosing import ChoiceMenu
from bot.views.demonstrating import DemonstrateButton
from bot.views.linking import LinkMenu
from bot.views.pressing import Pressed
from bot.views.turning import ShareButton, TurnButton
from rulings.answer.records import DemonstrationAnswer
from tests.bot.conftest import Running
from tests.bot.played import ANSWER
from tests.discord_server.server import DiscordServer, Reply

LONG = {"card1": "Mindslaver", "card2": "Spellweaver Helix"}
CARDS = {"card1": "安らかなる眠り", "card2": "荒涼たる収穫"}


def kinds(reply: Reply) -> list[tuple[str, int | None]]:
    return [(each.method, (each.body or {}).get("type")) for each in reply.requests]


def lines(caplog: pytest.LogCaptureFixture, name: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name.startswith(name) and record.levelno >= logging.WARNING]


def fail(server: DiscordServer, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
    server.env.inject_error("POST", path, status=status, code=code, times=times)


async def test_the_picture_is_drawn_within_the_patience(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(*_: object) -> DemonstrationAnswer:
        return ANSWER

    monkeypatch.setattr("rulings.answer.answer_demonstration", answer)
    async with running() as (discord, bot):
        draw = bot.page_maker.picture

        async def slow(question: Question, page: Page) -> bytes | None:
            await asyncio.sleep(2.0)  # of the loopback's own time
            return await draw(question, page)

        monkeypatch.setattr(bot.page_maker, "picture", slow)
        reply = await discord.person().command("demo", **CARDS)
        assert kinds(reply) == [("POST", 5), ("PATCH", None)]
        assert reply.pictures


async def test_a_picture_that_can_not_be_drawn_costs_the_picture(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(*_: object) -> DemonstrationAnswer:
        return ANSWER

    def broken(*_: object, **__: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("rulings.answer.answer_demonstration", answer)
    monkeypatch.setattr("bot.pages.render_board", broken)
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("demo", **CARDS)
        assert "切削されたカードは代わりに追放される。" in reply.text
        assert not reply.pictures
        assert reply.embeds[0].image.url is None
        assert reply.buttons


def test_clocks_that_differ_are_no_age() -> None:
    delivery = Delivery()

    def age(seconds: float) -> float:
        acted_at = library.utils.utcnow() - timedelta(seconds=seconds)
        return delivery._age(SimpleNamespace(created_at=acted_at))  # type: ignore[arg-type]

    assert age(7.0) == 0
    assert age(9.0) == pytest.approx(2.0, abs=0.5)
    assert age(-30.0) == 0


async def test_a_page_turn_is_one_request(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        turned = await asker.click(await asker.command("ruling", **LONG), "▶")
        assert kinds(turned) == [("POST", 7)]


async def test_a_429_that_is_no_json_does_not_lose_the_answer(running: Running) -> None:
    async with running() as (discord, _):
        fail(discord, "/interactions/*/callback", status=429)
        reply = await discord.person().command("card", name="Opt")
        assert kinds(reply) == [("POST", 4), ("POST", 4)]
        assert "Scry 1" in reply.text


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_what_nobody_waits_for_any_more_is_one_line_and_no_second_callback(
    running: Running, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        first = await asker.command("ruling", **LONG)
        for act in (lambda: asker.command("card", name="Opt"), lambda: asker.click(first, "▶")):
            caplog.clear()
            fail(discord, "/interactions/*/callback", status=status, code=code)
            before = len(discord.requests())
            with pytest.raises(AssertionError, match="did not answer"):
                _ = (await act()).message
            assert len(discord.requests()) == before + 1
            (line,) = lines(caplog, "bot")
            assert line.exc_info is None
            assert not lines(caplog, "discord")


async def test_completion_that_nobody_waits_for_is_one_line(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with running() as (discord, _):
        fail(discord, "/interactions/*/callback", status=404, code=10062)
        await discord.person().type("card", "name", "rest in")
        (line,) = lines(caplog, "bot")
        assert line.exc_info is None
        assert not lines(caplog, "discord")


async def test_a_button_that_breaks_is_answered(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running() as (discord, bot):
        asker = discord.person(locale="ja")
        first = await asker.command("ruling", **LONG)

        async def broken(question: Question) -> list[Page]:
            raise ZeroDivisionError

        monkeypatch.setattr(bot.page_maker, "pages", broken)
        told = await asker.click(first, "▶")
        assert "記録されました" in told.text
        assert told.is_private
        assert kinds(told) == [("POST", 4)]
        assert lines(caplog, "bot")[0].exc_info


async def test_a_menu_of_another_question_is_too_old(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person()
        reply = await asker.command("card", name="Ragavn")
        (menu,) = reply.menus
        store = bot.services.store
        question = await store.find(menu["custom_id"].split(":")[1])
        assert question is not None
        menu["custom_id"] = f"choose:{question.id}:9"
        chosen = ChoiceMenu(question.id, 9)
        chosen.item._values = ["Opt"]
        with pytest.raises(ButtonForgottenError):
            chosen._chosen(question)


def test_every_button_and_menu_is_answered_in_one_place() -> None:
    for item in (TurnButton, ShareButton, ChoiceMenu, LinkMenu, DemonstrateButton):
        assert item.callback is Pressed.callback
