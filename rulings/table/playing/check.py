"""Checks many tables, on several processors.

What is here: spreading tables over processes and giving the results back in order. What is not: playing one table
(``play``), and finding the cards that they name, which the caller does once for all (``names.card_names``).
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from rulings.corpus.cards import Card
from rulings.narrate.report import Playthrough, Status
from rulings.table.format.errors import TableFileError
from rulings.table.playing.play import play_table
from rulings.table.reading.read import LoadedTable

FEW = 60
"""So many tables are played faster here than other processes are started."""

_CHUNK = 20

_cards: Mapping[str, Card] = {}


@dataclass(frozen=True, slots=True)
class Checked:
    """One table of a set after checking."""

    id: str
    """Its id; the place in the file where it could not be read."""
    status: Status
    """How it came out."""
    playthrough: Playthrough | None
    """Without steps; ``None`` where the file is at fault."""
    fault: TableFileError | None = None
    """What is wrong with the file."""


def check_tables(
    loaded: Sequence[LoadedTable], cards: Mapping[str, Card], *, processes: int | None = None
) -> Iterator[Checked]:
    """Plays all tables, in their order.

    日本語: 多数のテーブル・ファイルをまとめて照合する
    Shape: read tables, the cards that they name by name -> one result a table. ``processes``: as many as there are
    processors by default, and only this one for few tables.
    """
    workers = processes or os.cpu_count() or 1
    if workers == 1 or len(loaded) <= FEW:
        for one in loaded:
            yield check_table(one, cards)
        return
    # Spawned, not forked: the caller may have threads (the corpus reader), which a fork would leave in pieces.
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(dict(cards),)) as pool:
        yield from pool.map(_check_here, loaded, chunksize=_CHUNK)


def check_table(loaded: LoadedTable, cards: Mapping[str, Card]) -> Checked:
    """One table, played without telling it."""
    if loaded.table is None:
        return Checked(loaded.id, Status.INVALID, None, loaded.fault)
    try:
        playthrough = play_table(loaded.table, cards, with_steps=False)
    except TableFileError as fault:
        return Checked(loaded.id, Status.INVALID, None, fault)
    return Checked(loaded.id, playthrough.status, playthrough)


def _begin(cards: Mapping[str, Card]) -> None:
    global _cards
    _cards = cards


def _check_here(loaded: LoadedTable) -> Checked:
    return check_table(loaded, _cards)
