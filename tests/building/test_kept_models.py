"""A corpus that is built again reads only the texts that are new, and none that another grammar read."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rulings.building import build_corpus, models
from rulings.building.kept_models import kept_models
from rulings.corpus.cards import Face
from rulings.oracle.model import print_model, read_model
from tests.sources.invented import snapshot_entry, write_snapshot


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the faces that were read, as they are."""
    names: list[str] = []

    def noting(face: Face) -> object:
        names.append(face.name)
        return read_model(face)

    monkeypatch.setattr(models, "read_model", noting)
    return names


def test_only_new_texts_are_read_and_equal_inputs_give_equal_bytes(tmp_path: Path, read: list[str]) -> None:
    first = write_snapshot(tmp_path, snapshot_entry("Test Golem"))
    place = tmp_path / "corpus.sqlite"
    build_corpus([first], place)
    assert read == ["Test Golem"]
    read.clear()
    both = write_snapshot(tmp_path, snapshot_entry("Test Golem"), snapshot_entry("Test Ogre"))
    build_corpus([both], place)
    assert read == ["Test Ogre"]
    build_corpus([both], tmp_path / "anew.sqlite")
    assert place.read_bytes() == (tmp_path / "anew.sqlite").read_bytes()


def test_a_model_of_another_grammar_is_not_kept(tmp_path: Path) -> None:
    place = tmp_path / "corpus.sqlite"
    build_corpus([write_snapshot(tmp_path, snapshot_entry("Test Golem"))], place)
    ((face, model),) = kept_models(place).items()
    assert model == print_model(read_model(face))
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("UPDATE face SET model = ?", (json.dumps(["another", [], []]),))
        connection.commit()
    assert kept_models(place) == {}


@pytest.mark.parametrize("content", [None, b"", b"no database"])
def test_where_there_is_no_corpus_everything_is_read(tmp_path: Path, content: bytes | None) -> None:
    place = tmp_path / "corpus.sqlite"
    if content is not None:
        place.write_bytes(content)
    assert kept_models(place) == {}
