"""How sure an answer is: certain, a suggestion, or nothing at all.

What is here: what speaks for and against the best candidate, and the weights of that, fitted on queries that
``tests/benchmarks/fit_lookup.py`` makes out of other names than those of the judged set. What is not: finding
candidates.

The question is whether the typed text is better explained as this name with mistakes or as something else. For the
first speak few edits; for the second, edits that fill one whole word, or that are hardly surprising as letters.
"""

from collections.abc import Callable, Sequence
from operator import mul
from typing import Final

from rapidfuzz.distance import Levenshtein

from rulings.lookup.found import Found, Way
from rulings.lookup.letters import LetterModel
from rulings.lookup.normalise import loosen_japanese
from rulings.lookup.readings import is_kana
from rulings.lookup.records import KeyKind

_LEAD: Final = {Way.WHOLE: 0.9, Way.SOUND: 0.45, Way.START: 0.3, Way.WORDS: 0.9}
"""How far the second candidate must be behind, in edits."""
_UNFINISHED_AT_MOST: Final = 0.6
_LONG_START: Final = 8
LONG_PART: Final = 4
"""Least signs of a part of a name that stands for the whole."""
OWN_PART: Final = 0.3
"""How far the next card must be behind such a part."""
_LONG_SPELLING: Final = 4
_LONG_TYPO: Final = 7
_LONG_WORD: Final = 5
_RELATIVE_COST: Final = 2
"""Place of the cost for each sign in both kinds of evidence."""
_MOST_DAMAGED: Final = 0.65
"""No more than this part of the query may be wrong, whatever else speaks for the candidate."""

LATIN_WEIGHTS: Final = (
    6.103, -0.421, -17.443, 0.125, 0.16, 0.041, -0.004, 1.786, -8.245, -1.0, -1.4, -2.112, -10.21, -0.278, -4.908,
)  # fmt: skip
"""For ``latin_evidence``. Two weights, of a name that was only begun and of one read by its words, were fitted at -2.3
and -2.6 and are set by hand: the made queries hold too few short names of legends, which people do type."""
JAPANESE_WEIGHTS: Final = (
    8.982, 2.043, -21.105, 0.07, -0.099, 1.872, -5.257, -3.888, -2.307, -1.706, 3.375, 8.324, -2.085, -3.396, -0.777,
    -4.967,
)  # fmt: skip
"""For ``japanese_evidence``."""
LATIN_THRESHOLD: Final = 0.6
"""Least weighted sum of the evidence for a suggestion."""
JAPANESE_THRESHOLD: Final = 0.8
"""The same in Japanese script."""


def latin_evidence(
    folded: str, found: Found, gap: float, letters: LetterModel, is_word: Callable[[str], bool]
) -> list[float]:
    """What speaks for a candidate of a query in Latin letters.

    Shape: folded query with spaces, the best candidate, its lead over the second -> numbers, the first always 1.
    """
    words = folded.split()
    joined = "".join(words)
    size = len(joined)
    surprise = [bits for word in words for bits in letters.bits(word)]
    key = found.space.loose[found.place]
    touched = _touched(joined, key if found.way is not Way.START else key[: size + 1])
    changed = sum(touched)
    odd = sum(bits for mark, bits in zip(touched, surprise, strict=True) if mark)
    total = sum(surprise)
    worst = known = 0.0
    at = 0
    for word in words:
        wrong = sum(touched[at : at + len(word)])
        worst = max(worst, wrong / max(4, len(word)))
        known += wrong > 0 and len(word) > 2 and is_word(word)
        at += len(word)
    whole = found.way is Way.WHOLE
    return [
        1.0, found.cost, found.cost / size, total - odd, odd if whole else 0.0, odd / changed if changed else 3.0,
        total / size, min(gap, 2.0), min(gap, 2.0) / size,
        float(found.way is Way.START), float(found.way is Way.WORDS), float(found.way is Way.SOUND),
        worst if whole else 0.0, float(size), known if whole else 0.0,
    ]  # fmt: skip


def japanese_evidence(
    folded: str, found: Found, gap: float, letters: LetterModel, is_word: Callable[[str], bool]
) -> list[float]:
    """What speaks for a candidate of a query in Japanese script.

    Shape: folded query, the best candidate, its lead over the second -> numbers, the first always 1.
    """
    loose = loosen_japanese(folded)
    size = max(1, len(loose))
    surprise = letters.bits(loose)
    key = found.space.loose[found.place]
    aloud = found.way is Way.SOUND and not is_kana(folded)
    if aloud:
        key = loosen_japanese(found.space.texts[found.place])
    touched = _touched(loose, key if found.way is not Way.START else key[: len(loose)])
    odd = sum(bits for mark, bits in zip(touched, surprise, strict=True) if mark)
    kanji = sum(mark for mark, sign in zip(touched, loose, strict=True) if not is_kana(sign))
    kana = sum(touched) - kanji
    run = longest = 0
    known = 0.0
    for at, mark in enumerate([*touched, 0]):
        if not mark:
            known += run > 1 and is_word(loose[at - run : at])
            run = 0
        else:
            run += 1
            longest = max(longest, run)
    close = float(not aloud)
    return [
        1.0, found.cost, found.cost / size, sum(surprise) - odd, odd * close, min(gap, 2.0), min(gap, 2.0) / size,
        float(found.way is Way.START), float(found.way is Way.SOUND), float(aloud), close * kanji / size,
        close * kana / size, close * longest, close * longest / size, float(size), close * known,
    ]  # fmt: skip


def _touched(typed: str, key: str) -> list[int]:
    """1 for each typed letter that the key does not explain, else 0."""
    touched = [0] * len(typed)
    for operation in Levenshtein.editops(key, typed):
        if operation.tag != "delete":
            touched[operation.dest_pos] = 1
    return touched


def is_like(evidence: Sequence[float], weights: Sequence[float], threshold: float) -> bool:
    """Whether the candidate may be shown: did you mean this?"""
    return evidence[_RELATIVE_COST] <= _MOST_DAMAGED and sum(map(mul, evidence, weights)) > threshold


def is_meant(folded: str, found: Found, gap: float, is_word: Callable[[str], bool]) -> bool:
    """Whether the best candidate may be taken without asking, although it was not typed exactly.

    Only what hardly any other reading explains: a difference that is no more than spelling or look, one mistyped letter
    in a long word that is no word of its own, or the only name that begins with so many letters.

    Shape: folded query, the best candidate, its lead over the second -> bool.
    """
    joined = folded.replace(" ", "")
    size = len(joined)
    kind = KeyKind(int(found.space.kinds[found.place]))
    if kind in (KeyKind.OTHER_READING, KeyKind.PART) or gap < _LEAD[found.way]:
        return False
    if found.way is Way.START:
        return size >= _LONG_START and found.cost < _UNFINISHED_AT_MOST
    if found.cost < 1.0:
        shortest = min(size, len(found.space.loose[found.place]) + 1)
        return shortest >= _LONG_SPELLING and found.way is not Way.WORDS
    if found.cost > 1.0 or found.way is not Way.WHOLE or size < _LONG_TYPO:
        return False
    touched = _touched(joined, found.space.loose[found.place]) if not is_kana(joined) else []
    if any(not sign.isascii() and not is_kana(sign) for mark, sign in zip(touched, joined, strict=False) if mark):
        return False
    at = 0
    for word in folded.split():
        if any(touched[at : at + len(word)]) and (len(word) < _LONG_WORD or is_word(word)):
            return False
        at += len(word)
    return True
