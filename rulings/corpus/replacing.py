"""Putting a finished file in the place of another, so that readers see the old one or the new one and nothing between.

What is here: the temporary file, the syncs and the rename, and clearing away what killed builds left. What is not: what
is written (``rulings.building``, ``rulings.sources.download``).
"""

import contextlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replace_file(place: Path) -> Iterator[Path]:
    """A path to write to; when the context ends well, that file takes ``place`` in one step.

    Shape: ``place`` -> ``.place.PID.unfinished`` in the same folder; folders are made. On an error, or when the process
    is killed, ``place`` stays as it was; what a dead process left is removed by the next call.
    Raises: OSError: the folder can't be written.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    _remove_abandoned(place)
    unfinished = place.with_name(f".{place.name}.{os.getpid()}.unfinished")
    try:
        yield unfinished
        put_in_place(unfinished, place)
    finally:
        unfinished.unlink(missing_ok=True)


def put_in_place(finished: Path, place: Path) -> None:
    """Let a finished file take ``place`` in one step, so that a loss of power leaves the old one or the new one.

    Shape: two paths in one folder.
    Raises: OSError: the file can't be synced or renamed.
    """
    _sync(finished)
    os.replace(finished, place)
    _sync(place.parent)


def _sync(path: Path) -> None:
    """Make what was written to a file, or the names in a folder, survive a loss of power."""
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0)
    if path.is_dir() and os.name == "nt":
        return  # Windows has no way to sync a folder, and no need: a rename is journaled
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove_abandoned(place: Path) -> None:
    pattern = re.compile(rf"\.{re.escape(place.name)}\.(\d+)\.unfinished(-journal)?")
    for path in place.parent.iterdir():
        found = pattern.fullmatch(path.name)
        if found and not _is_alive(int(found[1])):
            with contextlib.suppress(FileNotFoundError):
                path.unlink()


def _is_alive(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
