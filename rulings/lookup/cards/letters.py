"""How surprising a text is, letter by letter, to one who knows card names.

What is here: a small model of letters that gives the bits by which a text surprises it. A mistyped name surprises more
than a made-up one, and a long query that was explained with few edits is better evidence than a short one. What is
not: the decision that is drawn from it (``verdict``).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import log2
from typing import Final

_EDGE: Final = "\x02"
_TRUST: Final = 4.0
"""Occurrences of a context at which it is trusted as much as the shorter one."""


@dataclass(frozen=True, slots=True)
class LetterModel:
    """Counts of letters after up to ``order - 1`` others."""

    order: int
    """Length of the longest run of letters that was counted."""
    counts: Mapping[str, int]
    """Run of letters -> how often it was seen; the runs without their last letter are the contexts."""
    contexts: Mapping[str, int]
    """Context -> how often it was seen."""
    letters: int
    """Number of distinct letters, for those that were never seen."""

    def bits(self, text: str) -> list[float]:
        """Bits of surprise of each letter of a text.

        Shape: folded text -> one number a letter.
        """
        padded = _EDGE * (self.order - 1) + text
        surprises = []
        for at in range(self.order - 1, len(padded)):
            chance = 0.25 / self.letters
            for size in range(self.order):
                seen = self.contexts.get(padded[at - size : at])
                if not seen:
                    break
                share = seen / (seen + _TRUST)
                chance = share * self.counts.get(padded[at - size : at + 1], 0) / seen + (1 - share) * chance
            surprises.append(-log2(chance))
        return surprises


def learn_letters(texts: Iterable[str], order: int, is_counted: Callable[[str], bool] = bool) -> LetterModel:
    """Count the letters of texts.

    Shape: texts, longest run, which runs of two letters and more are worth counting -> LetterModel.
    """
    counts: Counter[str] = Counter()
    for text in texts:
        padded = _EDGE * (order - 1) + text
        for at in range(order - 1, len(padded)):
            for size in range(order):
                run = padded[at - size : at + 1]
                if size and not is_counted(run):
                    break
                counts[run] += 1
    return model_from_counts(counts, order)


def model_from_counts(counts: Mapping[str, int], order: int) -> LetterModel:
    """The model that these counts make."""
    contexts: Counter[str] = Counter()
    for run, times in counts.items():
        contexts[run[:-1]] += times
    return LetterModel(order, dict(counts), dict(contexts), sum(len(run) == 1 for run in counts) or 1)
