"""Building the corpus from whatever is there.

What is here: the order of a build, its report, and putting the finished file in its place so that at every moment
either the old corpus or the new one serves. What is not: reading formats (``rulings.sources``), deciding between
sources (``rulings.corpus.merging``), the tables (``rulings.corpus.schema``).
"""

import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import ClassVar

import platformdirs

from rulings.corpus.merging import MergedCards, merge_cards
from rulings.corpus.replacing import replace_file
from rulings.corpus.report import BuildReport, SourceReport
from rulings.corpus.schema import create_tables
from rulings.corpus.writing import CorpusWriter
from rulings.errors import RulingsError
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from rulings.sources.reading import Reading


class NothingToBuildError(RulingsError):
    """No source of English card texts is there."""

    code: ClassVar[str] = "nothing_to_build"


class Stage(StrEnum):
    """What a build is doing."""

    READING = "reading"
    MERGING = "merging"
    WRITING = "writing"
    INDEXING = "indexing"
    FINISHING = "finishing"


@dataclass(frozen=True, slots=True)
class BuildProgress:
    """How far a build is."""

    stage: Stage
    subject: str
    """What it works on: the name of a file or of a kind of record."""
    done: int
    """Of ``total``; both 0 where that can't be said."""
    total: int


OnProgress = Callable[[BuildProgress], None]


def default_corpus_path() -> Path:
    """Where the corpus lies unless a caller says otherwise.

    Shape: the environment variable ``JUDGEBOT_CORPUS``, else ``corpus.sqlite`` in the user's data directory.
    """
    given = os.environ.get("JUDGEBOT_CORPUS")
    return Path(given) if given else Path(platformdirs.user_data_dir("judgebot", appauthor=False)) / "corpus.sqlite"


def build_corpus(
    inputs: Iterable[Path] = (), output: Path | None = None, on_progress: OnProgress | None = None
) -> BuildReport:
    """Build the corpus file anew from the given files, the installed snapshot and the bundled data.

    The file is written beside its place, synced and renamed: whoever has the old corpus open goes on reading it, and a
    build that dies at any point leaves the old one serving. Equal inputs give equal bytes.

    日本語: カード・ルール・裁定のデータベースを作成する
    Shape: files or folders -> report; blocks for seconds, so call it off an event loop.
    Raises: NothingToBuildError: no English card texts anywhere; SourceFaultError: a known file is damaged.
    """
    place = output or default_corpus_path()
    tell = on_progress or (lambda progress: None)
    readings = list(_read_cards(tell))
    if not readings:
        raise NothingToBuildError(path=place)
    tell(BuildProgress(Stage.MERGING, "", 0, 0))
    merged = merge_cards([(reading.source.key, reading.cards) for reading in readings])
    report = _report(place, readings, merged)
    with replace_file(place) as unfinished, closing(sqlite3.connect(unfinished)) as connection:
        _set_up(connection)
        create_tables(connection)
        _write(connection, readings, merged, report, tell)
        tell(BuildProgress(Stage.FINISHING, place.name, 0, 0))
        connection.commit()
    return report


def _read_cards(tell: OnProgress) -> Iterable[Reading]:
    snapshot = find_snapshot()
    if snapshot is not None:
        yield read_snapshot(
            snapshot, lambda done, total: tell(BuildProgress(Stage.READING, "oracle_snapshot", done, total))
        )


def _set_up(connection: sqlite3.Connection) -> None:
    """Fast and repeatable: nobody reads this file before it is finished, and it is synced once at the end."""
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA page_size = 4096")


def _write(
    connection: sqlite3.Connection,
    readings: Sequence[Reading],
    merged: MergedCards,
    report: BuildReport,
    tell: OnProgress,
) -> None:
    writer = CorpusWriter(connection)
    for reading in readings:
        writer.put_source(reading.source)
    for number, card in enumerate(merged.cards):
        if number % 1000 == 0:
            tell(BuildProgress(Stage.WRITING, "cards", number, len(merged.cards)))
        writer.put_card(card)
    writer.put_fact("counts", dict(report.counts))
    writer.put_fact("report", report.to_json())


def _report(place: Path, readings: Sequence[Reading], merged: MergedCards) -> BuildReport:
    return BuildReport(
        path=place,
        sources=tuple(
            SourceReport(reading.source, reading.entries, reading.taken, cards=len(reading.cards))
            for reading in readings
        ),
        counts={
            "cards": len(merged.cards),
            "faces": sum(len(card.faces) for card in merged.cards),
            "missing_faces": sum(len(card.missing_faces) for card in merged.cards),
        },
        left_out=tuple(item for reading in readings for item in reading.left_out) + merged.left_out,
        disagreements=merged.disagreements,
    )
