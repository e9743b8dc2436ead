"""One build, from its inputs to the file in its place.

What is here: where the corpus lies, and the steps of a build around the filling. What is not: what is written
(``rulings.building.filling``).
"""

import os
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import ClassVar, Final

import platformdirs

from rulings.building.filling import Filling
from rulings.building.inputs import Inputs, gather_inputs
from rulings.building.kept_models import kept_models
from rulings.building.progress import BuildProgress, OnProgress, Stage, tell_nobody
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.cards import Face
from rulings.corpus.replacing import NotWritableError, replace_file
from rulings.corpus.report import BuildReport
from rulings.errors import RulingsError

DOWNLOADS_THAT_SERVE: Final = ("MTGJSON AtomicCards.json", "Scryfall oracle-cards")
"""What gives English card texts where the snapshot is not installed."""


class NothingToBuildError(RulingsError):
    """No source of English card texts is there."""

    code: ClassVar[str] = "nothing_to_build"


def default_corpus_path() -> Path:
    """Where the corpus lies unless a caller says otherwise.

    Shape: the environment variable ``JUDGEBOT_CORPUS``, else ``corpus.sqlite`` in the user's data directory.
    """
    given = os.environ.get("JUDGEBOT_CORPUS")
    return Path(given) if given else Path(platformdirs.user_data_dir("judgebot", appauthor=False)) / "corpus.sqlite"


def default_downloads_path() -> Path:
    """Where ``data update`` keeps what it fetches: ``downloads`` beside the corpus in the user's data directory.

    Shape: the environment variable ``JUDGEBOT_DOWNLOADS`` where it is set.
    """
    given = os.environ.get("JUDGEBOT_DOWNLOADS")
    return Path(given) if given else Path(platformdirs.user_data_dir("judgebot", appauthor=False)) / "downloads"


def build_corpus(
    inputs: Iterable[Path] = (),
    output: Path | None = None,
    on_progress: OnProgress | None = None,
    *,
    models_from: Path | None = None,
) -> BuildReport:
    """Build the corpus file anew from the given files, downloads, the snapshot of Oracle texts and the bundled data.

    The file is written beside its place, synced and renamed: whoever has the old corpus open goes on reading it, and a
    build that dies at any point leaves the old one serving. Equal inputs give equal bytes. Texts whose meaning the old
    corpus, or the one of ``models_from``, keeps are not read again. A snapshot that is not installed is fetched once,
    through the machine's own pip, and kept among the downloads.

    日本語: カード・ルール・裁定のデータベースを作成する
    Shape: files or folders -> report; blocks for seconds, so call it off an event loop.
    Raises: NothingToBuildError: no English card texts anywhere; SourceFaultError: a known file is damaged;
    BundledDataError: the project's own data has faults; InputMissingError: a path that was named is not there;
    NotWritableError: the corpus can't be put in its place.
    """
    place = output or default_corpus_path()
    tell = on_progress or tell_nobody
    downloads = default_downloads_path()
    gathered = gather_inputs([*inputs, *([downloads] if downloads.is_dir() else [])], downloads, tell)
    if not any(reading.cards for reading in gathered.readings):
        raise NothingToBuildError(path=place, downloads=" / ".join(DOWNLOADS_THAT_SERVE), fault=gathered.snapshot_fault)
    with replace_file(place) as unfinished:
        try:
            return _fill(unfinished, place, gathered, tell, kept_models(models_from or place))
        except sqlite3.OperationalError as fault:  # the disk is full, or can't be written
            raise NotWritableError(path=place, fault=str(fault)) from fault


def _fill(unfinished: Path, place: Path, gathered: Inputs, tell: OnProgress, kept: Mapping[Face, str]) -> BuildReport:
    with closing(sqlite3.connect(unfinished)) as connection:
        # Nobody reads this file before it is finished, and it is synced once at the end.
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA synchronous = OFF")
        report = Filling(connection, gathered, find_bundled_data(), tell, kept).fill(place)
        tell(BuildProgress(Stage.FINISHING, place.name, 0, 0))
        connection.commit()
    return report
