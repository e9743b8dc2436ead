"""What is read: marker words: words that change a meaning when they get lost."""

from rulings.oracle.categories import ORACLE
from rulings.oracle.markers import uncarried_markers


def test_every_marker_word_is_carried() -> None:
    assert uncarried_markers(ORACLE) == []
