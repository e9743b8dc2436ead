"""Labels: which card a text names that has both of its names.

What is here: finding the one card that all of a label names. What is not: its parts (``label_parts``) and a single name
(``names``). Two halves that name different cards name none of them: which one is meant must be asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.label_parts import BRACKETS, CUT, has_marks, take_apart
from rulings.lookup.cards.normalise import fold_english, fold_japanese, loosen_japanese
from rulings.lookup.cards.records import KeyKind, Verdict

if TYPE_CHECKING:
    from rulings.lookup.cards.names import NameIndex

_NAMES: Final = frozenset(
    (KeyKind.NAME, KeyKind.FACE, KeyKind.JAPANESE, KeyKind.READING, KeyKind.MISPRINT, KeyKind.FLAVOR_NAME)
)
"""Keys that are names."""
_COMPARED: Final = 5
"""So many cards that a half is like are compared with the other half."""
_LEAST_LIKE: Final = 0.8
"""How like a name a half must be that is not one for certain."""
_MOST_BEGUN: Final = 400
"""So many names that begin like the rest of a label are compared."""


def read_label(text: str, names: "NameIndex") -> tuple[Verdict, list[Found]] | None:
    """The card that a label names, or the cards between which its halves leave the choice.

    Shape: any text, the index -> CERTAIN where all of it names one card, else SUGGEST, and keys, likeliest first; None
    for what is no label, also where it is a name as a whole.
    """
    if not has_marks(text) or _exactly(text, names):
        return None
    ways = take_apart(text)
    apart: dict[int, Found] = {}
    one_sided: list[tuple[dict[int, Found], str, bool]] = []
    for way in ways:
        first = _exactly(way.first, names)
        second = _begun(way.second, names) if way.is_begun else _exactly(way.second, names)
        if both := [first[card] for card in first if card in second]:
            return _doubt(both)
        if first and second and not way.is_begun:
            apart = apart or {**_likeliest(first), **_likeliest(second)}
        elif (first or (second and not way.is_begun)) and not (way.is_aside and BRACKETS.search(way.second)):
            one_sided.append((first, way.second, way.is_aside) if first else (second, way.first, False))
    if apart:
        return Verdict.SUGGEST, list(apart.values())
    return _read_one_sided(one_sided, names) if ways else _read_cut(text, names)


def _read_cut(text: str, names: "NameIndex") -> tuple[Verdict, list[Found]] | None:
    """A label that was cut inside its first name."""
    typed = text.strip().removesuffix("...")
    found = _begun(typed.rstrip(CUT), names) if typed != text.strip() or typed.endswith(CUT) else {}
    return (Verdict.CERTAIN, list(found.values())) if len(found) == 1 else None


def _read_one_sided(
    ways: Sequence[tuple[dict[int, Found], str, bool]], names: "NameIndex"
) -> tuple[Verdict, list[Found]] | None:
    """A label of which one half is a name exactly, the other one is not: what is that other one like? In brackets may
    stand anything that names no other card."""
    for named, other, is_aside in ways:
        ranked = names.rank(other)
        verdict = names.judge(other, ranked)
        compared = ranked[: {Verdict.CERTAIN: 1, Verdict.SUGGEST: _COMPARED, Verdict.NOTHING: 0}[verdict]]
        like = [entry for entry in compared if entry.score >= _LEAST_LIKE or verdict is Verdict.CERTAIN]
        if both := [named[entry.card] for entry in like if entry.card in named]:
            return _doubt(both)
        if like:
            return Verdict.SUGGEST, [*named.values(), like[0]]
        if is_aside:
            return _doubt(list(named.values()))
    return None


def _likeliest(found: dict[int, Found]) -> dict[int, Found]:
    """Those that are called so as a whole; where none is, all of which a face is."""
    least = min(entry.space.kinds[entry.place] == KeyKind.FACE for entry in found.values())
    return {card: e for card, e in found.items() if (e.space.kinds[e.place] == KeyKind.FACE) == least}


def _doubt(found: list[Found]) -> tuple[Verdict, list[Found]]:
    """One card is certain, and so is the one that is called so as a whole beside others of which a face is."""
    kinds = [entry.space.kinds[entry.place] for entry in found]
    verdict = Verdict.CERTAIN if len(found) == 1 or kinds.count(KeyKind.NAME) == 1 else Verdict.SUGGEST
    return verdict, sorted(found, key=lambda entry: entry.space.kinds[entry.place])


def _exactly(text: str, names: "NameIndex") -> dict[int, Found]:
    """Cards with exactly this name, by their position: likeliest first, each by its likeliest key."""
    english, folded = fold_english(text), fold_japanese(text)
    found: list[Found] = []
    for space, fold, loose in (
        (names.english.space, english, english.replace(" ", "")),
        (names.japanese.written, folded, loosen_japanese(folded)),
        (names.japanese.readings, folded, loosen_japanese(folded)),
    ):
        found += [
            Found(0.0, place, space, Way.WHOLE, len(fold))
            for place in space.exact(loose)
            if space.folds[place] == fold and space.kinds[place] in _NAMES
        ]
    return names.best_of(found)


def _begun(text: str, names: "NameIndex") -> dict[int, Found]:
    """Cards of which a name begins with this, by their position."""
    english, folded = fold_english(text), fold_japanese(text)
    found: list[Found] = []
    for space, fold, loose in (
        (names.english.space, english, english.replace(" ", "")),
        (names.japanese.written, folded, loosen_japanese(folded)),
    ):
        found += [
            Found(0.0, place, space, Way.START, len(fold))
            for place in space.starting_with(loose)[:_MOST_BEGUN]
            if space.folds[place].startswith(fold) and space.kinds[place] in _NAMES
        ]
    return names.best_of(found)
