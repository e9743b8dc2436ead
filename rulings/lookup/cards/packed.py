"""Long lists of short texts, kept as one text.

What is here: a read-only sequence of texts that takes a third of the memory of a list and is loaded unsplit.
"""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import overload


class PackedTexts(Sequence[str]):
    """A sequence of texts, each cut out when it is asked for.

    Shape: made by ``pack_texts`` or from a joined text and the positions at which its members start.
    Example:
        >>> names = pack_texts(["Opt", "", "Fling"])
        >>> names[2], len(names), "Opt" in names
        ('Fling', 3, True)
    """

    __slots__ = ("joined", "starts")

    def __init__(self, joined: str, starts: Sequence[int]) -> None:
        self.joined = joined
        self.starts = starts
        """One more than there are texts; the last is the length of ``joined``."""

    def __len__(self) -> int:
        return len(self.starts) - 1

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        starts = self.starts
        if place < 0:
            place += len(starts) - 1
        return self.joined[starts[place] : starts[place + 1]]


def pack_texts(texts: Iterable[str]) -> PackedTexts:
    """Pack texts in their order."""
    members = list(texts)
    return PackedTexts("".join(members), array("i", accumulate(map(len, members), initial=0)))
