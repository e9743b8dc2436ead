"""Putting a finished file in the place of another, so that readers see the old one or the new one and nothing between.

What is here: the temporary file, the syncs and the rename, and clearing away what killed builds left. What is not: what
is written (``rulings.building``, ``rulings.sources.download``).
"""

import contextlib
import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

from rulings.errors import RulingsError

_ABANDONED_SECONDS: Final = 24 * 60 * 60
"""Age at which the unfinished file of another machine counts as abandoned: nobody builds for a day."""


class NotWritableError(RulingsError):
    """A file can't be put where it was asked for."""

    code: ClassVar[str] = "not_writable"


@contextmanager
def replace_file(place: Path) -> Iterator[Path]:
    """A path to write to; when the context ends well, that file takes ``place`` in one step.

    Shape: ``place`` -> ``.place.HOST-PID.unfinished`` in the same folder; folders are made. On an error, or when the
    process is killed, ``place`` stays as it was; what a dead process left is removed by the next call.
    Raises: NotWritableError: the folder can't be made or written, or the disk is full.
    """
    unfinished = place.with_name(f".{place.name}.{_host()}-{os.getpid()}.unfinished")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        _remove_abandoned(place)
        unfinished.touch()
        yield unfinished
        put_in_place(unfinished, place)
    except OSError as fault:
        raise NotWritableError(path=place, fault=fault.strerror or str(fault)) from fault
    finally:
        with contextlib.suppress(OSError):
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
    """Clear away what builds left that were killed: on this machine by their process, elsewhere by their age."""
    pattern = re.compile(rf"\.{re.escape(place.name)}\.(?P<host>.*)-(?P<process>\d+)\.unfinished(-journal)?")
    for path in place.parent.iterdir():
        found = pattern.fullmatch(path.name)
        if found is None:
            continue
        with contextlib.suppress(FileNotFoundError):
            is_old = time.time() - path.stat().st_mtime > _ABANDONED_SECONDS
            if is_old or (found["host"] == _host() and not _is_another_alive(int(found["process"]))):
                path.unlink()


def _host() -> str:
    return re.sub(r"[^A-Za-z0-9.]", "_", socket.gethostname())


def _is_another_alive(process_id: int) -> bool:
    """Whether that process lives and is not this one: in a container every process can have the same number."""
    if process_id == os.getpid():
        return False
    if os.name == "nt":
        return True  # asking Windows in this way would end the process
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
