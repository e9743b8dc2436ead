"""Which texts are at most one mistake away: found by the sets of their letters, none missed.

What is here: the set of letters of each text and of its beginnings, as bits of a number. One mistyped letter changes
such a set by at most two members, so that a comparison of numbers leaves few texts to look at.
What is not: what a mistake costs. N-grams (``grams``) find candidates for long queries; a short one with a mistake
shares hardly any n-gram with its name.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import or_
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import OSA

SHORTEST: Final = 2
LONGEST: Final = 13
"""Beginnings of these lengths have a set of their own."""
_BITS: Final = 32
Sets = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class LetterSets:
    """Sets of letters of texts, addressed by position in the list of texts."""

    texts: Sequence[str]
    """The texts."""
    rows: Sets
    """Of each text as a whole or, in more than one row, of its beginnings, shortest first; a text that is shorter than
    a row's beginning stands there as a whole."""

    def begun_like(self, typed: str) -> list[int]:
        """Texts that begin with something at most one mistake from what was typed.

        Shape: folded text of more than ``SHORTEST`` and less than ``LONGEST`` letters -> positions in order; none for
        another length.
        """
        size = len(typed)
        if not SHORTEST < size < LONGEST:
            return []
        rows = self.rows[size - 1 - SHORTEST : size + 2 - SHORTEST]
        return self._check(
            rows,
            typed,
            lambda text: any(OSA.distance(typed, text[:end], score_cutoff=1) <= 1 for end in range(size - 1, size + 2)),
        )

    def like(self, typed: str) -> list[int]:
        """Texts that are at most one mistake from what was typed.

        Shape: folded text -> positions in order.
        """
        return self._check(self.rows[-1:], typed, lambda text: OSA.distance(typed, text, score_cutoff=1) <= 1)

    def _check(self, rows: Sets, typed: str, is_like: Callable[[str], bool]) -> list[int]:
        wanted = np.uint32(_letter_set(typed))
        near = (np.bitwise_count(rows ^ wanted) <= 2).any(axis=0)
        texts = self.texts
        return [place for place in np.flatnonzero(near).tolist() if is_like(texts[place])]


def set_beginnings(texts: Sequence[str]) -> LetterSets:
    """Number the letters of the beginnings of texts.

    Shape: texts -> LetterSets for ``begun_like``; two megabytes for 35,000 names.
    """
    rows = np.empty((LONGEST - SHORTEST + 1, len(texts)), dtype=np.uint32)
    for place, text in enumerate(texts):
        sets = list(accumulate((1 << (ord(letter) % _BITS) for letter in text[:LONGEST]), or_, initial=0))
        rows[:, place] = [sets[min(length, len(sets) - 1)] for length in range(SHORTEST, LONGEST + 1)]
    return LetterSets(texts, rows)


def set_wholes(texts: Sequence[str]) -> LetterSets:
    """Number the letters of whole texts.

    Shape: texts -> LetterSets for ``like``.
    """
    return LetterSets(texts, np.array([[_letter_set(text) for text in texts]], dtype=np.uint32))


def _letter_set(text: Iterable[str]) -> int:
    """The letters of a text as bits; letters that share a bit only let more texts through."""
    bits = 0
    for letter in text:
        bits |= 1 << (ord(letter) % _BITS)
    return bits
