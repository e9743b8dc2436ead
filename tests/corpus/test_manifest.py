"""The manifest of the bundled data."""

from pathlib import Path

import pytest

from rulings.building.manifest import main
from rulings.corpus.bundled import BundledDataError, find_bundled_data
from rulings.corpus.manifest import NAME, find_manifest_faults, load_manifest, update_manifest

GROUP = """\
# A comment of a person.

[[group]]
files = "names/*.toml"
what = "Names."
source = "Nobody."
date = 2026-01-01
counted = ["cards"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "names").mkdir()
    (tmp_path / "names" / "a.toml").write_text("[cards]\na = 1\nb = 2\n", encoding="utf-8")
    (tmp_path / NAME).write_text(GROUP, encoding="utf-8")
    update_manifest(tmp_path)
    return tmp_path


def test_the_project_s_manifest_is_so() -> None:
    faults = find_manifest_faults(find_bundled_data())
    assert faults == [], "run `python -m rulings.building.manifest`"


def test_an_updated_manifest_has_no_faults_and_keeps_what_was_written_by_hand(folder: Path) -> None:
    assert find_manifest_faults(folder) == []
    assert load_manifest(folder).files["names/a.toml"].count == 2
    text = (folder / NAME).read_text(encoding="utf-8")
    assert text.startswith(GROUP)
    update_manifest(folder)
    assert (folder / NAME).read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("names/a.toml", "[cards]\na = 1\n", "names/a.toml has 1 entries, 2 are listed"),
        ("names/a.toml", "[cards]\na = 1\nb = 3\n", "names/a.toml has another hash"),
        ("names/b.toml", "[cards]\n", "names/b.toml is not listed"),
        ("other.toml", "", "other.toml is in 0 groups"),
    ],
)
def test_what_is_not_so_is_said(folder: Path, name: str, content: str, fault: str) -> None:
    (folder / name).write_text(content, encoding="utf-8")
    assert find_manifest_faults(folder) == [fault]


def test_a_file_that_is_gone_is_said(folder: Path) -> None:
    (folder / "names" / "a.toml").unlink()
    assert find_manifest_faults(folder) == ["names/a.toml is listed and not there", "names/*.toml: no such file"]


@pytest.mark.parametrize("line", ["unknown = 1\n", '[[group]]\nfiles = "x"\n', '[files]\n"a" = 1\n'])
def test_a_malformed_manifest_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / NAME).write_text(line, encoding="utf-8")
    with pytest.raises(BundledDataError):
        load_manifest(tmp_path)


def test_the_command_checks_and_updates(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rulings.building.manifest.find_bundled_data", lambda: folder)
    (folder / "names" / "b.toml").write_text("[cards]\n", encoding="utf-8")
    assert main(["--check"]) == 1
    assert capsys.readouterr().out == "names/b.toml is not listed\n"
    assert main([]) == 0
    assert main(["--check"]) == 0
