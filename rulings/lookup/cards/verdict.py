"""How sure an answer is: certain, a suggestion, or nothing at all.

What is here: what speaks for and against the best candidate, and the weights of that, fitted on queries that
``tests/benchmarks/fit_lookup.py`` makes out of other names than those of the judged set. What is not: finding
candidates.

The question is whether the typed text is better explained as this name with mistakes or as something else. For the
first speak few edits; for the second, edits that fill one whole word, or that are hardly surprising as letters.
"""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from operator import mul
from typing import Final, Protocol

from rapidfuzz.distance import Levenshtein

from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.letters import LetterModel
from rulings.lookup.cards.normalise import fold_english, fold_japanese, loosen_japanese
from rulings.lookup.cards.ordinary import split_scripts
from rulings.lookup.cards.readings import is_kana
from rulings.lookup.cards.records import KeyKind
from rulings.lookup.cards.sound import english_sound

_LEAD: Final = {Way.WHOLE: 0.9, Way.SOUND: 0.45, Way.START: 0.3, Way.WORDS: 0.9}
"""How far the second candidate must be behind, in edits."""
_UNFINISHED_AT_MOST: Final = 0.6
_UNBROKEN_AT_MOST: Final = 0.47
"""The same in Latin letters, of which the words must be broken as typed: *golden hid* is not surely *Goldenhide*."""
_LONG_START: Final = 8
_SHORT_START: Final = 9
_LONG_SHORT: Final = 5
_LEAD_OF_SHORT: Final = 0.5
"""How far the next card must be behind a legend that was called by its name without the title."""
LONG_PART: Final = 4
"""Least signs of a part of a name that stands for the whole."""
OWN_PART: Final = 0.3
"""How far the next card must be behind such a part."""
_MOST_BY_SOUND: Final = 0.5
"""Most that a name which only sounds like the query may cost."""
_LONG_SPELLING: Final = 4
_LONG_TYPO: Final = 7
_LONG_WORD: Final = 5
_FEW_LETTERS: Final = 3
_FEW_KANA: Final = 6
_MOST_OF_KANA: Final = 0.36
"""Of so few kana no more than this part may be wrong."""
_KEYBOARD: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_LONG_RUN: Final = 4
HEARSAY: Final = frozenset((KeyKind.OTHER_READING, KeyKind.PART, KeyKind.WORD, KeyKind.TITLE))
"""Keys that are never certain unless they are typed exactly; a title not even then, since no card data has it."""
_RELATIVE_COST: Final = 2
"""Place of the cost for each sign in both kinds of evidence."""
_MOST_DAMAGED: Final = 0.65
"""No more than this part of the query may be wrong, whatever else speaks for the candidate."""

LATIN_WEIGHTS: Final = (
    7.074, 0.613, -15.345, 0.157, 0.107, 0.191, -0.399, 2.431, -15.7, -1.191, -2.811, -2.133, -5.681, -0.61, -4.68,
    -3.15, -3.012, -11.947, -2.435, -0.993, 2.16, -0.118, 2.279,
)  # fmt: skip
"""For ``latin_evidence``."""
JAPANESE_WEIGHTS: Final = (
    7.725, -0.105, -9.18, 0.02, -0.043, 2.328, -9.342, 0.572, -2.032, -1.897, 16.285, 21.214, -0.741, -10.756, -0.393,
    -2.626, -0.781, -12.758, -7.377, -2.438, 4.603,
)  # fmt: skip
"""For ``japanese_evidence``."""
LATIN_THRESHOLD: Final = -0.5
"""Least weighted sum of the evidence for a suggestion."""
JAPANESE_THRESHOLD: Final = -0.3
"""The same in Japanese script."""


class Vocabulary(Protocol):
    """What is known of single words."""

    def is_of_names(self, word: str) -> bool:
        """Whether a card name has this word."""

    def is_ordinary(self, word: str) -> bool:
        """Whether this is a word of everyday English that no card name has."""

    def is_said(self, word: str) -> bool:
        """Whether this is one of the commonest words or names of everyday speech, and no word of a card name."""


def latin_evidence(folded: str, found: Found, gap: float, letters: LetterModel, words: Vocabulary) -> list[float]:
    """What speaks for a candidate of a query in Latin letters.

    Shape: folded query with spaces, the best candidate, its lead over the second -> numbers, the first always 1.
    """
    typed = folded.split()
    size = sum(map(len, typed))
    touched = _touched_words(typed, found)
    names = found.space.folds[found.place].split()
    sounds, shuffled = set(map(english_sound, names)), {"".join(sorted(name)) for name in names}
    sounds |= {english_sound(other) for name in names for other in _other_numbers(name)}
    changed = odd = total = worst = known = ordinary = said = 0.0
    for word, marks in zip(typed, touched, strict=True):
        bits = letters.bits(word)
        wrong = sum(marks)
        total += sum(bits)
        odd += sum(bit for mark, bit in zip(marks, bits, strict=True) if mark)
        changed += wrong
        worst = max(worst, wrong / max(4, len(word)))
        if wrong and len(word) > 2 and english_sound(word) not in sounds and "".join(sorted(word)) not in shuffled:
            known += words.is_of_names(word)
            ordinary += words.is_ordinary(word)
            said += words.is_said(word)
    whole = found.way is Way.WHOLE
    strange = (Counter("".join(typed)) - Counter(found.space.loose[found.place])).total()
    return [
        1.0, found.cost, found.cost / size, total - odd, odd if whole else 0.0, odd / changed if changed else 3.0,
        total / size, min(gap, 2.0), min(gap, 2.0) / size,
        float(found.way is Way.START), float(found.way is Way.WORDS), float(found.way is Way.SOUND),
        worst if whole else 0.0, float(size), known, ordinary, 0.0 if whole else worst, whole * strange / size,
        said, *_mistyped_start(folded, found, size),
    ]  # fmt: skip


def _mistyped_start(folded: str, found: Found, size: int) -> tuple[float, float, float, float]:
    """Of a name that was only begun, and that with a mistake: 1 for that, 1 if it was begun up to its comma, how far it
    is short, as a word of five letters that is like the beginning of some name is rather another word, and 1 if letters
    were swapped only."""
    if found.way is not Way.START or found.cost < 1.0:
        return (0.0, 0.0, 0.0, 0.0)
    is_swapped = Counter(folded) == Counter(found.space.loose[found.place][:size])
    text = found.space.texts[found.place]
    is_called = "," in text and abs(len(fold_english(text.partition(",")[0])) - len(folded)) <= 1
    return (1.0, float(is_called), max(0.0, _SHORT_START - size), float(is_swapped))


def _other_numbers(name: str) -> tuple[str, ...]:
    """A word of a name in the singular and the plural: who types one for the other means no other word."""
    return (f"{name}s", name.removesuffix("s"), name.removesuffix("es"))


def _touched_words(typed: Sequence[str], found: Found) -> list[list[int]]:
    """For each typed word, 1 for each letter that the candidate does not explain, else 0."""
    if found.way is Way.WORDS:
        names = found.space.folds[found.place].split()
        return [
            min((_touched(word, name[: max(len(word), 3)]) for name in names), key=sum, default=[1] * len(word))
            for word in typed
        ]
    joined = "".join(typed)
    key = found.space.loose[found.place]
    touched = _touched(joined, key if found.way is not Way.START else key[: len(joined) + 1])
    rows = []
    at = 0
    for word in typed:
        rows.append(touched[at : at + len(word)])
        at += len(word)
    return rows


def japanese_evidence(query: str, found: Found, gap: float, letters: LetterModel, words: Vocabulary) -> list[float]:
    """What speaks for a candidate of a query in Japanese script.

    Shape: the query, the best candidate, its lead over the second -> numbers, the first always 1.
    """
    folded = fold_japanese(query)
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
            known += run > 1 and words.is_of_names(loose[at - run : at])
            run = 0
        else:
            run += 1
            longest = max(longest, run)
    close = float(not aloud)
    is_begun = found.way is Way.START and found.cost < 1.0
    said = (0.0, 0.0) if is_begun else said_in(query, folded, key, words)
    strange = (Counter(loose) - Counter(key)).total()
    return [
        1.0, found.cost, found.cost / size, sum(surprise) - odd, odd * close, min(gap, 2.0), min(gap, 2.0) / size,
        float(found.way is Way.START), float(found.way is Way.SOUND), float(aloud), close * kanji / size,
        close * kana / size, close * longest, close * longest / size, float(size), close * known,
        close * strange, close * strange / size,
        *said, float(found.way is Way.START and found.cost >= 1.0),
    ]  # fmt: skip


def said_in(query: str, folded: str, key: str, words: Vocabulary) -> tuple[float, float]:
    """1 if the whole query is a word of everyday speech, and how many such words in it the key does not have.

    Shape: the query as typed and folded, the loose fold of a name, what is known of words -> two numbers.
    """
    runs = split_scripts(unicodedata.normalize("NFKC", query))
    if len(runs) < 2:
        is_said = words.is_said(folded)
        return (float(is_said), float(not is_said and is_two_said(folded, words)))
    said = 0
    for run in runs:
        word = fold_japanese(run)
        if len(word) > 1 and (words.is_said(word) or is_two_said(word, words)):
            said += loosen_japanese(word) not in key
    return (float(words.is_said(folded)), float(said))


def is_two_said(word: str, words: Vocabulary) -> bool:
    """Whether a long word is two words of everyday speech, one after the other.

    Shape: output of ``fold_japanese`` -> bool.
    """
    return any(words.is_said(word[:cut]) and words.is_said(word[cut:]) for cut in range(2, len(word) - 1))


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


def is_mostly_wrong(folded: str, cost: float) -> bool:
    """Whether so much of a short query is wrong that chance explains it as well: talk is of short words in kana."""
    joined = folded.replace(" ", "")
    if joined.isascii():
        return cost >= 1.0 and (len(joined) <= _FEW_LETTERS or _is_run_of_keys(joined))
    return len(joined) <= _FEW_KANA and cost > _MOST_OF_KANA * len(joined) and is_kana(joined)


def _is_run_of_keys(joined: str) -> bool:
    """Whether fingers ran along a row of the keyboard."""
    return len(joined) >= _LONG_RUN and any(joined in row or joined in row[::-1] for row in _KEYBOARD)


def is_meant(folded: str, found: Found, gap: float, words: Vocabulary) -> bool:
    """Whether the best candidate may be taken without asking, although it was not typed exactly.

    Only what hardly any other reading explains: a difference that is no more than spelling or look, one mistyped letter
    in a long word that is no word of its own, or the only name that begins with so many letters.

    Shape: folded query, the best candidate, its lead over the second -> bool.
    """
    joined = folded.replace(" ", "")
    size = len(joined)
    kind = KeyKind(int(found.space.kinds[found.place]))
    aloud = found.way is Way.SOUND and not is_kana(joined)
    if kind in HEARSAY or gap < (_LEAD[Way.WHOLE] if aloud and not joined.isascii() else _LEAD[found.way]):
        return False
    if aloud and " " not in folded and (words.is_ordinary(folded) or words.is_of_names(folded)):
        return False
    if words.is_said(folded):
        return False
    if found.way is Way.START:
        if _is_short_for_legend(folded, found):
            return size >= _LONG_SHORT and gap >= _LEAD_OF_SHORT
        dearest = _UNBROKEN_AT_MOST if joined.isascii() else _UNFINISHED_AT_MOST
        return size >= _LONG_START and found.cost < dearest and not _is_one_word_of(folded, found)
    if found.way is Way.SOUND and found.cost > _MOST_BY_SOUND:
        return False
    if found.cost < 1.0:
        shortest = min(size, len(found.space.loose[found.place]) + 1)
        return shortest >= _LONG_SPELLING and found.way is not Way.WORDS
    if found.cost > 1.0 or found.way is not Way.WHOLE or size < _LONG_TYPO:
        return False
    touched = _touched(joined, found.space.loose[found.place]) if not is_kana(joined) else []
    if any(not sign.isascii() and not is_kana(sign) for mark, sign in zip(touched, joined, strict=False) if mark):
        return False
    names = found.space.folds[found.place].split()
    return all(
        len(word) >= _LONG_WORD
        and not words.is_of_names(word)
        and not words.is_ordinary(word)
        and not words.is_said(word)
        and not words.is_of_names(f"{word}s")
        and _is_slip(word, names)
        for word in folded.split()
        if word not in names
    )


def _is_slip(word: str, names: Sequence[str]) -> bool:
    """Whether a word is a slip of a finger: in a short one, no other letter far off on the keyboard makes it another.

    *Tudor* may be no *tutor*; *tuyor* is one, and so is *tuotr*.
    """
    if len(word) >= _LONG_TYPO or not word.isascii():
        return True
    for name in names:
        edits = list(Levenshtein.editops(name, word))
        if len(edits) == 1 and edits[0].tag == "replace":
            at = edits[0].src_pos
            if not _are_neighbours(name[at], word[at]):
                return False
    return True


def _are_neighbours(letter: str, other: str) -> bool:
    """Whether two keys lie side by side in one row or in neighbouring rows."""
    places = [(row, keys.find(key)) for key in (letter, other) for row, keys in enumerate(_KEYBOARD) if key in keys]
    return len(places) == 2 and abs(places[0][0] - places[1][0]) <= 1 and -1 <= places[0][1] - places[1][1] <= 1


def _is_short_for_legend(folded: str, found: Found) -> bool:
    """Whether exactly what stands before the comma of an English name was typed."""
    text = found.space.texts[found.place]
    return "," in text and found.cost < _UNFINISHED_AT_MOST and fold_english(text.partition(",")[0]) == folded


def _is_one_word_of(folded: str, found: Found) -> bool:
    """Whether one whole word was typed of a name that has more."""
    return folded.isascii() and " " not in folded and found.space.folds[found.place].startswith(f"{folded} ")
