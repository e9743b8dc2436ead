"""Models that the corpus keeps: the same as reading the text, and never those of another grammar."""

import json
from dataclasses import replace

import pytest

from rulings.corpus.cards import Face
from rulings.oracle import model
from rulings.oracle.model import grammar_fingerprint, model_of, print_model, read_model
from rulings.oracle.read import read_face

BEAR = Face("Testing Bear", types=("Creature",), oracle_text="Flying\nFrobnicate the stack.\nTrample")


def test_a_model_has_the_abilities_and_the_declined_lines_of_the_reading() -> None:
    reading = read_face(BEAR)
    assert read_model(BEAR).abilities == reading.abilities
    assert [line.text for line in read_model(BEAR).declined] == ["Frobnicate the stack."]


def test_a_kept_model_is_taken_without_reading_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = replace(BEAR, model=print_model(read_model(BEAR)))
    monkeypatch.setattr(model, "read_model", lambda face: pytest.fail("the text was read"))
    assert model_of(kept).abilities == read_face(BEAR).abilities
    assert [line.text for line in model_of(kept).declined] == ["Frobnicate the stack."]


def test_a_model_that_another_grammar_wrote_is_not_taken() -> None:
    _, *other = json.loads(print_model(read_model(Face("Testing Bear", oracle_text="Haste"))))
    outdated = replace(BEAR, model=json.dumps(["0" * len(grammar_fingerprint()), *other], separators=(",", ":")))
    assert model_of(outdated) == read_model(BEAR)
