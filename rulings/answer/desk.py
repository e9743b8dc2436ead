"""The desk at which questions are answered: an open corpus and what is loaded beside it.

What is here: opening, and loading the heavy parts once and only when a question needs them. What is not: the
questions (the other files of this package).
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from rulings.corpus.database import Corpus
from rulings.corpus.records import Source

if TYPE_CHECKING:
    from rulings.lookup.names import NameIndex


class Desk:
    """Everything that answers need, shared by all questions of a process.

    日本語: 質問に答えるための窓口（コーパスと索引を共有する）
    """

    def __init__(self, corpus: Corpus) -> None:
        self.corpus = corpus
        self._names: NameIndex | None = None
        self._sources: tuple[Source, ...] | None = None
        self._loading = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator["Desk"]:
        """Open the corpus for as long as the context lasts.

        Shape: a few milliseconds; the index of names is loaded by the first question that needs it.
        Raises: CorpusMissingError, CorpusLayoutError, CorpusDamagedError: as ``Corpus.open``.
        """
        async with Corpus.open(path) as corpus:
            yield cls(corpus)

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
                self._names = await asyncio.to_thread(_load_names, self.corpus.path)
            return self._names


def _load_names(path: Path) -> "NameIndex":
    from rulings.lookup.index import load_names  # numpy takes longer to load than most questions take to answer

    with closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1", uri=True)) as connection:
        return load_names(connection)
