"""What is read: examples that are wrong, and holes that nothing can fill."""

from rulings.oracle.categories import ORACLE
from rulings.oracle.misfits import misfits


def test_every_example_is_right_and_every_hole_can_be_filled() -> None:
    assert misfits(ORACLE) == []
