"""Texts one mistake away are all found, against a comparison with every text."""

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from rulings.lookup.cards.letter_sets import LONGEST, SHORTEST, set_beginnings, set_wholes

_TEXTS = st.lists(st.text("abcdeあいう一", min_size=1, max_size=15), min_size=1, max_size=30)


@given(_TEXTS, st.text("abcdeあいう一", min_size=1, max_size=12))
def test_whole_texts_one_mistake_away_are_all_found(texts: list[str], typed: str) -> None:
    near = [place for place, text in enumerate(texts) if OSA.distance(typed, text) <= 1]
    assert set_wholes(texts).like(typed) == near


@given(_TEXTS, st.text("abcdeあいう一", min_size=SHORTEST + 1, max_size=LONGEST - 1))
def test_texts_that_begin_with_one_mistake_are_all_found(texts: list[str], typed: str) -> None:
    ends = range(len(typed) - 1, len(typed) + 2)
    near = [place for place, text in enumerate(texts) if any(OSA.distance(typed, text[:end]) <= 1 for end in ends)]
    assert set_beginnings(texts).begun_like(typed) == near


def test_beginnings_of_other_lengths_are_not_searched() -> None:
    assert set_beginnings(["ab"]).begun_like("ab") == []
    assert set_beginnings(["a" * 20]).begun_like("a" * LONGEST) == []
