"""What every Discord command shares: the desk, the store, and workers for what takes time.

What is here: opening it all and closing it again. What is not: Discord.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib import import_module
from typing import Final, Self, TypeVar

from bot.render.board.fonts import find_font_file
from bot.settings import Settings, corpus_path, store_path
from bot.store.database import Store
from bot.workers import Workers
from rulings import answer
from rulings.answer import Desk
from rulings.errors import RulingsError

FIRST_PLAYED: Final = ("Rest in Peace", "Wasteful Harvest")
"""The cards of the demonstration that is played before anybody asks for one."""

LOOKUPS: Final = 4
"""Threads for what somebody waits for while typing; games have their own, so that none is ever before a look-up."""

_Value = TypeVar("_Value")


class Services:
    """The parts of a running bot."""

    def __init__(self, settings: Settings, desk: Desk, store: Store, workers: Executor) -> None:
        self.settings = settings
        self.desk = desk
        self.store = store
        self._workers = workers
        self._warming: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, make_workers: Callable[[int], Executor] = Workers) -> AsyncIterator[Self]:
        """Open corpus, store and workers for as long as the context lasts; the index of names is loaded too.

        Shape: ``make_workers`` makes what plays and draws, of the number of workers.
        Raises: CorpusMissingError and its kin, StoreUnwritableError, FontMissingError.
        """
        async with AsyncExitStack() as stack:
            find_font_file(settings.font)
            lookups = ThreadPoolExecutor(LOOKUPS, "judgebot-lookup")
            workers = make_workers(settings.workers)
            for pool in (lookups, workers):
                stack.callback(pool.shutdown, wait=False, cancel_futures=True)
            opening = Desk.open(corpus_path(settings), lookups=lookups, games=workers)
            desk = await stack.enter_async_context(opening)
            await desk.names()
            store = await stack.enter_async_context(Store.open(store_path(settings)))
            yield cls(settings, desk, store, workers)

    async def warm_up(self) -> None:
        """Load the grammar and the rules and play a first demonstration, once; whoever needs them waits here.

        Where that failed, the next one tries again.

        A bot that has just started connects meanwhile, and answers cards and rules.
        """
        if self._warming is None or (self._warming.done() and not _is_well(self._warming)):
            self._warming = asyncio.create_task(self._load_rules(), name="warm up")
        await asyncio.shield(self._warming)

    async def _load_rules(self) -> None:
        # By a thread of the look-ups: the event loop has to keep Discord's heartbeat while half a second is imported.
        await self.desk.in_lookups(import_module, "rulings.answer.demonstrations")
        with suppress(RulingsError):  # a corpus of one's own may lack the two cards
            await answer.answer_demonstration(self.desk, FIRST_PLAYED)

    async def off_loop(self, work: Callable[[], _Value]) -> _Value:
        """Do something that takes time without holding up the event loop, in another process: a function of a module,
        or a ``partial`` of one."""
        return await asyncio.get_running_loop().run_in_executor(self._workers, work)


def _is_well(task: "asyncio.Task[None]") -> bool:
    return not task.cancelled() and task.exception() is None
