"""The index of names, built from records of cards.

What is here: the keys, words and prices of all cards, put together. What is not: searching it (``names``), the keys of
one card (``collecting``), and how the index is stored (``stored_index``).
"""

from collections.abc import Iterable, Iterator
from typing import Final

from rulings.lookup.cards.collecting import KeyCollector
from rulings.lookup.cards.english import build_english
from rulings.lookup.cards.japanese import JapaneseNames
from rulings.lookup.cards.keyspace import Keyspace, build_keyspace
from rulings.lookup.cards.letter_sets import set_wholes
from rulings.lookup.cards.letters import learn_letters
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.ordinary import read_common_words, read_ordinary_words, read_said_words
from rulings.lookup.cards.readings import is_kana
from rulings.lookup.cards.records import KeyKind, Mark, NameRecord

EXTRA: Final = 0.5
"""How much dearer a token, plane or the like is than a card of a deck."""


def _words_of_names(space: Keyspace) -> set[str]:
    """Words of all names, without those that are nicknames: *cruise* is a word of everyday speech all the same."""
    named: set[str] = set()
    called: set[str] = set()
    for fold, kind in zip(space.folds, space.kinds, strict=True):
        if kind == KeyKind.NICKNAME:
            called.add(fold)
        else:
            named.update(fold.split())
    return named - called


def _texts_of_names(space: Keyspace) -> Iterator[str]:
    """Names as written, without nicknames."""
    return (text for text, kind in zip(space.texts, space.kinds, strict=True) if kind != KeyKind.NICKNAME)


def _nicknames_of(space: Keyspace) -> set[str]:
    return {fold for fold, kind in zip(space.folds, space.kinds, strict=True) if kind == KeyKind.NICKNAME}


def price_marks(marks: Iterable[int]) -> list[float]:
    """What cards are dearer for their marks."""
    return [EXTRA if mark & int(Mark.EXTRA) else 0.0 for mark in marks]


def index_names(records: Iterable[NameRecord]) -> NameIndex:
    """Build the index from records of cards.

    Shape: one record a card, in any order -> NameIndex; some seconds for 35,000 cards.
    """
    ordered = sorted(records, key=lambda r: r.english)
    keys = KeyCollector(everyday=frozenset(read_ordinary_words(())))
    table = keys.collect(ordered)
    titles = {title for record in ordered for title in (*record.nicknames, *record.flavor_names)}
    marks = [int(record.marks | (Mark.FORMER if record.english in titles else Mark.NONE)) for record in ordered]
    english = build_keyspace(keys.english, (2, 3))
    written = build_keyspace(keys.written, (1, 2))
    return NameIndex(
        [record.english for record in ordered],
        keys.whole_names,
        [record.japanese[0] if record.japanese else "" for record in ordered],
        marks,
        price_marks(marks),
        [record.fame for record in ordered],
        build_english(english),
        JapaneseNames(
            written,
            build_keyspace(keys.readings, (2,)),
            build_keyspace(keys.romaji, (2, 3)),
            build_keyspace(keys.in_kana, (2,)),
            set_wholes(written.loose),
            table,
        ),
        learn_letters(sorted({word for fold in english.folds for word in fold.split()}), 3),
        learn_letters(dict.fromkeys(written.folds), 2, is_kana),
        sorted({*read_ordinary_words(_words_of_names(english)), *read_common_words(_nicknames_of(written))}),
        read_said_words([text for space in (english, written) for text in _texts_of_names(space)]),
    )
