"""From what a person typed to the card that they meant.

What is here: the index of names in memory and the two questions that it answers, ``search_names`` and ``complete``.
What is not: how names are folded (``normalise``, ``romaji``), and how the index is stored (``index``).

Each script has its own keyspace: English, Japanese as written, readings, romaji. Candidates of each are found by shared
n-grams, ranked by edit distance on the fold and on the loose fold, and the best key of each card counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import OSA

from rulings.lookup.keyspace import Key, Keyspace, build_keyspace
from rulings.lookup.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.records import KeyKind, Mark, NameAnswer, NameHit, NameRecord, Verdict
from rulings.lookup.romaji import fold_romaji, romanise

_CANDIDATES = 60


@dataclass(frozen=True, slots=True)
class _Scored:
    """One key with its likeness to the query."""

    score: float
    place: int
    space: Keyspace

    @property
    def card(self) -> int:
        return int(self.space.cards[self.place])


def _likeness(query: str, fold: str) -> float:
    return OSA.normalized_similarity(query, fold)


@dataclass(frozen=True, slots=True)
class NameIndex:
    """All names of all cards, ready to be searched; shared freely between threads."""

    cards: Sequence[str]
    """English names of the whole cards."""
    japanese: Sequence[str]
    """Today's Japanese name of each, empty where there is none."""
    marks: Sequence[int]
    """Marks of each."""
    fame: Sequence[int]
    """How well known each is."""
    english: Keyspace
    """English names, faces, nicknames."""
    written: Keyspace
    """Japanese names as written."""
    readings: Keyspace
    """Readings in hiragana."""
    romaji: Keyspace
    """Romaji of the readings."""

    def search_names(self, query: str, limit: int = 10) -> NameAnswer:
        """The cards that were meant by a typed name, best first, and how sure that is.

        日本語: 入力された名前（英語・日本語・読み・ローマ字）からカードを探す
        Shape: any text, most hits wanted -> NameAnswer.
        """
        scored = self._japanese(query) if is_japanese(query) else self._latin(query)
        best: dict[int, _Scored] = {}
        for entry in scored:
            kept = best.get(entry.card)
            if kept is None or entry.score > kept.score:
                best[entry.card] = entry
        ranked = sorted(best.values(), key=self._rank)
        verdict = self._verdict(query, ranked)
        if verdict is Verdict.NOTHING:
            return NameAnswer(verdict)
        return NameAnswer(verdict, tuple(self._hit(entry) for entry in ranked[:limit]))

    def complete(self, prefix: str, limit: int = 25) -> tuple[NameHit, ...]:
        """Cards for a name that is still being typed: every name that starts so before any other, best known first.

        Shape: any text, most hits wanted -> hits; empty for an empty prefix.
        """
        spaces: list[tuple[Keyspace, str]]
        if is_japanese(prefix):
            loose = loosen_japanese(fold_japanese(prefix))
            spaces = [(self.written, loose), (self.readings, loose)]
        else:
            spaces = [(self.english, fold_english(prefix).replace(" ", ""))]
        best: dict[int, _Scored] = {}
        for space, folded in spaces:
            for place in space.starting_with(folded):
                best.setdefault(int(space.cards[place]), _Scored(1.0, place, space))
        ranked = sorted(best.values(), key=self._rank)
        hits = [self._hit(entry) for entry in ranked[:limit]]
        if len(hits) < limit:
            found = {hit.name for hit in hits}
            hits += [hit for hit in self.search_names(prefix, limit).hits if hit.name not in found]
        return tuple(hits[:limit])

    def _rank(self, entry: _Scored) -> tuple[float, int, int, int, str]:
        card = entry.card
        return (-entry.score, self.marks[card], int(entry.space.kinds[entry.place]), -self.fame[card], self.cards[card])

    def _hit(self, entry: _Scored) -> NameHit:
        key = entry.space.key(entry.place)
        marks = Mark(self.marks[key.card])
        return NameHit(self.cards[key.card], entry.score, key.text, key.kind, marks, self.japanese[key.card] or None)

    def _latin(self, query: str) -> list[_Scored]:
        folded = fold_english(query)
        joined = folded.replace(" ", "")
        exact = [_Scored(1.0, place, self.english) for place in self.english.exact(joined)]
        if exact:
            return exact
        scored = [
            _Scored(_likeness(joined, self.english.loose[place]), int(place), self.english)
            for place in self.english.grams.candidates(joined, _CANDIDATES)
        ]
        romaji = fold_romaji(query)
        scored += [
            _Scored(_likeness(romaji, self.romaji.loose[place]), int(place), self.romaji)
            for place in self.romaji.grams.candidates(romaji, _CANDIDATES)
        ]
        return scored

    def _japanese(self, query: str) -> list[_Scored]:
        folded = fold_japanese(query)
        loose = loosen_japanese(folded)
        scored: list[_Scored] = []
        for space in (self.written, self.readings):
            exact = space.exact(loose)
            places = exact or space.grams.candidates(loose, _CANDIDATES)
            for place in places:
                score = (_likeness(folded, space.folds[place]) + _likeness(loose, space.loose[place])) / 2
                scored.append(_Scored(score, int(place), space))
        return scored

    def _verdict(self, query: str, ranked: Sequence[_Scored]) -> Verdict:
        if not ranked:
            return Verdict.NOTHING
        first = ranked[0]
        second = ranked[1].score if len(ranked) > 1 else 0.0
        length = len(first.space.loose[first.place])
        if first.score == 1.0:
            rivals = [e for e in ranked[1:] if e.score == 1.0 and self.marks[e.card] <= self.marks[first.card]]
            exact_name = first.space is self.english and first.space.kinds[first.place] == KeyKind.NAME
            return Verdict.CERTAIN if exact_name or not rivals else Verdict.SUGGEST
        if (1 - first.score) * length <= 1.01 and length >= 6 and first.score - second > 1 / length:
            return Verdict.CERTAIN
        return Verdict.SUGGEST if first.score >= 0.6 else Verdict.NOTHING


def index_names(records: Iterable[NameRecord]) -> NameIndex:
    """Build the index from records of cards.

    Shape: one record a card, in any order -> NameIndex; some seconds for 35,000 cards.
    """
    ordered = sorted(records, key=lambda r: r.english)
    english: list[Key] = []
    written: list[Key] = []
    readings: list[Key] = []
    romaji: list[Key] = []
    for card, record in enumerate(ordered):
        latin = [(record.english, KeyKind.NAME)]
        latin += [(face, KeyKind.FACE) for face in record.faces]
        asian = [(name, KeyKind.JAPANESE) for name in record.japanese]
        asian += [(name, KeyKind.MISPRINT) for name in record.former_japanese]
        for kind, names in ((KeyKind.NICKNAME, record.nicknames), (KeyKind.FLAVOR_NAME, record.flavor_names)):
            for name in names:
                (asian if is_japanese(name) else latin).append((name, kind))
        for text, kind in latin:
            fold = fold_english(text)
            english.append(Key(fold.replace(" ", ""), fold, text, card, kind))
        for text, kind in asian:
            fold = fold_japanese(text)
            written.append(Key(loosen_japanese(fold), fold, text, card, kind))
        for _, reading in record.readings:
            fold = fold_japanese(reading)
            readings.append(Key(loosen_japanese(fold), fold, reading, card, KeyKind.READING))
            key = romanise(fold)
            romaji.append(Key(key, key, reading, card, KeyKind.ROMAJI))
    return NameIndex(
        [record.english for record in ordered],
        [record.japanese[0] if record.japanese else "" for record in ordered],
        [int(record.marks) for record in ordered],
        [record.fame for record in ordered],
        build_keyspace(english, (2, 3)),
        build_keyspace(written, (1, 2)),
        build_keyspace(readings, (2,)),
        build_keyspace(romaji, (2, 3)),
    )
