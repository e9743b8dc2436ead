"""What the bot must remember: what people chose, and the questions behind the buttons that are still on screens.

What is here: one SQLite file, opened once a process. What is not: cards, rules and rulings (the corpus).
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Self

import aiosqlite

from bot.errors import StoreUnwritableError
from bot.store.layout import lay_out, make_private_file
from bot.store.questions import Question

log = logging.getLogger(__name__)

BUSY_MILLISECONDS: Final = 200
"""How long a write waits where another process holds the file: no answer is to wait longer for its buttons."""
REST_SECONDS: Final = 10.0
"""How long no write is tried after one that failed, so that a store that is full or locked costs one wait and not one
an answer."""
FRESH_SECONDS: Final = 3600.0
"""A question that was looked at within this time counts as looked at now, so that turning pages writes nothing."""
MOST_QUESTIONS: Final = 200_000
"""About 50 MB; beyond it the questions that nobody has looked at for longest are forgotten."""

_CHOOSE: Final = "INSERT OR REPLACE INTO choice VALUES (?, ?, ?, ?)"
_FORGET_CHOICE: Final = "DELETE FROM choice WHERE scope = ? AND owner = ? AND name = ?"
_FAULTS: Final = (aiosqlite.Error, OSError, ValueError)
"""What a store that is full, locked, damaged or closed raises; the last is a closed connection's."""


class Scope(StrEnum):
    """For whom a choice holds."""

    USER = "user"
    GUILD = "guild"


class Store:
    """The open store; choices are held in memory too, so that reading one takes no wait.

    日本語: 設定と、開いている回答の記録
    """

    def __init__(
        self, connection: aiosqlite.Connection, path: Path | str, choices: dict[tuple[Scope, int, str], str]
    ) -> None:
        self._connection = connection
        self._path = path
        self._choices = choices
        self._writing = asyncio.Lock()
        self._rests_until = 0.0

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path | str) -> AsyncIterator[Self]:
        """Open the file for as long as the context lasts, and bring it to today's layout if it is new or older.

        Raises: StoreUnwritableError: it can't be opened or written. StoreNewerError, StoreForeignError: it is not ours.
        """
        try:
            if path != ":memory:":
                make_private_file(Path(path))
            connection = await aiosqlite.connect(path)
        except (OSError, aiosqlite.Error) as fault:
            raise StoreUnwritableError(path=path) from fault
        try:
            try:
                await lay_out(connection, path)
                await connection.execute("PRAGMA journal_mode = WAL")
                await connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
                async with connection.execute("SELECT scope, owner, name, value FROM choice") as rows:
                    choices = {(Scope(scope), owner, name): value async for scope, owner, name, value in rows}
            except aiosqlite.Error as fault:
                raise StoreUnwritableError(path=path) from fault
            yield cls(connection, path, choices)
        finally:
            await connection.close()

    def choice(self, scope: Scope, owner: int | None, name: str) -> str | None:
        """What a person or a server chose, ``None`` where they chose nothing."""
        return self._choices.get((scope, owner, name)) if owner is not None else None

    async def choose(self, scope: Scope, owner: int, choices: Mapping[str, str | None]) -> None:
        """Remember choices by their names, or forget them with ``None``: all of them or, where that fails, none.

        Raises: StoreUnwritableError: they are not remembered, neither in the file nor in memory.
        """
        await self._write(
            *(
                (_FORGET_CHOICE, (scope, owner, name)) if value is None else (_CHOOSE, (scope, owner, name, value))
                for name, value in choices.items()
            )
        )
        for name, value in choices.items():
            if value is None:
                self._choices.pop((scope, owner, name), None)
            else:
                self._choices[scope, owner, name] = value

    async def keep(self, question: Question) -> None:
        """Remember a question under its id.

        Raises: StoreUnwritableError: it is not remembered.
        """
        await self._write(
            ("INSERT OR REPLACE INTO question VALUES (?, ?, ?)", (question.id, question.to_json(), time.time())),
            (
                "DELETE FROM question WHERE id IN (SELECT id FROM question ORDER BY used DESC LIMIT -1 OFFSET ?)",
                (MOST_QUESTIONS,),
            ),
        )

    async def find(self, question_id: str) -> Question | None:
        """The question with that id, ``None`` if it was never kept or is forgotten.

        Raises: StoreUnwritableError: the store can't be read.
        """
        found = await self._read("SELECT body, used FROM question WHERE id = ?", (question_id,))
        if found is None:
            return None
        if not 0 <= time.time() - found[1] < FRESH_SECONDS:
            with suppress(StoreUnwritableError):
                await self._write(("UPDATE question SET used = ? WHERE id = ?", (time.time(), question_id)))
        return Question.from_json(found[0])

    async def fact(self, name: str) -> str | None:
        """A fact that the bot noted, as the commands that Discord knows.

        Raises: StoreUnwritableError: the store can't be read.
        """
        found = await self._read("SELECT value FROM fact WHERE name = ?", (name,))
        return found[0] if found else None

    async def note(self, name: str, value: str) -> None:
        """Note a fact.

        Raises: StoreUnwritableError: it is not remembered.
        """
        await self._write(("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, value)))

    async def _read(self, statement: str, values: tuple[Any, ...]) -> Any:
        try:
            async with self._connection.execute(statement, values) as rows:
                return await rows.fetchone()
        except _FAULTS as fault:
            log.warning("the store %s can't be read: %s", self._path, fault)
            raise StoreUnwritableError(path=self._path) from fault

    async def _write(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """Do all of the statements or none, one writer after another; the others fail at once where one has."""
        async with self._writing:
            if time.monotonic() < self._rests_until:
                raise StoreUnwritableError(path=self._path)
            try:
                for statement, values in statements:
                    await self._connection.execute(statement, values)
                await self._connection.commit()
            except _FAULTS as fault:
                self._rests_until = time.monotonic() + REST_SECONDS
                log.warning("the store %s can't be written, so answers have no buttons: %s", self._path, fault)
                with suppress(*_FAULTS):
                    await self._connection.rollback()
                raise StoreUnwritableError(path=self._path) from fault
