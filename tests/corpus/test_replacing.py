"""Replacing a file in one step."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulings.corpus.replacing import NotWritableError, replace_file


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_the_old_file_stands_until_the_new_one_is_finished(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("old")
    with replace_file(place) as unfinished:
        unfinished.write_text("new")
        assert place.read_text() == "old"
    assert place.read_text() == "new"
    assert names_in(tmp_path) == {"file"}


def test_an_error_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("old")

    def break_off() -> None:
        with replace_file(place) as unfinished:
            unfinished.write_text("half")
            raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        break_off()
    assert place.read_text() == "old"
    assert names_in(tmp_path) == {"file"}


def test_folders_are_made(tmp_path: Path) -> None:
    with replace_file(tmp_path / "a" / "b" / "file") as unfinished:
        unfinished.touch()
    assert (tmp_path / "a" / "b" / "file").exists()


def left_by(folder: Path, host: str, process: int) -> Path:
    """What a build of that process on that machine would have left."""
    path = folder / f".file.{host}-{process}.unfinished"
    path.write_text("half")
    return path


@pytest.mark.skipif(os.name == "nt", reason="on Windows only age counts")
def test_what_dead_processes_left_is_cleared_away_and_what_living_ones_write_is_not(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE) as living:
        kept = left_by(tmp_path, socket.gethostname(), living.pid)
        elsewhere = left_by(tmp_path, "another.machine", 1)
        dead = left_by(tmp_path, socket.gethostname(), 2**22 + 1)
        with replace_file(tmp_path / "file") as unfinished:
            unfinished.touch()
        living.communicate(b"")
    assert names_in(tmp_path) == {"file", kept.name, elsewhere.name}
    assert not dead.exists()


def test_what_an_earlier_process_of_our_own_number_left_does_not_get_in(tmp_path: Path) -> None:
    left = left_by(tmp_path, socket.gethostname(), os.getpid())
    with replace_file(tmp_path / "file") as unfinished:
        assert unfinished == left
        assert unfinished.read_text() == ""
    assert names_in(tmp_path) == {"file"}


def test_what_another_machine_left_days_ago_is_cleared_away(tmp_path: Path) -> None:
    left = left_by(tmp_path, "another.machine", 1)
    os.utime(left, (0, 0))
    with replace_file(tmp_path / "file") as unfinished:
        unfinished.touch()
    assert names_in(tmp_path) == {"file"}


def test_a_folder_that_can_not_be_made_is_an_error_with_the_place(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritableError) as fault, replace_file(tmp_path / "file" / "corpus"):
        pass
    assert fault.value.details["path"] == tmp_path / "file" / "corpus"
