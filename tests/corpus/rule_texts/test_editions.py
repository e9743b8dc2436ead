"""English and Japanese editions side by side."""

from datetime import date

import pytest

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rule_texts.editions import edition_in_force, editions_in, numbers_in_edition, pair_editions
from rulings.corpus.rule_texts.rules import EditionRow
from rulings.language import Language


def row(key: int, language: Language, day: str, label: str) -> EditionRow:
    return EditionRow(key, language, date.fromisoformat(day), label, "test")


ROWS = [
    row(1, Language.EN, "2023-11-17", "20231117"),
    row(2, Language.EN, "2025-07-25", "20250725"),
    row(3, Language.EN, "2026-01-16", "20260116"),
    row(4, Language.JA, "2023-11-17", "20231117.0"),
    row(5, Language.JA, "2023-11-17", "20231117.1"),
    row(6, Language.JA, "2025-07-26", "20250726.0"),
]


def test_the_newest_pair_says_that_the_japanese_lags() -> None:
    pair = pair_editions(ROWS)
    assert pair is not None
    assert pair.japanese is not None
    assert (pair.english.label, pair.japanese.label, pair.japanese_lags) == ("20260116", "20250726.0", True)


@pytest.mark.parametrize(
    ("day", "english", "japanese"),
    [
        (date(2024, 5, 1), "20231117", "20231117.1"),  # of two revisions the later
        (date(2025, 8, 1), "20250725", "20250726.0"),  # a date one day beside the original's
        (date(2001, 1, 1), "20231117", "20231117.1"),  # before the oldest one
    ],
)
def test_editions_of_a_day_go_together(day: date, english: str, japanese: str) -> None:
    pair = pair_editions(ROWS, day)
    assert pair is not None
    assert pair.japanese is not None
    assert (pair.english.label, pair.japanese.label, pair.japanese_lags) == (english, japanese, False)


def test_a_translation_newer_than_the_original_is_not_shown_beside_it() -> None:
    pair = pair_editions([ROWS[0], ROWS[5]])
    assert pair is not None
    assert pair.japanese is None
    assert not pair.japanese_lags


def test_a_corpus_without_rules_has_no_pair() -> None:
    assert pair_editions([]) is None
    assert pair_editions(ROWS[3:]) is None
    assert edition_in_force(editions_in([], Language.EN), date(2026, 1, 1)) is None


@pytest.mark.parametrize(
    ("number", "wanted", "numbers"),
    [
        ("701.17a", date(2023, 11, 17), ("701.13a",)),  # mill
        ("701.17a", date(2026, 1, 16), ("701.17a",)),
        ("701.66a", date(2023, 11, 17), ()),  # earthbend is younger
        ("999.1", date(2023, 11, 17), ("999.1",)),  # an edition that the concordance does not have yet
        ("701.17a", date(2023, 9, 1), ("701.13a",)),  # no edition of ours: the same before and after
        ("702.166a", date(2023, 9, 1), ()),  # bargain came between the editions around it
        ("701.17a", date(2030, 1, 1), ()),  # nobody knows what comes after the newest
        ("701.13a", date(1999, 1, 1), ()),
    ],
)
def test_a_rule_is_laid_beside_its_own_text(number: str, wanted: date, numbers: tuple[str, ...]) -> None:
    concordance = load_bundled_concordance()
    assert numbers_in_edition(concordance, RuleNumber(number), date(2026, 1, 16), wanted) == numbers
