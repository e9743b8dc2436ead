"""What is read: marker words: words that change a meaning when they get lost."""

from rulings.oracle.categories import ORACLE
from rulings.oracle.markers import uncarried_markers
from rulings.oracle.phrases import load_all


def test_every_marker_word_is_carried() -> None:
    load_all()
    assert len(ORACLE.categories) > 100
    assert uncarried_markers(ORACLE) == []
