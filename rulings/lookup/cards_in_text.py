"""Cards that a running text names.

What is here: finding names inside a text, and what of it is in none of them. What is not: texts that are nothing but
names (``listed_cards``).
"""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.cards.records import KeyKind, NameHit, Verdict
from rulings.lookup.listed_cards import LONGEST_NAME, QUOTED
from rulings.lookup.rules.keywords import TermIndex

_JOINING: Final = frozenset(("and", "with", "vs", "versus", "the", "into", "on", "onto", "against", "x"))
_LEAST_LETTERS: Final = 5
_LONG_WORD: Final = 8
_KANJI_ALONE: Final = re.compile("[^一-鿿]?[一-鿿]{2}[^一-鿿]?")
"""Two kanji that are no part of a longer word."""
_MOST_MENTIONED: Final = 12
"""Cards that a running text is taken to be about."""
_MOST_STARTS: Final = 12_000
"""Beginnings of names that are looked up in one text, about two a sign; one sign over and over has more of them."""
_LEAST_SIGNS: Final = 3
_MOST_SIGNS: Final = 24
_UNFINISHED: Final = "ゔ"
"""A small vowel behind it makes another sign of both."""
_NAMES: Final = frozenset((KeyKind.NAME, KeyKind.FACE, KeyKind.JAPANESE))


def find_cards_in(text: str, names: NameIndex, terms: TermIndex | None = None) -> tuple[NameHit, ...]:
    """Cards that a running text names exactly, in its order, the longest name at each place.

    A word of everyday speech is not taken for a card that happens to be called so: names inside English text count from
    two words or eight letters on, or when set in quotation marks; Japanese names from three signs on, or as two kanji
    that stand alone. A word of the rules, where these are given, is no card.

    Shape: any text -> hits, each card once.
    """
    hits: dict[str, NameHit] = {}
    quoted = dict.fromkeys("".join(found.groups(default="")) for found in QUOTED.finditer(text))
    for name in list(quoted)[:_MOST_MENTIONED]:
        answer = names.search_names(name, 1)
        if answer.verdict is Verdict.CERTAIN:
            hits.setdefault(answer.hits[0].name, answer.hits[0])
    rest = QUOTED.sub("\n", text)
    looked_at = set(hits)
    for hit in chain(_in_english(rest, names), _in_japanese(rest, names) if is_japanese(rest) else ()):
        if len(hits) >= _MOST_MENTIONED:
            break
        if hit.name in looked_at:
            continue
        looked_at.add(hit.name)
        if terms is None or terms.search(hit.key).verdict is not Verdict.CERTAIN:
            hits[hit.name] = hit
    return tuple(hits.values())


def _in_english(text: str, names: NameIndex) -> Iterator[NameHit]:
    """Cards that words of a text name, the longest name at each place; it is left where no name begins so."""
    words = fold_english(text).split()
    space = names.english.space
    at = 0
    while at < len(words):
        longest: tuple[int, int] | None = None
        for count in range(1, min(LONGEST_NAME, len(words) - at) + 1):
            joined = "".join(words[at : at + count])
            if not space.starting_with(joined):
                break
            if len(joined) < (_LEAST_LETTERS if count > 1 else _LONG_WORD):
                continue
            spaced = " ".join(words[at : at + count])
            longest = next(
                ((count, p) for p in _places_named(names, space, joined) if space.folds[p] == spaced), longest
            )
        if longest is not None:
            yield names.hit_of(space, longest[1])
        at += longest[0] if longest is not None else 1


def _in_japanese(text: str, names: NameIndex) -> Iterator[NameHit]:
    """Cards that signs of a text name, the longest name at each place; it is left where no name begins so."""
    space = names.japanese.written
    folded = fold_japanese(text)
    at = looked_up = 0
    while at < len(folded) and looked_up < _MOST_STARTS:
        longest: tuple[int, int] | None = None
        for count in range(2, min(_MOST_SIGNS, len(folded) - at) + 1):
            part = folded[at : at + count]
            loose = loosen_japanese(part)
            looked_up += 1
            if loose and not part.endswith(_UNFINISHED) and not space.starting_with(loose):
                break
            if count < _LEAST_SIGNS and not _KANJI_ALONE.fullmatch(folded, max(0, at - 1), at + count + 1):
                continue
            places = [place for place in _places_named(names, space, loose) if space.folds[place] == part]
            if len({space.cards[place] for place in places}) == 1:
                longest = count, places[0]
        if longest is not None:
            yield names.hit_of(space, longest[1])
        at += longest[0] if longest is not None else 1


def _places_named(names: NameIndex, space: Keyspace, loose: str) -> list[int]:
    """Places of keys that are a name of a card of a deck, exactly this; of a whole card before that of a face."""
    places = [p for p in space.exact(loose) if space.kinds[p] in _NAMES and not names.marks[space.cards[p]]]
    return sorted(places, key=lambda place: space.kinds[place])


def leftover(text: str, mentioned: tuple[NameHit, ...]) -> str:
    """What of a text is in none of the names found in it, connecting words aside."""
    if not is_japanese(text):
        rest = fold_english(text)
        for hit in mentioned:
            rest = rest.replace(fold_english(hit.key), " ")
        return " ".join(word for word in rest.split() if word not in _JOINING)
    rest = fold_japanese(text)
    for hit in mentioned:
        rest = rest.replace(fold_japanese(hit.key), "")
    return rest.strip("とやにを、の")
