"""Groups of which any two lie one within the other or share nothing: requirements that any one of a group obeys (CR
508.1d, 509.1c).

What is here: which group lies within which. What is not: the network whose branches they are (``required_attacks``,
``required_blocks``).
"""

from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from typing import TypeVar

Member = TypeVar("Member", bound=Hashable)


def are_nested(groups: Sequence[frozenset[Member]]) -> bool:
    """Whether of any two groups one holds the other, or they share nothing.

    Example:
        >>> are_nested([frozenset("ab"), frozenset("a"), frozenset("c")])
        True
        >>> are_nested([frozenset("ab"), frozenset("bc")])
        False
    """
    return all(one <= other or other <= one or not one & other for one, other in combinations(set(groups), 2))


def smallest_around(
    inner: frozenset[Member], groups: Iterable[frozenset[Member]], *, is_strict: bool = False
) -> frozenset[Member] | None:
    """The smallest group that holds all of these; with ``is_strict`` one that holds more; ``None``: there is none."""
    around = [group for group in groups if inner < group or (inner == group and not is_strict)]
    return min(around, key=len, default=None)
