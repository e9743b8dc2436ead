"""What the bot must remember: what people chose, and the questions behind the buttons that are still on screens.

What is here: one SQLite file, opened once a process. What is not: cards, rules and rulings (the corpus).
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path
from typing import Final, Self

import aiosqlite

from bot.errors import StoreUnwritableError
from bot.store.layout import lay_out, make_private_file
from bot.store.questions import Question

MOST_QUESTIONS: Final = 200_000
"""About 50 MB; beyond it the questions that nobody has looked at for longest are forgotten."""


class Scope(StrEnum):
    """For whom a choice holds."""

    USER = "user"
    GUILD = "guild"


class Store:
    """The open store; choices are held in memory too, so that reading one takes no wait.

    日本語: 設定と、開いている回答の記録
    """

    def __init__(self, connection: aiosqlite.Connection, choices: dict[tuple[Scope, int, str], str]) -> None:
        self._connection = connection
        self._choices = choices

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
                async with connection.execute("SELECT scope, owner, name, value FROM choice") as rows:
                    choices = {(Scope(scope), owner, name): value async for scope, owner, name, value in rows}
            except aiosqlite.Error as fault:
                raise StoreUnwritableError(path=path) from fault
            yield cls(connection, choices)
        finally:
            await connection.close()

    def choice(self, scope: Scope, owner: int | None, name: str) -> str | None:
        """What a person or a server chose, ``None`` where they chose nothing."""
        return self._choices.get((scope, owner, name)) if owner is not None else None

    async def choose(self, scope: Scope, owner: int, name: str, value: str | None) -> None:
        """Remember a choice, or forget it with ``None``."""
        if value is None:
            self._choices.pop((scope, owner, name), None)
            await self._connection.execute(
                "DELETE FROM choice WHERE scope = ? AND owner = ? AND name = ?", (scope, owner, name)
            )
        else:
            self._choices[scope, owner, name] = value
            await self._connection.execute(
                "INSERT OR REPLACE INTO choice VALUES (?, ?, ?, ?)", (scope, owner, name, value)
            )
        await self._connection.commit()

    async def keep(self, question: Question) -> None:
        """Remember a question under its id."""
        await self._connection.execute(
            "INSERT OR REPLACE INTO question VALUES (?, ?, ?)", (question.id, question.to_json(), time.time())
        )
        await self._connection.execute(
            "DELETE FROM question WHERE id IN (SELECT id FROM question ORDER BY used DESC LIMIT -1 OFFSET ?)",
            (MOST_QUESTIONS,),
        )
        await self._connection.commit()

    async def find(self, question_id: str) -> Question | None:
        """The question with that id, ``None`` if it was never kept or is forgotten."""
        async with self._connection.execute("SELECT body FROM question WHERE id = ?", (question_id,)) as rows:
            found = await rows.fetchone()
        if found is None:
            return None
        await self._connection.execute("UPDATE question SET used = ? WHERE id = ?", (time.time(), question_id))
        await self._connection.commit()
        return Question.from_json(found[0])

    async def fact(self, name: str) -> str | None:
        """A fact that the bot noted, as the commands that Discord knows."""
        async with self._connection.execute("SELECT value FROM fact WHERE name = ?", (name,)) as rows:
            found = await rows.fetchone()
        return found[0] if found else None

    async def note(self, name: str, value: str) -> None:
        """Note a fact."""
        await self._connection.execute("INSERT OR REPLACE INTO fact VALUES (?, ?)", (name, value))
        await self._connection.commit()
