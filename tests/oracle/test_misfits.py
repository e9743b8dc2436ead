"""What is read: examples that are wrong, and holes that nothing can fill."""

from rulings.oracle.categories import ORACLE
from rulings.oracle.misfits import misfits
from rulings.oracle.phrases import load_all


def test_every_example_is_right_and_every_hole_can_be_filled() -> None:
    load_all()
    assert len(ORACLE.categories) > 100
    assert misfits(ORACLE) == []
