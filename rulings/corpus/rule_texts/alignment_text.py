"""How alike two rule texts are, whatever numbers they cite.

What is here: the normal form of a text for comparing editions, word weights over two editions, and similarity. What is
not: the choice of pairs (``rulings.corpus.rule_texts.alignment``).
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

from rapidfuzz.distance import Indel

_REFERENCE: Final = re.compile(r"\b[1-9]\d\d(?:\.\d+[a-z]{0,2})?(?:[–-](?:[1-9]\d\d\.)?[0-9a-z]+)?\b")
_WORD: Final = re.compile(r"\{[^}]+\}|#|[^\W_]+(?:['’][^\W_]+)?|[+/*]")
_SIGNS: Final = str.maketrans({"®": None, "™": None, "“": None, "”": None, '"': None, "’": "'", "—": " ", "æ": "ae"})
_SHINGLE_WORDS: Final = 3
_LONGEST_TITLE: Final = 80
_MODERN: Final = tuple(
    (re.compile(rf"\b(?:{old})\b"), new)
    for old, new in (
        (r"removed?(-| )from(-| )the(-| )game(-| )zone", "exile zone"),
        (r"removed from the game", "exiled"),
        (r"remove ([^.,;]{1,40}) from the game", r"exile \1"),
        (r"put(s|ting)? ([^.,;]{0,40}?)into play", r"put\1 \2onto the battlefield"),
        (r"comes? into play", "enters the battlefield"),
        (r"coming into play", "entering the battlefield"),
        (r"leaves? play", "leaves the battlefield"),
        (r"(in|from|into) play", r"\1 the battlefield"),
        (r"enters? the battlefield", "enters"),
        (r"state-based effects?", "state-based action"),
        (r"game action", "turn-based action"),
        (r"converted mana cost", "mana value"),
        (r"he or she", "they"),
        (r"his or hers?|him or her", "their"),
        (r"tribal", "kindred"),
        (r"(spells?[^.,;]{0,30}) played", r"\1 cast"),
        (r"play(s|ing|ed)? (a|the|that|this)( [a-z]+)? spell", r"cast\1 \2\3 spell"),
        (r"play(s|ing|ed)? (a|an|the|that|this)( [a-z]+)? ability", r"activate\1 \2\3 ability"),
    )
)
"""Words that the rules exchanged everywhere at once (2009, 2018, 2021, 2024): no sign that a rule is another one."""


def normalise_rule_text(text: str) -> str:
    """A text as editions are compared: case, trade marks, quotes and the numbers of cited rules do not count.

    Example:
        >>> normalise_rule_text("See rule 701.13, “Mill.”") == normalise_rule_text("See rule 701.17,  “Mill.”")
        True
    """
    return " ".join(_REFERENCE.sub("#", text.casefold().translate(_SIGNS)).split())


@dataclass(frozen=True)
class ComparedText:
    """One entry's text, prepared once for many comparisons."""

    normal: str
    """Normal form; equal forms are the same text."""

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Words and symbols in order, those that were exchanged everywhere as today's."""
        modern = self.normal
        for old, new in _MODERN:
            modern = old.sub(new, modern)
        return tuple(_WORD.findall(modern))

    @property
    def is_title(self) -> bool:
        """Whether this is a heading ("701.17. Mill") and no sentence."""
        return not self.normal.endswith((".", ")", ":", "!", "?")) and len(self.normal) < _LONGEST_TITLE

    @cached_property
    def shingles(self) -> frozenset[tuple[str, ...]]:
        """Runs of three words; none where the text is shorter."""
        words = self.words
        return frozenset(zip(*(words[i:] for i in range(_SHINGLE_WORDS)), strict=False))


class Comparable(Protocol):
    """A text, or what is known of it, as the steps of an alignment compare it."""

    @property
    def normal(self) -> str: ...
    @property
    def words(self) -> tuple[str, ...]: ...
    @property
    def is_title(self) -> bool: ...
    @property
    def shingles(self) -> frozenset[tuple[str, ...]]: ...


class WordWeights:
    """Weights of words over two editions: a word that few entries have tells more.

    Shape: built from all texts of both editions in 50 ms; weights are 1 + ln(entries / entries with the word).
    """

    def __init__(self, texts: Iterable[Comparable]) -> None:
        counted: Counter[str] = Counter()
        total = 0
        for text in texts:
            counted.update(set(text.words))
            total += 1
        self._weights = {word: 1 + math.log(total / count) for word, count in counted.items()}

    def vector(self, text: Comparable) -> dict[str, float]:
        """The text as weighted words, of length 1."""
        raw = {word: math.sqrt(count) * self._weights[word] for word, count in Counter(text.words).items()}
        length = math.sqrt(sum(value * value for value in raw.values())) or 1.0
        return {word: value / length for word, value in raw.items()}


class CandidateIndex:
    """Finds, for a text, the texts of another edition that share its telling words."""

    def __init__(self, weights: WordWeights, texts: Sequence[tuple[int, Comparable]]) -> None:
        self._weights = weights
        self._postings: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
        for key, text in texts:
            for word, value in weights.vector(text).items():
                self._postings[word].append((key, value))

    def search(self, text: Comparable, limit: int) -> list[tuple[int, float]]:
        """Keys with their cosine (0 to 1), best first."""
        scores: defaultdict[int, float] = defaultdict(float)
        for word, value in self._weights.vector(text).items():
            for key, other in self._postings.get(word, ()):
                scores[key] += value * other
        return sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:limit]


def similarity(one: Comparable, other: Comparable, cosine: float) -> float:
    """How alike two texts are, from 0 to 1: shared telling words, and shared order of words.

    Shape: ``cosine`` is what ``CandidateIndex.search`` found for the pair.
    """
    if one.normal == other.normal:
        return 1.0
    return 0.6 * min(cosine, 1.0) + 0.4 * Indel.normalized_similarity(one.words, other.words)
