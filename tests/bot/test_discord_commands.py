"""The commands as Discord is told of them."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import discord as library
import pytest

from bot.commands import COMMANDS, all_answers
from bot.console import prompt
from bot.settings import Settings
from bot.store.questions import Topic
from tests.bot.conftest import Running, bot_of
from tests.discord_server.server import DiscordServer, Request
from tests.places import ROOT

EXPECTED = {"ask", "card", "rule", "policy", "ruling", "search", "demo", "table", "settings", "help"}
"""What people know by name; none of them may be lost."""


def registrations(discord: DiscordServer) -> list[Request]:
    return [request for request in discord.requests() if request.method == "PUT" and request.path.endswith("/commands")]


def fields(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for command in commands:
        yield command
        yield from command.get("options", ())


async def test_every_command_is_registered_once(settings: Settings) -> None:
    async with bot_of(settings) as bot, DiscordServer.running(bot) as discord:
        (request,) = registrations(discord)
        assert EXPECTED <= {command["name"] for command in request.body} == set(COMMANDS)
        async with bot_of(settings) as another:
            await discord.restart(another)
            assert len(registrations(discord)) == 1, "unchanged commands must not use up the 200 changes a day"


async def test_commands_work_in_servers_private_chats_and_for_users_who_installed_them(running: Running) -> None:
    async with running() as (discord, _):
        for command in registrations(discord)[0].body:
            assert command["integration_types"] == [0, 1]
            assert command["contexts"] == [0, 1, 2]


async def test_names_and_descriptions_are_in_japanese_too(running: Running) -> None:
    async with running() as (discord, _):
        for field in fields(registrations(discord)[0].body):
            assert field["name_localizations"]["ja"]
            assert field["description_localizations"]["ja"]
            assert all(set(each["name_localizations"]) == {"ja"} for each in field.get("choices", ()))


async def test_option_names_are_unique_in_every_language(running: Running) -> None:
    async with running() as (discord, _):
        for command in registrations(discord)[0].body:
            for names in (
                [option["name"] for option in command["options"]],
                [option["name_localizations"]["ja"] for option in command["options"]],
            ):
                assert len(names) == len(set(names))


async def test_a_command_is_described_in_under_8000_characters(running: Running) -> None:
    async with running() as (discord, _):
        for command in registrations(discord)[0].body:
            total = 0
            for field in fields([command]):
                for key in ("name", "description"):
                    total += max(len(field[key]), *(len(text) for text in field[f"{key}_localizations"].values()))
                total += sum(len(str(each["value"])) + len(each["name"]) for each in field.get("choices", ()))
            assert total <= 8000


async def test_help_names_every_command(running: Running) -> None:
    async with running() as (discord, _):
        reply = await discord.person(locale="ja").command("help")
        assert reply.is_private
        for name in ("質問", "カード", "ルール", "裁定", "検索", "実演", "設定", "ヘルプ"):
            assert f"/{name}" in reply.text
        assert "/demo" in (await discord.person("another").command("help")).text


async def test_no_privileged_intent_is_asked_for(running: Running) -> None:
    async with running() as (_, bot):
        assert dict(bot.intents) == {**dict(library.Intents.none()), "guilds": True}


@pytest.mark.parametrize(("readme", "own", "other"), [("README.md", "en", "ja"), ("README.ja.md", "ja", "en")])
async def test_the_readme_has_every_command_in_both_languages(
    readme: str, own: str, other: str, running: Running
) -> None:
    async with running() as (discord, _):
        there = {names_of(command)[own]: command for command in registrations(discord)[0].body}
    text = (ROOT / readme).read_text(encoding="utf-8")
    rows = re.findall(r"^\| `/([^`]+)` \| `/([^`]+)` \| (.*) \|$", text, re.MULTILINE)
    assert [row[:2] for row in rows] == [(name, names_of(command)[other]) for name, command in there.items()]
    named = [(name, option) for name, _, told in rows for option in re.findall(r"`(\w+)`", told)]
    named += re.findall(r"`/(\w+) (\w+):", text)
    assert len(named) > 3
    for name, option in named:
        assert option in {names_of(one)[own] for one in there[name]["options"]}, f"/{name} {option}"


def names_of(described: dict[str, Any]) -> dict[str, str]:
    return {"en": described["name"], **described["name_localizations"]}


def test_the_prompt_takes_the_same_commands_but_those_of_discord_alone() -> None:
    assert EXPECTED - {"settings", "help"} <= {*prompt.slash_commands()} == {*COMMANDS} - {"settings", "help"}


def test_every_topic_that_is_remembered_is_answered_by_one_command() -> None:
    assert set(all_answers()) == set(Topic)
    modules = [import_module(f"bot.commands.{name}") for name in COMMANDS]
    topics = [topic for module in modules for topic in getattr(module, "ANSWERS", ())]
    assert len(topics) == len(set(topics))


def test_every_file_of_a_command_is_listed() -> None:
    names = {
        path.stem for path in (ROOT / "bot" / "commands").glob("*.py") if "def add(tree" in path.read_text("utf-8")
    }
    assert names == set(COMMANDS)
