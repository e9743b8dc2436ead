"""Pages, buttons and settings in Discord, before and after a restart."""

import pytest

from bot.settings import Settings
from tests.bot.conftest import Running, bot_of
from tests.discord_server.server import DiscordServer, Reply

LONG = {"card1": "Mindslaver", "card2": "Spellweaver Helix"}
"""Cards on which the project has many rulings of its own."""


def position(reply: Reply) -> str:
    return next(label for label in reply.buttons if "/" in label)


async def test_pages_turn_and_end(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person()
        first = await asker.command("ruling", **LONG)
        count = int(position(first).split("/")[1])
        assert count > 1
        assert first.buttons["◀"]["disabled"]
        second = await asker.click(first, "▶")
        assert position(second) == f"2/{count}"
        assert second.text != first.text
        last = await asker.click(first, "⏭")
        assert position(last) == f"{count}/{count}"
        assert last.buttons["▶"]["disabled"]


async def test_buttons_work_after_a_restart(settings: Settings) -> None:
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        asker = discord.person(locale="ja")
        first = await asker.command("ruling", **LONG)
        async with bot_of(settings) as another:
            await discord.restart(another)
            second = await asker.click(first, "▶")
            assert position(second).startswith("2/")
            assert second.text != first.text


async def test_a_button_keeps_the_language_of_its_message(running: Running) -> None:
    async with running() as (discord, _):
        first = await discord.person(locale="ja").command("ruling", **LONG)
        second = await discord.person("another", locale="en-US").click(first, "▶")
        assert "の裁定" in second.text


async def test_a_button_whose_answer_is_forgotten_says_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as (discord, bot):
        asker = discord.person()
        first = await asker.command("ruling", **LONG)

        async def find(question_id: str) -> None:
            return None

        monkeypatch.setattr(bot.services.store, "find", find)
        told = await asker.click(first, "▶")
        assert "too old" in told.text
        assert told.is_private


async def test_a_private_answer_can_be_shown_to_everyone(running: Running) -> None:
    async with running() as (discord, _):
        asker = discord.person(locale="ja")
        await asker.command("settings", visibility="private")
        alone = await asker.command("card", name="Opt")
        assert alone.is_private
        shared = await asker.click(alone, "みんなに見せる")
        assert not shared.is_private
        assert shared.text == alone.text
        assert "みんなに見せる" not in shared.buttons


async def test_a_choice_outlives_the_bot(settings: Settings) -> None:
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        asker = discord.person(locale="ja")
        await asker.command("settings", language="en", visibility="private")
        async with bot_of(settings) as another:
            await discord.restart(another)
            reply = await asker.command("card", name="Opt")
            assert reply.is_private
            assert "Opt (選択)" in reply.text


async def test_only_owners_set_what_holds_for_the_server(running: Running) -> None:
    async with running() as (discord, _):
        refused = await discord.person("guest").command("settings", visibility="private", server=True)
        assert "Manage Server" in refused.text
        assert not (await discord.person("second").command("card", name="Opt")).is_private
        await discord.person("boss", is_owner=True).command("settings", visibility="private", server=True)
        assert (await discord.person("third").command("card", name="Opt")).is_private


async def test_settings_show_what_holds(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("settings")
        assert reply.is_private
        assert "全員" in reply.text
        assert "日本語" in reply.text


async def test_something_broken_is_one_sentence_and_the_log_has_the_rest(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running() as (discord, bot):

        async def pages(question: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(bot.page_maker, "pages", pages)
        reply = await discord.person(locale="ja").command("card", name="Opt")
        assert "記録されました" in reply.text
        assert "ZeroDivision" not in reply.text
        assert reply.is_private
        assert any(record.exc_info and record.exc_info[0] is ZeroDivisionError for record in caplog.records)
