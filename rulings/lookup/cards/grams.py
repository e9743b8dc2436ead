"""A compact n-gram index over short texts: candidates for a query, most promising first.

What is here: building, storing and asking one index. What is not: the decision whether a candidate is the right one.
The postings are one array of 32-bit numbers, so that an index over 35,000 names takes about five megabytes and is
loaded without parsing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Ids = NDArray[np.int32]

_START: Final = "\x02"
_END: Final = "\x03"
_MOST_SIGNS: Final = 3
_CODE_BITS: Final = 21
"""Enough for every code point, and three times that for a number of 64 bits."""
_CODE_MASK: Final = (1 << _CODE_BITS) - 1


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

    A gram is handled as a number, its signs side by side with the first one highest, so that numpy sorts grams as their
    texts are sorted.

    Shape: texts, gram sizes up to three signs -> GramIndex; a third of a second for 35,000 names.
    """
    marked = [f"{_START}{text}{_END}" for text in texts]
    sizes_of_texts = np.array([len(text) for text in marked], dtype=np.int64)
    codes = np.frombuffer("".join(marked).encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.uint64)
    owners = np.repeat(np.arange(len(marked), dtype=np.int32), sizes_of_texts)
    left = np.cumsum(sizes_of_texts)[owners] - np.arange(len(codes))
    numbers, places = [], []
    for size in sizes:
        begins = np.flatnonzero(left >= size)
        numbers.append(sum((codes[begins + at] << np.uint64(_CODE_BITS * (_MOST_SIGNS - 1 - at)) for at in range(size)),
                           start=np.zeros(len(begins), dtype=np.uint64)))  # fmt: skip
        places.append(owners[begins])
    grams, postings = np.concatenate(numbers), np.concatenate(places)
    order = np.argsort(grams, kind="stable")
    grams, postings = grams[order], postings[order]
    is_first = np.ones(len(grams), dtype=bool)
    is_first[1:] = (grams[1:] != grams[:-1]) | (postings[1:] != postings[:-1])
    grams, postings = grams[is_first], postings[is_first]
    rows = np.flatnonzero(np.append(True, grams[1:] != grams[:-1])[: len(grams)])
    return GramIndex(
        sizes,
        {_gram_of(number): row for row, number in enumerate(grams[rows].tolist())},
        [*rows.tolist(), len(postings)],
        postings,
        np.bincount(postings, minlength=len(marked)).astype(np.int16),
    )


def _gram_of(number: int) -> str:
    """The signs that a number of ``build_grams`` stands for."""
    signs = (number >> _CODE_BITS * place & _CODE_MASK for place in reversed(range(_MOST_SIGNS)))
    return "".join(chr(sign) for sign in signs if sign)
