"""English names as bags of words: words in any order, missing, shortened or mistyped.

What is here: the vocabulary of all English names, the names that contain each word, and the cost of reading a query as
some words of a name. What is not: names whose spaces are wrong (``english`` compares whole strings for that).
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import OSA

from rulings.lookup.cards.grams import GramIndex, build_grams

MISSING_WORD: Final = 0.4
"""Cost of a word of the name that was not typed."""
MISSING_LETTER: Final = 0.02
"""Cost of each of its letters."""
SHORTENED: Final = 0.35
"""Cost of a word of which only the beginning was typed."""
SHORTENED_LETTER: Final = 0.04
"""Cost of each letter left out there."""
SWAPPED: Final = 0.3
"""Cost of words in another order."""
LATE_START: Final = 0.15
"""Cost of not starting with the first word of the name."""
_READINGS_OF_A_WORD: Final = 24
_SHORT_WORD: Final = range(4, 8)
"""Letters of a word of which a slip hides most n-grams."""
_SHORTENINGS: Final = 160
_REFINED: Final = 16


@dataclass(frozen=True, slots=True)
class WordIndex:
    """Words of English names, addressed by position in the list of names that it was built from."""

    words: Sequence[str]
    """The vocabulary in code point order."""
    grams: GramIndex
    """Over the vocabulary."""
    name_starts: NDArray[np.int32]
    """Where the names of each word begin in ``names``."""
    names: NDArray[np.int32]
    """Names, grouped by word."""
    word_starts: NDArray[np.int32]
    """Where the words of each name begin in ``spelled``."""
    spelled: NDArray[np.int32]
    """Words of each name, in its order."""
    letters: NDArray[np.int16]
    """Number of letters of each name."""

    def search(self, typed: Sequence[str], limit: int = _REFINED) -> list[tuple[float, int]]:
        """Names that can be read out of these words, with the cost of the reading in edits.

        Shape: folded words -> (cost, position of the name), cheapest first.
        """
        readings = [self._readings(word) for word in typed]
        size = len(self.letters)
        total = np.zeros(size, dtype=np.float32)
        for word, reading in zip(typed, readings, strict=True):
            costs = np.full(size, len(word), dtype=np.float32)
            for place, cost in sorted(reading.items(), key=lambda item: -item[1]):
                costs[self.names[self.name_starts[place] : self.name_starts[place + 1]]] = cost
            total += costs
        count = sum(map(len, typed))
        missing = self.letters - count
        total += np.maximum(missing, 0) * np.float32(MISSING_LETTER)
        total += np.maximum(np.diff(self.word_starts) - len(typed), 0) * np.float32(MISSING_WORD)
        best = np.argpartition(total, _REFINED)[:_REFINED] if size > _REFINED else np.arange(size)
        refined = [(self._cost(typed, readings, int(name)), int(name)) for name in best if total[name] < count * 0.7]
        return sorted(refined)[:limit]

    def knows(self, typed: Sequence[str]) -> bool:
        """Whether every typed word is a word of some name."""
        return all((at := bisect_left(self.words, word)) < len(self.words) and self.words[at] == word for word in typed)

    def names_with(self, word: str) -> list[int]:
        """Positions of the names that have this word."""
        at = bisect_left(self.words, word)
        if at == len(self.words) or self.words[at] != word:
            return []
        return list(self.names[self.name_starts[at] : self.name_starts[at + 1]].tolist())

    def _readings(self, word: str) -> dict[int, float]:
        """Words of the vocabulary that this may stand for, with costs."""
        found: dict[int, float] = {}
        start = bisect_left(self.words, word)
        if len(word) >= 2:
            for place in range(start, min(start + _SHORTENINGS, len(self.words))):
                full = self.words[place]
                if not full.startswith(word):
                    break
                found[place] = SHORTENED + SHORTENED_LETTER * (len(full) - len(word))
        if len(word) >= 3:
            limit = max(1, len(word) // 3)
            for place in self.grams.candidates(word, _READINGS_OF_A_WORD, inside=False):
                cost = float(OSA.distance(word, self.words[place], score_cutoff=limit))
                if cost <= limit and cost < found.get(int(place), 99.0):
                    found[int(place)] = cost
        if start < len(self.words) and self.words[start] == word:
            found[start] = 0.0
        elif len(word) in _SHORT_WORD:
            for other in _slips(word):
                place = bisect_left(self.words, other)
                if place < len(self.words) and self.words[place] == other:
                    found[place] = min(found.get(place, 99.0), 1.0)
        return found

    def _cost(self, typed: Sequence[str], readings: Sequence[dict[int, float]], name: int) -> float:
        spelled = self.spelled[self.word_starts[name] : self.word_starts[name + 1]].tolist()
        free = dict(enumerate(spelled))
        cost = 0.0
        last = -1
        swapped = False
        for word, reading in zip(typed, readings, strict=True):
            options = [(reading[place], abs(at - last - 1), at) for at, place in free.items() if place in reading]
            if not options or min(options)[0] >= len(word):
                cost += len(word)
                continue
            price, _, at = min(options)
            cost += price
            swapped = swapped or at < last
            last = at
            del free[at]
        left = sum(len(self.words[place]) for place in free.values())
        return cost + SWAPPED * swapped + LATE_START * (0 in free) + MISSING_WORD * len(free) + MISSING_LETTER * left


def _slips(word: str) -> Iterator[str]:
    """Words of which this is a slip that hides most n-grams of a short one: two letters swapped, or one too many."""
    for at in range(len(word) - 1):
        yield f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}"
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def build_words(names: Sequence[str]) -> WordIndex:
    """Index the words of folded English names.

    Shape: names with single spaces -> WordIndex over their positions.
    """
    users: defaultdict[str, list[int]] = defaultdict(list)
    for place, name in enumerate(names):
        for word in dict.fromkeys(name.split()):
            users[word].append(place)
    words = sorted(users)
    number = {word: place for place, word in enumerate(words)}
    spelled = [[number[word] for word in name.split()] for name in names]
    return WordIndex(
        words,
        build_grams(words, (2,)),
        _starts([len(users[word]) for word in words]),
        np.array([place for word in words for place in users[word]], dtype=np.int32),
        _starts([len(row) for row in spelled]),
        np.array([word for row in spelled for word in row], dtype=np.int32),
        np.array([len(name.replace(" ", "")) for name in names], dtype=np.int16),
    )


def _starts(lengths: Sequence[int]) -> NDArray[np.int32]:
    starts = np.zeros(len(lengths) + 1, dtype=np.int32)
    np.cumsum(lengths, out=starts[1:])
    return starts
