"""From what a person typed to the card that they meant.

What is here: the index of names in memory and the two questions that it answers, ``search_names`` and ``complete``.
What is not: how names are folded (``normalise``, ``romaji``), how the index is built (``indexing``) and stored
(``stored_index``).

Each script has its own keyspace: English, Japanese as written, readings, romaji. Candidates of each are found by shared
n-grams, ranked by edit distance on the fold and on the loose fold, and the best key of each card counts.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz.distance import LCSseq

from rulings.lookup.cards.english import EnglishNames, few_edits
from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.japanese import ENGLISH, ENGLISH_EDIT, LATIN, SHORT_ENGLISH, JapaneseNames
from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.labels import read_label
from rulings.lookup.cards.letters import LetterModel
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.cards.readings import is_kana
from rulings.lookup.cards.records import KeyKind, Mark, NameAnswer, NameHit, Verdict
from rulings.lookup.cards.verdict import (
    HEARSAY,
    JAPANESE_THRESHOLD,
    JAPANESE_WEIGHTS,
    LATIN_THRESHOLD,
    LATIN_WEIGHTS,
    LONG_PART,
    OWN_PART,
    is_like,
    is_meant,
    is_mostly_wrong,
    is_two_said,
    japanese_evidence,
    latin_evidence,
    said_in,
)

_RANKED: Final = 64
"""So many candidates, and those of like price, are ranked in full."""
_FAR: Final = 99.0
_DAMAGED: Final = 2.0
"""From this cost on, the nearest names are compared once more by what of the query they leave unexplained."""
_DAMAGED_JAPANESE: Final = 1.0
"""The same in Japanese script, of which one sign says more than a letter."""
_COMPARED: Final = 16
UNEXPLAINED: Final = 0.3
"""Further cost of each typed sign that the name does not contain: signs get lost more often than they appear."""
_LONGEST: Final = 150
"""Folded signs of a query; the longest name has 141, and what is longer is none."""
_ASIDE: Final = re.compile(r"(?P<name>.+?)\s*[（(][^（(）)]+[）)]")
"""A name with another title behind it in brackets, as some lists write cards of a series."""
_MUCH_FARTHER: Final = 1.25
"""A name that is so much dearer than the first is no suggestion."""
_NEAR: Final = 0.7
"""Least likeness of a name that is offered while another is being typed."""
_DEARER: Final[dict[KeyKind, float]] = {
    KeyKind.PART: 0.2, KeyKind.WORD: 0.2, KeyKind.OTHER_READING: 0.35, KeyKind.TITLE: 0.35
}  # fmt: skip
MISTYPED_NICKNAME: Final = 0.5
"""How much dearer a mistyped nickname is: nicknames are short, and what is like one is rather a name."""
MISTYPED_SHORT: Final = 1.5
"""The same of a short one in Japanese script, and of a word of a name: one sign of four is a quarter of it."""
_SHORT_KANA: Final = 4
FAR_BETTER_KNOWN: Final = 3
"""So many times better known a card is taken by its nickname, although the name of another begins so."""
_SAME_WORD: Final = 40
"""So many names that are like a nickname are looked at for names that have it as a word."""
_NO_START: Final = 0.6
"""A second candidate that is so far behind does not begin with what was typed."""
_LONG_ROMAJI: Final = 6
"""Letters of a reading that is a name when it was typed whole."""
_LONG_UNBROKEN: Final = 5
"""Letters of a name that is itself however its words are broken: *tldr* is said of other things than *TL;DR*."""
_FEW_KANJI: Final = 2
"""So few kanji are a word of everyday speech, whatever card players call so, if another card has it in its name."""
_ONLY_CALLED: Final = frozenset((KeyKind.NICKNAME, KeyKind.TITLE, KeyKind.WORD))
"""Keys that are no names."""
_OF_KIND: Final = tuple(_DEARER.get(kind, 0.0) for kind in KeyKind)
"""How much dearer a key is for what it is: the whole name stands before a part, a listed reading before a guess."""


@dataclass(frozen=True, slots=True)
class NameIndex:
    """All names of all cards, ready to be searched; shared freely between threads."""

    cards: Sequence[str]
    """English names of the whole cards, in code point order; of equal cards the first in it stands first."""
    whole_names: Mapping[int, str]
    """Names of all faces joined, of the cards whose name is that of their front face alone."""
    japanese_names: Sequence[str]
    """Today's Japanese name of each, empty where there is none."""
    marks: Sequence[int]
    """Marks of each."""
    extra: Sequence[float]
    """What each is dearer for what it is."""
    fame: Sequence[int]
    """How well known each is."""
    english: EnglishNames
    """Names in Latin letters."""
    japanese: JapaneseNames
    """Names in Japanese script, readings, romaji."""
    english_letters: LetterModel
    """Letters of English names."""
    japanese_letters: LetterModel
    """Signs of Japanese names."""
    ordinary: Sequence[str] = ()
    """Ordinary English words that no name has or that are nicknames, and Japanese ones that are nicknames, in code
    point order."""
    said: Sequence[str] = ()
    """What is said most in both languages and is no word of a name, folded, in code point order."""

    def search_names(self, query: str, limit: int = 10) -> NameAnswer:
        """The cards that were meant by a typed name, best first, and how sure that is.

        日本語: 入力された名前（英語・日本語・読み・ローマ字）からカードを探す
        Shape: any text, most hits wanted -> NameAnswer; under a millisecond for most queries.
        """
        verdict, ranked = self.find(query)
        if verdict is Verdict.NOTHING:
            return NameAnswer(verdict)
        dearest = self._price(ranked[0]) + _MUCH_FARTHER
        return NameAnswer(verdict, tuple(self.hit(entry) for entry in ranked[:limit] if self._price(entry) <= dearest))

    def find(self, query: str) -> tuple[Verdict, list[Found]]:
        """The same as keys, all that come into question; a label names what both of its halves name."""
        label = read_label(query, self)
        if label is not None:
            return label
        query = _as_name(query)
        ranked = self.rank(query)
        return self.judge(query, ranked), ranked

    def complete(self, prefix: str, limit: int = 25) -> tuple[NameHit, ...]:
        """Cards for a name that is still being typed: every name that starts so before any other, best known first.

        Shape: any text, most hits wanted -> hits; empty for an empty prefix.
        """
        prefix = _as_name(prefix)
        begun = self.japanese.complete(prefix) if is_japanese(prefix) else self.english.complete(prefix)
        best: dict[int, Found] = {}
        for _, entry in sorted(begun, key=self._begun_rank):
            best.setdefault(entry.card, entry)
        found = list(best.values())[:limit]
        if len(found) < limit:
            ranked = self.rank(prefix)
            if ranked and self.judge(prefix, ranked) is not Verdict.NOTHING:
                found += [entry for entry in ranked if entry.score >= _NEAR and entry.card not in best]
        return tuple(self.hit(entry) for entry in found[:limit])

    def _begun_rank(self, begun: tuple[int, Found]) -> tuple[bool, int, int, int, int]:
        """Every name that begins so goes first, typed whole before the rest, then parts, titles and nicknames."""
        truly, entry = begun
        card = entry.card
        kind = entry.space.kinds[entry.place]
        is_no_name = kind in HEARSAY or kind == KeyKind.NICKNAME
        return (is_no_name, truly, self.marks[card], -self.fame[card], card)

    def rank(self, query: str) -> list[Found]:
        """All cards that come into question, the best reading of each, likeliest first, whatever the verdict."""
        query = _as_name(query)
        ranked = self._rank_whole(query)
        aside = _ASIDE.fullmatch(query)
        if aside and (not ranked or ranked[0].cost >= 1.0):
            without = self._rank_whole(aside["name"])
            return without if without and without[0].cost == 0.0 else ranked
        return ranked

    def _rank_whole(self, query: str) -> list[Found]:
        if is_japanese(query):
            found = self.japanese.search(query)
        else:
            found = self.english.search(query)
            nearest = min((entry.cost for entry in found), default=_FAR)
            if not found or nearest > few_edits(found[0].length):
                found += self.japanese.search_romaji(query)
            elif nearest >= 1.0:
                found += self.japanese.read_romaji(query)
        if len(found) > _RANKED:
            prices = [self._price(entry) for entry in found]
            dearest = sorted(prices)[_RANKED]
            found = [entry for entry, price in zip(found, prices, strict=True) if price <= dearest]
        ranked = list(self.best_of(found).values())
        if ranked and ranked[0].cost >= (_DAMAGED_JAPANESE if is_japanese(query) else _DAMAGED):
            ranked[:_COMPARED] = sorted(ranked[:_COMPARED], key=lambda entry: self._explained(query, entry))
        return ranked

    def best_of(self, found: Iterable[Found]) -> dict[int, Found]:
        """The best key of each card, likeliest card first."""
        best: dict[int, Found] = {}
        for entry in sorted(found, key=self._rank):
            best.setdefault(entry.card, entry)
        return best

    def _explained(self, query: str, entry: Found) -> float:
        if entry.space is self.japanese.in_kana:
            return self._price(entry)
        typed = loosen_japanese(fold_japanese(query)) if is_japanese(query) else fold_english(query).replace(" ", "")
        key = entry.space.loose[entry.place]
        return self._price(entry) + UNEXPLAINED * (len(typed) - LCSseq.similarity(typed, key))

    def judge(self, query: str, ranked: Sequence[Found]) -> Verdict:
        """How far the first of the ranked candidates may be trusted.

        Shape: the query, what ``rank`` gave for it -> Verdict.
        """
        if not ranked:
            return Verdict.NOTHING
        first = ranked[0]
        if first.cost == 0.0 and self._is_named_so(query, ranked):
            return Verdict.CERTAIN
        japanese = is_japanese(query)
        gap = self._gap(ranked)
        folded = fold_japanese(query) if japanese else fold_english(query)
        if self.is_something_else(query, first):
            return Verdict.NOTHING
        if first.cost > 0.0 and is_meant(folded, first, gap, self) and not self._has_other_words(query, first):
            is_begun_only = first.way is Way.START and self._is_english_in_kana(ranked)
            return Verdict.SUGGEST if is_begun_only else Verdict.CERTAIN
        if first.space is self.japanese.in_kana:
            return Verdict.SUGGEST
        weights, threshold = (JAPANESE_WEIGHTS, JAPANESE_THRESHOLD) if japanese else (LATIN_WEIGHTS, LATIN_THRESHOLD)
        if first.cost == 0.0 or is_like(self.evidence(query, ranked), weights, threshold):
            return Verdict.SUGGEST
        return Verdict.NOTHING

    def evidence(self, query: str, ranked: Sequence[Found]) -> list[float]:
        """What speaks for the first of the ranked candidates, as numbers for ``verdict``."""
        gap = self._gap(ranked)
        if is_japanese(query):
            return japanese_evidence(query, ranked[0], gap, self.japanese_letters, self)
        return latin_evidence(fold_english(query), ranked[0], gap, self.english_letters, self)

    def hit(self, entry: Found) -> NameHit:
        """A candidate as it is shown."""
        key = entry.space.key(entry.place)
        shown = key.fold if key.kind in (KeyKind.READING, KeyKind.OTHER_READING) else key.text
        japanese = self.japanese_names[key.card] or None
        whole = self.whole_names.get(key.card, self.cards[key.card])
        return NameHit(self.cards[key.card], entry.score, shown, key.kind, whole, Mark(self.marks[key.card]), japanese)

    def hit_of(self, space: Keyspace, place: int) -> NameHit:
        """The card of a key, found by that key exactly."""
        return self.hit(Found(0.0, place, space, Way.WHOLE, len(space.loose[place])))

    def _is_named_so(self, query: str, ranked: Sequence[Found]) -> bool:
        """Whether the first candidate has exactly the typed name and no other card has it with equal right."""
        first = ranked[0]
        kind = first.space.kinds[first.place]
        if kind == KeyKind.NAME:
            is_as_printed = first.space.folds[first.place] == fold_english(query)
            return is_as_printed or (first.length >= _LONG_UNBROKEN and not self.marks[first.card] & Mark.JOKE)
        if kind in HEARSAY:
            is_long_part = kind == KeyKind.PART and first.length >= LONG_PART and self._gap(ranked) >= OWN_PART
            return is_long_part and not self._is_english_in_kana(ranked)
        if kind == KeyKind.NICKNAME and _is_acronym(query) and first.space.texts[first.place] == query.strip():
            return True
        if kind == KeyKind.NICKNAME and (
            self._is_word_of_others(first) or self.is_ordinary(first.space.folds[first.place])
        ):
            return False
        if kind == KeyKind.NICKNAME and len(ranked) > 1 and ranked[1].way is Way.START:
            return self._is_start_of_far_better_known(ranked) or self._gap(ranked) > _NO_START
        return all(entry.cost > 0.0 or self.marks[entry.card] > self.marks[first.card] for entry in ranked[1:])

    def _is_start_of_far_better_known(self, ranked: Sequence[Found]) -> bool:
        """Whether a nickname begins its card's own name, and no card with a like name is nearly as well known."""
        first, second = ranked[0], ranked[1]
        nickname = first.space.folds[first.place]
        own = (fold_english(self.cards[first.card]), fold_japanese(self.japanese_names[first.card]))
        is_start = any(name.startswith(nickname) for name in own)
        return is_start and self.fame[first.card] >= FAR_BETTER_KNOWN * max(1, self.fame[second.card])

    def _is_word_of_others(self, entry: Found) -> bool:
        """Whether a nickname is a word that names of other cards have as well, which are nearly as well known."""
        space = entry.space
        word = space.folds[entry.place]
        if space is self.english.space:
            return any(space.cards[place] != entry.card for place in self.english.words.names_with(word))
        near = space.grams.candidates(space.loose[entry.place], _SAME_WORD).tolist()
        others = [place for place in near if word in space.folds[place] and space.kinds[place] == KeyKind.JAPANESE]
        if len(word) <= _FEW_KANJI and not is_kana(word) and any(space.cards[place] != entry.card for place in others):
            return True
        known = max((self.fame[space.cards[place]] for place in others if space.cards[place] != entry.card), default=0)
        return known * FAR_BETTER_KNOWN > self.fame[entry.card]

    def _is_english_in_kana(self, ranked: Sequence[Found]) -> bool:
        """Whether what was typed sounds like the whole English name of some card."""
        return any(entry.space is self.japanese.in_kana for entry in ranked)

    def _has_other_words(self, query: str, first: Found) -> bool:
        """Whether what makes a Japanese query another than the name is a word of everyday speech."""
        key = first.space.loose[first.place]
        return first.cost >= 1.0 and is_japanese(query) and any(said_in(query, fold_japanese(query), key, self))

    def is_something_else(self, query: str, first: Found) -> bool:
        """Whether something else was certainly meant than the best candidate, whatever speaks for it.

        Shape: the query, the best candidate -> bool.
        """
        folded = fold_japanese(query) if is_japanese(query) else fold_english(query)
        if is_mostly_wrong(folded, first.cost) or self._is_short_by_us(first):
            return True
        if first.cost >= 1.0 and self._is_word_of_its_own(folded, first):
            return True
        is_heard = first.space is self.japanese.in_kana and first.cost > ENGLISH + SHORT_ENGLISH + ENGLISH_EDIT
        return is_heard and is_two_said(folded, self)

    def _is_word_of_its_own(self, folded: str, first: Found) -> bool:
        """Whether one word of everyday speech was typed, and no other number of a word of the name."""
        if " " in folded or not (self.is_said(folded) or self.is_ordinary(folded)):
            return False
        return folded.rstrip("s") not in {word.rstrip("s") for word in first.space.folds[first.place].split()}

    def is_of_names(self, word: str) -> bool:
        """Whether a card name has this word, or, in kanji, a word of which a card name's reading is known."""
        return self.english.words.knows([word]) if word.isascii() else word in self.japanese.table.words

    def is_ordinary(self, word: str) -> bool:
        """Whether this is a word of everyday English that no card name has, or that is a nickname."""
        return _has(self.ordinary, word)

    def is_said(self, word: str) -> bool:
        """Whether this is one of the commonest words or names of everyday speech, and no word of a card name."""
        return _has(self.said, word)

    def _gap(self, ranked: Sequence[Found]) -> float:
        """How far the second candidate is behind; a half of another card with the very same name is none (CR 201.2),
        nor is a longer name of which a whole reading was typed in romaji."""
        first = ranked[0]
        fold = first.space.folds[first.place] if first.space.kinds[first.place] == KeyKind.NAME else None
        is_read = first.space is self.japanese.romaji and first.cost <= LATIN and first.length >= _LONG_ROMAJI
        for entry in ranked[1:]:
            is_same_half = entry.space.kinds[entry.place] == KeyKind.FACE and entry.space.folds[entry.place] == fold
            is_longer = is_read and entry.space is first.space and entry.way is Way.START
            if not is_same_half and not is_longer:
                return self._price(entry) - self._price(first)
        return 9.0

    def _price(self, entry: Found) -> float:
        """Cost of the reading with that of what the key and the card are."""
        kind = entry.space.kinds[entry.place]
        mistyped = 0.0
        if entry.cost >= 1.0 and kind in _ONLY_CALLED:
            mistyped = MISTYPED_SHORT if self._is_short_by_us(entry) else MISTYPED_NICKNAME
        return entry.cost + mistyped + _OF_KIND[kind] + self.extra[entry.space.cards[entry.place]]

    def _is_short_by_us(self, entry: Found) -> bool:
        """Whether a mistyped key is so short, and no name, that what was typed is rather something else."""
        is_name = entry.space.kinds[entry.place] not in _ONLY_CALLED
        is_japanese = entry.space is self.japanese.written
        return entry.cost >= 1.0 and is_japanese and not is_name and len(entry.space.loose[entry.place]) <= _SHORT_KANA

    def _rank(self, entry: Found) -> tuple[float, int, int, int, int]:
        card = entry.space.cards[entry.place]
        kind = entry.space.kinds[entry.place]
        return (self._price(entry), self.marks[card], kind, -self.fame[card], card)


def _as_name(query: str) -> str:
    """What may be a name of what was typed, with single spaces: all of it or, if longer than any name, none."""
    query = " ".join(query.split())
    folded = fold_japanese(query) if is_japanese(query) else fold_english(query)
    return query if len(folded) <= _LONGEST else ""


def _has(ordered: Sequence[str], word: str) -> bool:
    at = bisect_left(ordered, word)
    return at < len(ordered) and ordered[at] == word


def _is_acronym(query: str) -> bool:
    """Whether a query is written as initials are: ``RiP``, ``WoG``."""
    return sum(sign.isupper() for sign in query) > 1
