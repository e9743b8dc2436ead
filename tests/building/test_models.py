"""The models of a whole corpus are read by several processes, which never outlive the build."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor

import pytest

from rulings.building import models
from rulings.building.models import print_models
from rulings.corpus.cards import Face
from rulings.oracle.model import print_model, read_model

FACES = [
    Face(f"Testing Bear {number}", types=("Creature",), oracle_text=("Flying", "Trample", "Frobnicate.")[number % 3])
    for number in range(700)
]


@pytest.fixture
def two_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(models, "_cores", lambda: 2)
    monkeypatch.setattr(models, "_WORTH_PROCESSES", 2)


@pytest.mark.usefixtures("two_processes")
def test_several_processes_give_what_one_gives_in_order() -> None:
    assert list(print_models(FACES)) == [print_model(read_model(face)) for face in FACES]


@pytest.mark.usefixtures("two_processes")
def test_where_a_process_is_killed_the_rest_is_read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaking(parts: Sequence[Sequence[Face]], processes: int) -> Iterator[list[str]]:
        yield [print_model(read_model(face)) for face in parts[0]]
        raise BrokenExecutor

    monkeypatch.setattr(models, "_by_processes", breaking)
    assert list(print_models(FACES)) == [print_model(read_model(face)) for face in FACES]


def test_no_faces_have_no_models() -> None:
    assert list(print_models([])) == []


def test_kept_models_are_not_read_again_and_the_order_stays() -> None:
    kept = {face: f"kept {number}" for number, face in enumerate(FACES) if number % 2}
    given = list(print_models(FACES[:4], kept))
    assert given == [print_model(read_model(FACES[0])), "kept 1", print_model(read_model(FACES[2])), "kept 3"]


BUILD_AND_DIE = """
import multiprocessing, os, signal
from rulings.building import models
from tests.building.test_models import FACES

if __name__ == "__main__":
    models._cores, models._WORTH_PROCESSES = (lambda: 2), 2
    next(models.print_models(FACES))
    print(*(one.pid for one in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_the_processes_end_when_the_build_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", BUILD_AND_DIE], stdout=subprocess.PIPE, text=True) as build:
        assert build.stdout is not None
        workers = [int(pid) for pid in build.stdout.readline().split()]
    assert len(workers) == 2
    for _ in range(600):
        if not any(map(is_running, workers)):
            return
        time.sleep(0.1)
    pytest.fail("a process outlived the build")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
