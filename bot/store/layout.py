"""How the store's file is laid out, and how a file of an older layout becomes one of today's.

What is here: the steps from layout to layout, the number in the file (``user_version``), and its permissions. What is
not: reading and writing what lies in it (``bot.store.database``).
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import aiosqlite

from bot.errors import StoreForeignError, StoreNewerError

STEPS: Final[Sequence[Sequence[str]]] = (
    (
        """CREATE TABLE choice (
            scope TEXT NOT NULL, owner INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (scope, owner, name)
        ) WITHOUT ROWID""",
        "CREATE TABLE question (id TEXT PRIMARY KEY, body TEXT NOT NULL, used REAL NOT NULL) WITHOUT ROWID",
        "CREATE INDEX question_used ON question (used)",
        "CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
)
"""The statements that lead from each layout to the next, from the empty file on; the newest layout is their number.

A step that was ever released is never altered: files made by it are on people's disks.
"""


def make_private_file(path: Path) -> None:
    """Make the file, and its folder, if it is not there, so that nobody but its owner reads what people chose.

    SQLite gives its companions, the log and the index of it, the permissions of the file itself.

    Raises: OSError: it can't be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


async def lay_out(connection: aiosqlite.Connection, path: Path | str) -> None:
    """Bring an open file to the newest layout, in one transaction: after a fault it is as it was.

    Raises: StoreNewerError: a newer judgebot made it. StoreForeignError: another program did. aiosqlite.Error.
    """
    if await _layout_of(connection, path) == len(STEPS):
        return
    # Another process may do the same at the same time, so the number is read again once the file is locked.
    await connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[await _layout_of(connection, path) :]:
            for statement in step:
                await connection.execute(statement)
        await connection.execute(f"PRAGMA user_version = {len(STEPS)}")
    except BaseException:
        await connection.rollback()
        raise
    await connection.commit()


async def _layout_of(connection: aiosqlite.Connection, path: Path | str) -> int:
    """The number in the file, 0 for an empty one, if it is one of ours."""
    try:
        # One statement, so that no other process comes between the two.
        async with connection.execute(
            "SELECT (SELECT user_version FROM pragma_user_version),"
            " (SELECT group_concat(name) FROM sqlite_master WHERE type = 'table')"
        ) as rows:
            layout, names = await rows.fetchone() or (0, None)
    except aiosqlite.DatabaseError as fault:
        if getattr(fault, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise StoreForeignError(path=path) from fault
        raise
    tables = set((names or "").split(",")) - {""}
    if bool(tables) != bool(layout) or (tables and not {"choice", "question", "fact"} <= tables):
        raise StoreForeignError(path=path)
    if layout > len(STEPS):
        raise StoreNewerError(path=path, found=layout, known=len(STEPS))
    return int(layout)
