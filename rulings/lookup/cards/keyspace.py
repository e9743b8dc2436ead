"""All keys of one script: the folded texts, whose they are, and the n-gram index over them.

What is here: exact, prefix and candidate look-up inside one script. What is not: comparing scripts and judging
(``names``).
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulings.lookup.cards.grams import GramIndex, build_grams
from rulings.lookup.cards.records import KeyKind


@dataclass(frozen=True, slots=True)
class Key:
    """One name of one card in one script."""

    loose: str
    """The fold by which it is found."""
    fold: str
    """The fold by which it is ranked."""
    text: str
    """As it is written."""
    card: int
    """Position of the card in the index."""
    kind: KeyKind
    """What it is."""


@dataclass(frozen=True, slots=True)
class Keyspace:
    """Keys of one script, sorted by loose fold; equal folds lie side by side."""

    loose: Sequence[str]
    """Loose folds in code point order, one a key."""
    folds: Sequence[str]
    """Folds, one a key."""
    texts: Sequence[str]
    """Written names, one a key."""
    cards: Sequence[int]
    """Cards, one a key."""
    kinds: bytes
    """Kinds, one a key."""
    grams: GramIndex
    """Over the loose folds."""

    def exact(self, loose: str) -> range:
        """Keys whose loose fold is this."""
        start = bisect_left(self.loose, loose)
        end = start
        while end < len(self.loose) and self.loose[end] == loose:
            end += 1
        return range(start, end)

    def starting_with(self, prefix: str) -> range:
        """Keys whose loose fold starts so; none for an empty prefix."""
        if not prefix:
            return range(0)
        start = bisect_left(self.loose, prefix)
        return range(start, bisect_left(self.loose, prefix[:-1] + chr(ord(prefix[-1]) + 1), lo=start))

    def key(self, place: int) -> Key:
        """The key at a place as a record."""
        kind = KeyKind(self.kinds[place])
        return Key(self.loose[place], self.folds[place], self.texts[place], self.cards[place], kind)

    def __iter__(self) -> Iterator[Key]:
        return (self.key(place) for place in range(len(self.loose)))


def build_keyspace(keys: Iterable[Key], gram_sizes: tuple[int, ...]) -> Keyspace:
    """Sort keys, drop repeated ones and index them.

    Shape: keys in any order -> Keyspace; of keys with one fold and one card the lowest kind stays.
    """
    best: dict[tuple[str, str, int], Key] = {}
    for key in sorted(keys, key=lambda k: k.kind):
        if key.loose:
            best.setdefault((key.loose, key.fold, key.card), key)
    ordered = [best[identity] for identity in sorted(best)]
    loose = [key.loose for key in ordered]
    folds = [key.fold for key in ordered]
    return Keyspace(
        loose,
        loose if folds == loose else folds,
        [key.text for key in ordered],
        [key.card for key in ordered],
        bytes(key.kind for key in ordered),
        build_grams(loose, gram_sizes),
    )
