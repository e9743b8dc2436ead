"""The gate: whatever a person does while the bot stops gets one private sentence, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.language import say
from rulings.language import Language
from tests.bot.conftest import Running
from tests.discord_server.server import Reply


async def test_commands_buttons_menus_and_completion_are_told_so(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person(locale="ja")
        pages = await asker.command("rule", query="601.2")
        unsure = await asker.command("card", name="snapcastr")
        await bot.gate.close(1)
        late = [
            await asker.command("card", name="Opt"),
            await asker.command("settings"),
            await asker.choose(pages, pages.menus[0]["options"][0]["value"]),
            await asker.choose(unsure, unsure.menus[0]["options"][0]["value"]),
        ]
        late += [
            await asker.click(pages, label) for label, button in pages.buttons.items() if not button.get("disabled")
        ]
        for reply in late:
            assert reply.text.strip() == say(Language.JA, "view.stopping")
            assert reply.is_private
            assert len(reply.requests) == 1
        assert await asker.type("card", "name", "Op") == []


async def test_who_is_answered_is_not_inside_any_more(running: Running) -> None:
    async with running() as (discord, bot):
        asker = discord.person()
        reply = await asker.command("rule", query="601.2")
        await asker.choose(reply, reply.menus[0]["options"][0]["value"])
        assert bot.gate.number_inside == 0


@asynccontextmanager
async def never_answering(bot: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """As long as this lasts no page is ever made; afterwards the gate is closed."""

    async def pages(_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(bot.page_maker, "pages", pages)

    async def close() -> None:
        while not bot.gate.number_inside:
            await asyncio.sleep(0.01)
        await bot.gate.close(0.1)

    closing = asyncio.create_task(close())
    yield
    await closing


async def test_whoever_pressed_a_button_in_vain_is_told_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as (discord, bot):
        asker = discord.person()
        before = await asker.command("rule", query="601.2")
        async with never_answering(bot, monkeypatch):
            reply: Reply = await asker.choose(before, before.menus[0]["options"][0]["value"])
        assert reply.text.strip() == say(Language.EN, "view.stopped")
        assert reply.is_private


async def test_whoever_asked_in_vain_is_told_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.PATIENCE_SECONDS", 86_400)
    async with running() as (discord, bot):
        async with never_answering(bot, monkeypatch):
            reply = await discord.person().command("card", name="Opt")
        assert reply.text.strip() == say(Language.EN, "view.stopped")
        assert reply.is_private
