"""The models of all faces of a corpus, read by as many processes as there are cores.

What is here: dealing out the work. What is not: reading a text (``rulings.oracle``).
"""

import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from types import MappingProxyType
from typing import Final

from rulings.corpus.cards import Face
from rulings.oracle.model import print_model, read_model

_AT_A_TIME: Final = 250
"""Faces a process reads before it reports: half a second's work."""
_WORTH_PROCESSES: Final = 2000
"""Of fewer faces, this process has read all by the time that others have loaded the grammar."""
_MOST_PROCESSES: Final = 8
"""More would hold more memory than the time is worth: each has the grammar, 150 MB."""
_NONE_KEPT: Final[Mapping[Face, str]] = MappingProxyType({})


def print_models(faces: Sequence[Face], kept: Mapping[Face, str] = _NONE_KEPT) -> Iterator[str]:
    """The records of the models of these faces, in their order, as they come; those kept are not read again.

    Shape: about 1.5 ms a face and core.
    """
    new = _read_all([face for face in faces if face not in kept])
    for face in faces:
        yield kept[face] if face in kept else next(new)


def _read_all(faces: Sequence[Face]) -> Iterator[str]:
    """The records of these faces, in their order, each of them read."""
    parts = [faces[start : start + _AT_A_TIME] for start in range(0, len(faces), _AT_A_TIME)]
    processes = min(_cores(), _MOST_PROCESSES)
    done = 0
    if len(faces) >= _WORTH_PROCESSES and processes > 1:
        # A system that is out of memory may kill one of them: then this process reads the rest.
        with suppress(BrokenExecutor):
            for records in _by_processes(parts, processes):
                yield from records
                done += 1
    for part in parts[done:]:
        yield from _print_part(part)


def _by_processes(parts: Sequence[Sequence[Face]], processes: int) -> Iterator[list[str]]:
    # Spawned, as this process may have threads; and none outlives it, however it ends.
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=_end_with_the_parent) as pool:
        try:
            yield from pool.map(_print_part, parts)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _print_part(faces: Sequence[Face]) -> list[str]:
    return [print_model(read_model(face)) for face in faces]


def _end_with_the_parent() -> None:
    """End this process when the one that builds has died: a pool's worker would wait for work for ever."""
    threading.Thread(target=_await_the_end_of_the_parent, daemon=True).start()


def _await_the_end_of_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
