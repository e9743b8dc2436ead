"""The compact text of the concordance."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance_lives import (
    FORMAT,
    ConcordanceError,
    Fate,
    Life,
    Scored,
    Span,
    print_lives,
    read_lives,
)

PERCENT = st.integers(1, 100).map(lambda percent: percent / 100)
SCORED = st.builds(Scored, st.integers(0, 5000), PERCENT)
SPAN = st.builds(
    Span, st.integers(0, 107), st.sampled_from(["701.17c", "613", "7", "704.5aa"]).map(RuleNumber), PERCENT
)
FATE = st.builds(
    Fate,
    st.sampled_from([Change.SPLIT, Change.MERGED, Change.REMOVED]),
    st.integers(1, 107),
    st.lists(SCORED, max_size=3).map(tuple),
)
LIFE = st.builds(
    Life,
    st.lists(SPAN, min_size=1, max_size=4).map(tuple),
    st.lists(SCORED, max_size=4).map(tuple),
    st.none() | SCORED,
    st.none() | FATE,
)
DAYS = [date(2003, 3, 15), date(2026, 1, 16)]


@given(st.lists(LIFE, max_size=5))
def test_what_is_printed_reads_back_the_same(lives: list[Life]) -> None:
    assert read_lives(print_lives(DAYS, lives)) == (tuple(DAYS), tuple(lives))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("judgebot-concordance 9\n2003-03-15\n", 1),
        (f"{FORMAT}\nMarch 2003\n", 2),
        (f"{FORMAT}\n2003-03-15\n0:100.1\t-\t-\n", 3),
        (f"{FORMAT}\n2003-03-15\n0:100.1\t-\t-\t-\n100.2\t-\t-\t-\n", 4),
        (f"{FORMAT}\n2003-03-15\n0:100.1\t-\t-\tX5\n", 3),
    ],
)
def test_another_form_is_refused_by_line(text: str, line: int) -> None:
    with pytest.raises(ConcordanceError) as refused:
        read_lives(text)
    assert refused.value.details == {"line": line}


def test_a_life_has_no_number_before_its_birth_and_after_its_end() -> None:
    life = Life((Span(2, RuleNumber("100.1")), Span(4, RuleNumber("100.2"))), fate=Fate(Change.REMOVED, 6))
    assert [span and span.number for span in map(life.span_at, range(1, 7))] == [
        None, "100.1", "100.1", "100.2", "100.2", None,
    ]  # fmt: skip
