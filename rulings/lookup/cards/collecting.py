"""All keys of all cards: every name in every script by which a card may be asked for.

What is here: which keys a record gives. What is not: folding (``normalise``), readings (``readings``) and searching.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulings.lookup.cards.analyser import find_analyser, read_unlisted
from rulings.lookup.cards.english_in_kana import english_skeleton
from rulings.lookup.cards.keyspace import Key
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.cards.readings import ReadingTable, learn_readings, split_reading, vary_reading
from rulings.lookup.cards.records import KeyKind, NameRecord
from rulings.lookup.cards.romaji import romanise


@dataclass
class KeyCollector:
    """Keys by script, gathered from records whose position is the number of the card."""

    english: list[Key] = field(default_factory=list)
    """Names in Latin letters."""
    written: list[Key] = field(default_factory=list)
    """Names in Japanese script."""
    readings: list[Key] = field(default_factory=list)
    """Readings in hiragana."""
    romaji: list[Key] = field(default_factory=list)
    """Romaji of the readings."""
    in_kana: list[Key] = field(default_factory=list)
    """Consonants of English names, for those that are typed in katakana."""
    whole_names: dict[int, str] = field(default_factory=dict)
    """Names of all faces joined, of cards that are called by their front face."""
    everyday: frozenset[str] = frozenset()
    """Words of everyday English."""
    cards: list[str] = field(default_factory=list)
    """English names of the cards."""
    known: frozenset[str] = frozenset()
    """The same, to look one up."""

    def collect(self, records: Sequence[NameRecord]) -> ReadingTable:
        """Gather the keys of all records, and learn from their readings how words in kanji are read."""
        self.cards = [record.english for record in records]
        self.known = frozenset(self.cards)
        for card, record in enumerate(records):
            self._add_names(card, record)
        listed = [
            (card, name, fold_japanese(reading))
            for card, record in enumerate(records)
            for name, reading in record.readings
        ]
        table = learn_readings((fold_japanese(name), reading) for _, name, reading in listed)
        for card, name, reading in listed:
            self._add_spoken(card, name, reading, KeyKind.READING)
            for other in vary_reading(fold_japanese(name), reading, table):
                self._add_reading(card, name, other, KeyKind.OTHER_READING)
            for part, kana in split_reading(name, reading, "、，,", table):
                self._add_spoken(card, part, kana, KeyKind.PART)
        self._guess_readings(records, {name for _, name, _ in listed}, table)
        return table

    def _add_names(self, card: int, record: NameRecord) -> None:
        self._add_name(card, record.english, KeyKind.NAME)
        for face in record.faces:
            self._add_name(card, face, KeyKind.FACE)
        if " // " in record.english:
            self._add_name(card, record.english.replace(" // ", " and "), KeyKind.PART)
        if record.faces and " // " not in record.english:
            self.whole_names[card] = " // ".join((record.english, *record.faces))
            self._add_name(card, self.whole_names[card], KeyKind.NAME)
        for names, kind in (
            (record.japanese, KeyKind.JAPANESE),
            (record.former_japanese, KeyKind.MISPRINT),
            ([name for name in record.nicknames if not is_title(name)], KeyKind.NICKNAME),
            ([name for name in record.nicknames if is_title(name)], KeyKind.TITLE),
            (record.flavor_names, KeyKind.FLAVOR_NAME),
        ):
            for name in names:
                self._add_name(card, name, kind)

    def _add_name(self, card: int, name: str, kind: KeyKind) -> None:
        if not is_japanese(name):
            fold = fold_english(name)
            self.english.append(Key(fold.replace(" ", ""), fold, name, card, kind))
            is_of_another = kind is KeyKind.FACE and name in self.known
            if kind in (KeyKind.NAME, KeyKind.FACE) and " // " not in name and not is_of_another:
                skeleton = english_skeleton(name)
                self.in_kana.append(Key(skeleton, skeleton, name, card, kind))
            return
        part_of = KeyKind.PART if self._is_person(card, name) else KeyKind.WORD
        for text, of in ((name, kind), *((part, part_of) for part in parts_of(name))):
            fold = fold_japanese(text)
            self.written.append(Key(loosen_japanese(fold), fold, text, card, of))

    def _is_person(self, card: int, name: str) -> bool:
        """Whether the parts of a Japanese name name somebody: it has a title, or its English is no everyday words."""
        words = fold_english(self.cards[card]).split()
        return any(mark in name for mark in "、，,＝=") or not self.everyday.issuperset(words)

    def _add_spoken(self, card: int, name: str, reading: str, kind: KeyKind) -> None:
        self._add_reading(card, name, reading, kind)
        key = romanise(reading)
        self.romaji.append(Key(key, key, name, card, KeyKind.ROMAJI if kind is KeyKind.READING else kind))

    def _add_reading(self, card: int, name: str, reading: str, kind: KeyKind) -> None:
        self.readings.append(Key(loosen_japanese(reading), reading, name, card, kind))

    def _guess_readings(self, records: Sequence[NameRecord], listed: set[str], table: ReadingTable) -> None:
        unlisted = [
            (card, name) for card, record in enumerate(records) for name in record.japanese if name not in listed
        ]
        analyser = find_analyser() if unlisted else None
        for card, name in unlisted:
            for guess in read_unlisted(name, table, analyser):
                self._add_spoken(card, name, guess, KeyKind.OTHER_READING)


def is_title(name: str) -> bool:
    """Whether a name of the list of nicknames is written as a title is printed, and not as a nickname is.

    Example:
        >>> is_title("Ken, Burning Brawler"), is_title("怪獣王、ゴジラ"), is_title("prime time"), is_title("WoG")
        (True, True, False, False)
    """
    return "、" in name or (" " in name and name[:1].isupper())


def parts_of(name: str) -> list[str]:
    """What stands between the marks of a Japanese name: a legend without the title, a family name.

    Example:
        >>> parts_of("略奪の母、汁婆")
        ['略奪の母', '汁婆']
        >>> parts_of("ジェイス・ベレレン")
        ['ジェイス', 'ベレレン']
    """
    by_title = [part for part in re.split("[、，,]", name) if part]
    by_name = [part for part in re.split("[・･＝=]", by_title[-1]) if len(part) > 2] if by_title else []
    return (by_title if len(by_title) > 1 else []) + (by_name if len(by_name) > 1 else [])
