"""The cards of a build as records of name lookup.

What is here: the translation. What is not: the index (``rulings.lookup``) and which names there are
(``rulings.corpus.naming``).
"""

from collections.abc import Iterator, Sequence

from rulings.corpus.cards import Card, Layout
from rulings.corpus.naming import MergedNames, Place, face_names
from rulings.corpus.records import CardName, NameKind
from rulings.language import Language
from rulings.lookup.cards.records import Mark, NameRecord

_NOT_OF_A_DECK = frozenset({Layout.PLANE, Layout.SCHEME, Layout.VANGUARD})


def name_records(cards: Sequence[Card], names: MergedNames) -> Iterator[NameRecord]:
    """One record for each card, in the order of the cards.

    The result of a meld is found by its name, its parts are not: they have records of their own (712.4).
    """
    of_card: dict[str, list[tuple[Place, CardName]]] = {}
    for place, name in names.names:
        of_card.setdefault(place.card, []).append((place, name))
    for card in cards:
        found = of_card.get(card.name, [])
        faces = tuple(name for name in face_names(card) if name != card.name)
        if card.layout is Layout.MELD and faces:
            faces, found = (), [(place, name) for place, name in found if place.face == 0]
        yield _record(card, faces, [name for _, name in found])


def _record(card: Card, faces: tuple[str, ...], names: Sequence[CardName]) -> NameRecord:
    japanese = [name for name in names if name.language is Language.JA]
    current = tuple(dict.fromkeys(name.text for name in japanese if name.kind is NameKind.CURRENT))
    former = (name.text for name in japanese if name.kind in (NameKind.FORMER, NameKind.MISPRINT))
    pairs = [(name.text, name.reading) for name in japanese if name.reading]
    pairs += [(name.text, name.spoken) for name in japanese if name.spoken]
    return NameRecord(
        english=card.name,
        faces=faces,
        japanese=current,
        former_japanese=tuple(dict.fromkeys(text for text in former if text not in current)),
        readings=tuple(dict.fromkeys(pairs)),
        nicknames=tuple(name.text for name in names if name.kind is NameKind.NICKNAME),
        flavor_names=tuple(name.text for name in names if name.kind is NameKind.FLAVOR),
        marks=_marks(card),
        fame=card.printings,
    )


def _marks(card: Card) -> Mark:
    marks = Mark.NONE
    if card.is_joke:
        marks |= Mark.JOKE
    if card.is_digital_only:
        marks |= Mark.DIGITAL
    if card.is_extra or card.layout in _NOT_OF_A_DECK:
        marks |= Mark.EXTRA
    return marks
