"""From what a person typed to the card that they meant.

What is here: the index of names in memory and the two questions that it answers, ``search_names`` and ``complete``.
What is not: how names are folded (``normalise``, ``romaji``), and how the index is stored (``index``).

Each script has its own keyspace: English, Japanese as written, readings, romaji. Candidates of each are found by shared
n-grams, ranked by edit distance on the fold and on the loose fold, and the best key of each card counts.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rulings.lookup.english import EnglishNames, build_english
from rulings.lookup.found import Found, Way
from rulings.lookup.japanese import JapaneseNames
from rulings.lookup.keyspace import Key, build_keyspace
from rulings.lookup.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.readings import learn_readings, split_reading, vary_reading
from rulings.lookup.records import KeyKind, Mark, NameAnswer, NameHit, NameRecord, Verdict
from rulings.lookup.romaji import romanise

EXTRA: Final = 0.5
"""How much dearer a token, plane or the like is than a card of a deck."""


_OF_KIND: Final = dict.fromkeys(KeyKind, 0.0) | {KeyKind.PART: 0.2, KeyKind.OTHER_READING: 0.35}
"""How much dearer a key is for what it is: the whole name stands before a part, a listed reading before a guess."""


@dataclass(frozen=True, slots=True)
class NameIndex:
    """All names of all cards, ready to be searched; shared freely between threads."""

    cards: Sequence[str]
    """English names of the whole cards."""
    japanese_names: Sequence[str]
    """Today's Japanese name of each, empty where there is none."""
    marks: Sequence[int]
    """Marks of each."""
    fame: Sequence[int]
    """How well known each is."""
    english: EnglishNames
    """Names in Latin letters."""
    japanese: JapaneseNames
    """Names in Japanese script, readings, romaji."""

    def search_names(self, query: str, limit: int = 10) -> NameAnswer:
        """The cards that were meant by a typed name, best first, and how sure that is.

        日本語: 入力された名前（英語・日本語・読み・ローマ字）からカードを探す
        Shape: any text, most hits wanted -> NameAnswer.
        """
        ranked = self._ranked(query)
        verdict = self._verdict(ranked)
        if verdict is Verdict.NOTHING:
            return NameAnswer(verdict)
        return NameAnswer(verdict, tuple(self._hit(entry) for entry in ranked[:limit]))

    def complete(self, prefix: str, limit: int = 25) -> tuple[NameHit, ...]:
        """Cards for a name that is still being typed: every name that starts so before any other, best known first.

        Shape: any text, most hits wanted -> hits; empty for an empty prefix.
        """
        ranked = self._ranked(prefix)
        begun = [entry for entry in ranked if entry.cost < 1.0 and (entry.way is Way.START or entry.cost == 0.0)]
        begun.sort(key=lambda entry: (entry.cost > 0.0, self.marks[entry.card], -self.fame[entry.card]))
        if len(begun) < limit and self._verdict(ranked) is not Verdict.NOTHING:
            begun += [entry for entry in ranked if entry not in begun]
        return tuple(self._hit(entry) for entry in begun[:limit])

    def _ranked(self, query: str) -> list[Found]:
        if is_japanese(query):
            found = self.japanese.search(query)
        else:
            found = self.english.search(query)
            if not found or min(entry.cost for entry in found) > 0:
                found += self.japanese.search_romaji(query)
        best: dict[int, Found] = {}
        for entry in sorted(found, key=self._rank):
            best.setdefault(entry.card, entry)
        return list(best.values())

    def _rank(self, entry: Found) -> tuple[float, int, int, int, str]:
        card = entry.card
        kind = KeyKind(int(entry.space.kinds[entry.place]))
        cost = entry.cost + _OF_KIND[kind] + EXTRA * (self.marks[card] & Mark.EXTRA != 0)
        return (cost, self.marks[card], kind, -self.fame[card], self.cards[card])

    def _hit(self, entry: Found) -> NameHit:
        key = entry.space.key(entry.place)
        marks = Mark(self.marks[key.card])
        return NameHit(
            self.cards[key.card], entry.score, key.text, key.kind, marks, self.japanese_names[key.card] or None
        )

    def _verdict(self, ranked: Sequence[Found]) -> Verdict:
        if not ranked:
            return Verdict.NOTHING
        first = ranked[0]
        second = ranked[1].cost if len(ranked) > 1 else 99.0
        if first.cost == 0.0:
            rivals = [e for e in ranked[1:] if e.cost == 0.0 and self.marks[e.card] <= self.marks[first.card]]
            exact_name = first.space is self.english.space and first.space.kinds[first.place] == KeyKind.NAME
            return Verdict.CERTAIN if exact_name or not rivals else Verdict.SUGGEST
        if first.way is not Way.START and first.cost <= 1.0 and first.length >= 6 and second - first.cost >= 1.0:
            return Verdict.CERTAIN
        return Verdict.SUGGEST if first.score >= 0.55 else Verdict.NOTHING


def _parts(name: str) -> list[str]:
    """What stands between the marks of a Japanese name: a legend without the title, a family name."""
    by_title = [part for part in re.split("[、，,]", name) if part]
    by_name = [part for part in re.split("[・･＝=]", by_title[-1]) if len(part) > 2] if by_title else []
    return (by_title if len(by_title) > 1 else []) + (by_name[1:] if len(by_name) > 1 else [])


def index_names(records: Iterable[NameRecord]) -> NameIndex:
    """Build the index from records of cards.

    Shape: one record a card, in any order -> NameIndex; some seconds for 35,000 cards.
    """
    ordered = sorted(records, key=lambda r: r.english)
    english: list[Key] = []
    written: list[Key] = []
    readings: list[Key] = []
    romaji: list[Key] = []
    pairs: list[tuple[int, str, str]] = []
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
        for text, _ in asian:
            for part in _parts(text):
                fold = fold_japanese(part)
                written.append(Key(loosen_japanese(fold), fold, part, card, KeyKind.PART))
        pairs += [(card, name, fold_japanese(reading)) for name, reading in record.readings]
    table = learn_readings((fold_japanese(name), reading) for _, name, reading in pairs)
    for card, name, reading in pairs:
        fold = fold_japanese(name)
        spoken = [(name, reading, KeyKind.READING)]
        spoken += [(name, kana, KeyKind.OTHER_READING) for kana in vary_reading(fold, reading, table)]
        spoken += [(part, kana, KeyKind.PART) for part, kana in split_reading(name, reading, "、，,")]
        for text, kana, kind in spoken:
            readings.append(Key(loosen_japanese(kana), kana, text, card, kind))
            key = romanise(kana)
            romaji.append(Key(key, key, text, card, KeyKind.ROMAJI if kind is KeyKind.READING else kind))
    return NameIndex(
        [record.english for record in ordered],
        [record.japanese[0] if record.japanese else "" for record in ordered],
        [int(record.marks) for record in ordered],
        [record.fame for record in ordered],
        build_english(build_keyspace(english, (2, 3))),
        JapaneseNames(
            build_keyspace(written, (1, 2)),
            build_keyspace(readings, (2,)),
            build_keyspace(romaji, (2, 3)),
            table,
        ),
    )
