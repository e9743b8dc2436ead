"""A compact n-gram index over short texts: candidates for a query, most promising first.

What is here: building, storing and asking one index. What is not: the decision whether a candidate is the right one.
The postings are one array of 32-bit numbers, so that an index over 35,000 names takes about five megabytes and is
loaded without parsing.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray

Ids = NDArray[np.int32]

_START: Final = "\x02"
_END: Final = "\x03"


def text_grams(text: str, sizes: Sequence[int]) -> set[str]:
    """The distinct n-grams of a text, with marks for where it starts and ends.

    Shape: text, sizes in characters -> set of grams.
    Example:
        >>> sorted(g.replace(chr(2), "<").replace(chr(3), ">") for g in text_grams("opt", (2,)))
        ['<o', 'op', 'pt', 't>']
    """
    marked = f"{_START}{text}{_END}"
    return {marked[i : i + n] for n in sizes for i in range(len(marked) - n + 1)}


@dataclass(frozen=True, slots=True)
class GramIndex:
    """N-gram postings over a list of texts, addressed by position in that list."""

    sizes: tuple[int, ...]
    """Lengths of the grams."""
    places: Mapping[str, int]
    """Gram -> row of ``starts``."""
    starts: Sequence[int]
    """Where the postings of each gram begin in ``postings``; one more at the end."""
    postings: Ids
    """Positions of texts, grouped by gram."""
    lengths: NDArray[np.int16]
    """Number of distinct grams of each text."""

    def candidates(self, query: str, limit: int, *, inside: bool = True) -> Ids:
        """Texts that share most with the query: the best by overlap of both and, with ``inside``, the best by share of
        the query alone, which are the longer texts that contain it.

        Shape: folded text, how many of each kind -> positions, without order, at most twice ``limit``.
        """
        grams = text_grams(query, self.sizes)
        rows = [row for gram in grams if (row := self.places.get(gram)) is not None]
        if not rows:
            return np.empty(0, dtype=np.int32)
        starts, postings = self.starts, self.postings
        found = np.concatenate([postings[starts[row] : starts[row + 1]] for row in rows])
        counts = np.bincount(found, minlength=len(self.lengths))
        pool = np.flatnonzero(counts >= max(1, (int(counts.max()) + 1) // 2))
        if len(pool) <= limit:
            return pool.astype(np.int32)
        shared, lengths = counts[pool], self.lengths[pool]
        best = np.argpartition(-shared / (lengths + len(grams)), limit)[:limit]
        if inside:
            longer = np.argpartition(lengths / 256 - shared, limit)[:limit]
            best = np.concatenate((best, longer))
        return np.unique(pool[best]).astype(np.int32)


def build_grams(texts: Iterable[str], sizes: tuple[int, ...]) -> GramIndex:
    """Index a list of folded texts.

    Shape: texts, gram sizes -> GramIndex; about a second for 35,000 names.
    """
    rows: defaultdict[str, list[int]] = defaultdict(list)
    lengths: list[int] = []
    for place, text in enumerate(texts):
        grams = text_grams(text, sizes)
        lengths.append(len(grams))
        for gram in grams:
            rows[gram].append(place)
    ordered = sorted(rows)
    starts = list(accumulate((len(rows[gram]) for gram in ordered), initial=0))
    postings = np.fromiter((p for gram in ordered for p in rows[gram]), dtype=np.int32, count=starts[-1])
    places = {gram: row for row, gram in enumerate(ordered)}
    return GramIndex(sizes, places, starts, postings, np.array(lengths, dtype=np.int16))
