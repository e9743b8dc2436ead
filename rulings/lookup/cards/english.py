"""Searching the English names: whole, begun, or as words in any order.

What is here: candidates and their costs. What is not: romaji (``japanese``), ranking across scripts and the verdict
(``names``).
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import OSA

from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.letter_sets import LetterSets, set_beginnings
from rulings.lookup.cards.normalise import fold_english
from rulings.lookup.cards.records import KeyKind
from rulings.lookup.cards.words import WordIndex, build_words

UNFINISHED: Final = 0.3
"""Cost of a name of which only the first words were typed."""
UNFINISHED_WORD: Final = 0.15
"""Further cost when the last typed word is not finished either."""
NEARLY_WHOLE: Final = 0.1
"""What a name gains of which only the last letter is left to be typed."""
OTHER_BREAKS: Final = 0.05
"""Further cost when the words are broken otherwise."""
INITIALS: Final = 0.25
"""Cost of a name of which the initials were typed."""
_INITIALS: Final = re.compile("(?=.*[A-Z].*[A-Z])[A-Za-z]+")
_MOST_INITIALS: Final = 5
_SMALL_WORDS: Final = frozenset(("of", "the", "and", "to", "in", "for", "a", "from", "with", "at", "on"))
_CANDIDATES: Final = 40
_NEAR: Final = 2
"""Names with more edits are not compared by the breaks between their words."""
_SHOWN_COMPLETIONS: Final = 400


@dataclass(frozen=True, slots=True)
class EnglishNames:
    """English keys with what is needed to search them."""

    space: Keyspace
    """Names, faces, nicknames in Latin letters; ``loose`` is the name without spaces."""
    beginnings: LetterSets
    """Letters of the beginnings of each."""
    words: WordIndex
    """Over the words of each."""
    initials: Sequence[str]
    """Initials of the names of two words and more, in code point order."""
    initial_places: NDArray[np.int32]
    """The key of each."""

    def search(self, query: str) -> list[Found]:
        """Keys like the query, with costs; more than one a card.

        Shape: any text -> found keys without order; empty when nothing comes near.
        """
        folded = fold_english(query)
        joined = folded.replace(" ", "")
        if not joined:
            return []
        size = len(joined)
        exact = self.space.exact(joined)
        spaced = [place for place in exact if self.space.folds[place] == folded]
        # Two cards may differ by a comma; a capital tells nothing.
        written = [place for place in spaced if self.space.texts[place].casefold() == query.casefold()]
        found = [Found(0.0, place, self.space, Way.WHOLE, size) for place in written or spaced or exact]
        begun = self._begun(folded, joined)
        found += begun
        found += self._by_initials(query, joined)
        if found and found[0].cost == 0.0:
            return found
        loose = self.space.loose
        for place in self.space.grams.candidates(joined, _CANDIDATES, inside=False).tolist():
            edits = OSA.distance(joined, loose[place])
            is_near = 0 < edits <= _NEAR
            broken = OTHER_BREAKS if is_near and self.space.folds[place].count(" ") != folded.count(" ") else 0.0
            found.append(Found(edits + broken, place, self.space, Way.WHOLE, size))
        nearest = min((entry.cost for entry in found if entry.way is Way.WHOLE and _is_name(entry)), default=99.0)
        words = folded.split()
        if not begun:
            found += self._begun_badly(joined)
        if nearest > few_edits(size) or self.words.knows(words):
            found += [Found(cost, place, self.space, Way.WORDS, size) for cost, place in self.words.search(words)]
        return found

    def complete(self, prefix: str) -> list[tuple[int, Found]]:
        """Every key that starts so, with how truly: 0 the whole key, 1 with the words broken as typed, 2 otherwise."""
        folded = fold_english(prefix)
        joined = folded.replace(" ", "")
        size = len(joined)
        folds, loose = self.space.folds, self.space.loose
        return [
            (0 if len(loose[place]) == size else 1 if folds[place].startswith(folded) else 2,
             Found(0.0 if len(loose[place]) == size else UNFINISHED, place, self.space, Way.START, size))
            for place in self.space.starting_with(joined)
        ]  # fmt: skip

    def _begun(self, folded: str, joined: str) -> list[Found]:
        places = self.space.starting_with(joined)[:_SHOWN_COMPLETIONS]
        size = len(joined)
        found = []
        for place in places:
            fold = self.space.folds[place]
            left = len(self.space.loose[place]) - size
            if left == 0:
                continue
            cost = UNFINISHED - NEARLY_WHOLE * (left == 1)
            if not fold.startswith(folded + " "):
                cost += UNFINISHED_WORD + OTHER_BREAKS * (not fold.startswith(folded))
            found.append(Found(cost, place, self.space, Way.START, size))
        return found

    def _by_initials(self, query: str, joined: str) -> list[Found]:
        """Names whose initials were typed: in capitals, with or without those of the small words."""
        if not (2 <= len(joined) <= _MOST_INITIALS and _INITIALS.fullmatch(query.strip())):
            return []
        start = bisect_left(self.initials, joined)
        end = bisect_right(self.initials, joined, lo=start)
        places = self.initial_places[start:end].tolist()
        return [Found(INITIALS, place, self.space, Way.WORDS, len(joined)) for place in places]

    def _begun_badly(self, joined: str) -> list[Found]:
        size = len(joined)
        found = []
        for place in self.beginnings.begun_like(joined):
            name, ends = self.space.loose[place], _word_ends(self.space.folds[place], size + 1)
            cost = min(
                OSA.distance(joined, name[:end]) + UNFINISHED_WORD * (end not in ends)
                for end in range(size - 1, size + 2)
            )
            if cost < 1.0:
                continue
            found.append(Found(cost + UNFINISHED, place, self.space, Way.START, size))
        return found


def few_edits(size: int) -> float:
    """So many wrong letters in a query of this size leave little doubt which name was meant."""
    return max(1.0, size // 8)


def _is_name(entry: Found) -> bool:
    """Whether a key is a name; what is like a nickname, which is short, may be words of a name all the same."""
    return entry.space.kinds[entry.place] != KeyKind.NICKNAME


def _word_ends(folded: str, limit: int) -> set[int]:
    """Positions in the joined name at which a word ends, up to a limit."""
    ends: set[int] = set()
    at = 0
    for word in folded.split():
        at += len(word)
        ends.add(at)
        if at > limit:
            break
    return ends


def build_english(space: Keyspace) -> EnglishNames:
    """Prepare English keys for searching.

    Shape: keyspace -> EnglishNames; some seconds for 35,000 names.
    """
    beginnings = set_beginnings(space.loose)
    initials: set[tuple[str, int]] = set()
    for place, fold in enumerate(space.folds):
        words = fold.split()
        for spelled in (words, [word for word in words if word not in _SMALL_WORDS]):
            if 2 <= len(spelled) <= _MOST_INITIALS and space.kinds[place] == KeyKind.NAME:
                initials.add(("".join(word[0] for word in spelled), place))
    ordered = sorted(initials)
    places = np.array([place for _, place in ordered], dtype=np.int32)
    return EnglishNames(space, beginnings, build_words(space.folds), [text for text, _ in ordered], places)
