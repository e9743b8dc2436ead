"""The desk at which questions are answered: an open corpus and what is loaded beside it.

What is here: opening, and loading the heavy parts once and only when a question needs them. What is not: the
questions (the other files of this package).
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple
from urllib.parse import quote

from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.database import Corpus
from rulings.corpus.records import Source

if TYPE_CHECKING:
    from rulings.lookup.cards.names import NameIndex
    from rulings.lookup.texts.search import TextSearch

_Found = TypeVar("_Found")
_Given = TypeVarTuple("_Given")


class Desk:
    """Everything that answers need, shared by all questions of a process.

    日本語: 質問に答えるための窓口（コーパスと索引を共有する）
    """

    def __init__(self, corpus: Corpus, *, lookups: Executor | None = None, games: Executor | None = None) -> None:
        self.corpus = corpus
        self._lookups = lookups
        self._games = games
        self._names: NameIndex | None = None
        self._sources: tuple[Source, ...] | None = None
        self._loading = asyncio.Lock()
        self._searcher = ThreadPoolExecutor(1, "judgebot-search")
        self._search_connection: sqlite3.Connection | None = None
        self._search: TextSearch | None = None
        self._kept: dict[Callable[[Desk], Awaitable[Any]], Any] = {}
        self._being_made: defaultdict[Callable[[Desk], Awaitable[Any]], asyncio.Lock] = defaultdict(asyncio.Lock)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path, *, lookups: Executor | None = None, games: Executor | None = None
    ) -> AsyncIterator["Desk"]:
        """Open the corpus for as long as the context lasts.

        Shape: a few milliseconds; the index of names is loaded by the first question that needs it. ``lookups`` and
        ``games`` do what takes time, and belong to the caller; without them the event loop's own threads do.
        Raises: CorpusMissingError, CorpusLayoutError, CorpusDamagedError: as ``Corpus.open``.
        """
        async with Corpus.open(path) as corpus:
            desk = cls(corpus, lookups=lookups, games=games)
            try:
                yield desk
            finally:
                desk._searcher.shutdown(wait=True, cancel_futures=True)
                if desk._search_connection is not None:
                    desk._search_connection.close()

    async def in_lookups(self, work: Callable[[*_Given], _Found], *given: *_Given) -> _Found:
        """Do something short off the event loop: compare names, read an index; no game is ever before it."""
        return await asyncio.get_running_loop().run_in_executor(self._lookups, lambda: work(*given))

    async def in_games(self, work: Callable[[*_Given], _Found], *given: *_Given) -> _Found:
        """Do something that may take seconds off the event loop: read a table or a card's text, play a game."""
        return await asyncio.get_running_loop().run_in_executor(self._games, partial(work, *given))

    async def sources(self) -> tuple[Source, ...]:
        """The sources of the corpus, read once."""
        if self._sources is None:
            self._sources = (await self.corpus.info()).sources
        return self._sources

    async def names(self) -> "NameIndex":
        """The index of names, loaded once, off the event loop.

        Raises: NameIndexMissingError: the corpus was built without one.
        """
        async with self._loading:
            if self._names is None:
                self._names = await self.in_lookups(_load_names, self.corpus.path)
            return self._names

    async def once(self, make: "Callable[[Desk], Awaitable[_Found]]") -> _Found:
        """What a function makes of this desk: made by the first question that asks for it, and kept.

        Shape: a function of a module, itself the key -> its result, shared by all. What fails is kept for nobody, and
        the next question tries again.
        """
        async with self._being_made[make]:
            if make not in self._kept:
                self._kept[make] = await make(self)
            kept: _Found = self._kept[make]
            return kept

    async def search(self, ask: Callable[["TextSearch"], _Found]) -> _Found:
        """Ask the free-text search something, off the event loop; one question after another.

        Raises: SearchIndexMissingError: the corpus was built without an index for it.
        """
        return await asyncio.get_running_loop().run_in_executor(self._searcher, lambda: ask(self._open_search()))

    def _open_search(self) -> "TextSearch":
        if self._search is None:
            from rulings.lookup.texts.concepts import load_concepts
            from rulings.lookup.texts.search import TextSearch

            self._search_connection = self._search_connection or _connect(self.corpus.path)
            self._search = TextSearch(self._search_connection, load_concepts(find_bundled_data()))
        return self._search


def _connect(path: Path) -> sqlite3.Connection:
    uri = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    return sqlite3.connect(uri, uri=True, check_same_thread=False)


def _load_names(path: Path) -> "NameIndex":
    from rulings.lookup.cards.stored_index import load_names

    with closing(_connect(path)) as connection:
        return load_names(connection)
