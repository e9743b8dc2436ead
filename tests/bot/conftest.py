"""The bot in a Discord on loopback, with a real corpus and a store of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from pathlib import Path

import pytest

from bot.client import JudgeBot
from bot.services import Services
from bot.settings import Settings
from tests.discord_server.server import DiscordServer

Running = Callable[[], AbstractAsyncContextManager[tuple[DiscordServer, JudgeBot]]]


@pytest.fixture(scope="session", autouse=True)
def _engine() -> None:
    """The rules are loaded before a bot is asked: on a loaded machine that takes longer than a command may wait."""
    import_module("rulings.answer.demonstrations")


@pytest.fixture
def settings(corpus_path: Path, tmp_path: Path) -> Settings:
    """Settings of a bot with this corpus and a store of its own."""
    return Settings.load({"JUDGEBOT_CORPUS": str(corpus_path), "JUDGEBOT_STORE": str(tmp_path / "store.sqlite")})


@asynccontextmanager
async def bot_of(settings: Settings) -> AsyncIterator[JudgeBot]:
    """A bot as ``judgebot run`` makes it, not yet connected."""
    async with Services.open(settings, ThreadPoolExecutor) as services:
        yield JudgeBot(services, shard_count=1)


@pytest.fixture
def running(settings: Settings) -> Running:
    """Opens a Discord with the bot in it: ``async with running() as (discord, bot)``."""

    @asynccontextmanager
    async def run() -> AsyncIterator[tuple[DiscordServer, JudgeBot]]:
        async with bot_of(settings) as bot, DiscordServer.running(bot) as server:
            yield server, bot
            await asyncio.sleep(0)

    return run
