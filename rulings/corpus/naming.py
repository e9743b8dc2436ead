"""Which card a name belongs to, and which of its names is today's.

What is here: resolving the English names that sources use, ordering the names of each card, and the list of names on
which sources disagree. What is not: cleaning a name (``rulings.sources.japanese_names``) and finding what a person
typed (``rulings.lookup``).
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rulings.corpus.cards import Card, Layout
from rulings.corpus.records import (
    CardName,
    Disagreement,
    DisagreementKind,
    Fact,
    LeftOut,
    NameKind,
    Reason,
)
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class Place:
    """Where a name belongs."""

    card: str
    """``Card.name``."""
    face: int | None
    """Position of the face; ``None`` for the whole of a card that has one face or is a split card."""


class CardNames:
    """Every English name that a source may use for a card, and the card that it means.

    A name of a whole card comes before one of a face (CR 201.2): *Swords to Plowshares* is that card, although a half
    of another card is called so too. A face that several cards have is only found together with its card. A former name
    leads to the card as it is called today.
    """

    def __init__(self, cards: Iterable[Card], renamed: Mapping[str, str] | None = None) -> None:
        self._cards = {card.name: card for card in cards}
        self._exact: dict[str, Place] = {}
        self._faces: dict[str, list[Place]] = {}
        self._folded: dict[str, set[str]] = {}
        for card in self._cards.values():
            names = face_names(card)
            self._exact[card.name] = Place(card.name, None if len(names) == 1 or card.layout is Layout.SPLIT else 0)
            for position, name in enumerate(names) if len(names) > 1 else ():
                self._faces.setdefault(name, []).append(Place(card.name, position))
        for card in self._cards.values():
            joined = " // ".join(face_names(card))
            self._exact.setdefault(joined, Place(card.name, None))
        for former, name in (renamed or {}).items():
            self._exact.setdefault(former, self._exact[name])
        for name in (*self._exact, *self._faces):
            self._folded.setdefault(fold_english(name), set()).add(name)

    def find(self, name: str, face: str = "") -> Place | None:
        """Where a name belongs; ``None`` if no card has it, or several faces do and nothing tells them apart.

        Shape: the name of a whole card, or of a face; ``face`` names one face of the card ``name``.
        """
        place = self._find_exact(name, face)
        if place is None:
            folded = self._folded.get(fold_english(name), set())
            place = self._find_exact(next(iter(folded)), face) if len(folded) == 1 else None
        return place

    def _find_exact(self, name: str, face: str) -> Place | None:
        if name in self._exact:
            place = self._exact[name]
            names = face_names(self._cards[place.card])
            if face in names and len(names) > 1:
                return Place(place.card, names.index(face))
            return place
        found = self._faces.get(name, [])
        if len(found) > 1:
            found = [place for place in found if not self._cards[place.card].is_joke]
        return found[0] if len(found) == 1 else None

    def find_rivals(self, name: str) -> Sequence[Place]:
        """The faces of that name, where several cards have one and none is called so as a whole; else nothing."""
        found = self._faces.get(name, ())
        return () if name in self._exact or len(found) < 2 else found

    def of_layout(self, layout: Layout) -> list[Card]:
        """Every card whose faces lie so."""
        return [card for card in self._cards.values() if card.layout is layout]

    def card(self, name: str) -> Card:
        """The card of that ``Card.name``."""
        return self._cards[name]


def face_names(card: Card) -> tuple[str, ...]:
    """English names of all faces, those whose text is missing too."""
    return (*(face.name for face in card.faces), *card.missing_faces)


def fold_english(name: str) -> str:
    """An English name without case, accents and marks, so that lists that drop them still find their card.

    Example:
        >>> fold_english("Lim-Dûl's Vault"), fold_english("Human–Time Lord Meta-Crisis")
        ('limdulsvault', 'humantimelordmetacrisis')
    """
    plain = unicodedata.normalize("NFKD", name.replace("Æ", "Ae").replace("æ", "ae"))
    return "".join(character for character in plain.casefold() if character.isalnum() or character in "/_")


@dataclass(frozen=True, slots=True)
class MergedNames:
    """Names of all sources in order."""

    names: tuple[tuple[Place, CardName], ...]
    """By card and face, today's first."""
    left_out: tuple[LeftOut, ...]
    disagreements: tuple[Disagreement, ...]


def merge_names(known: CardNames, lists: Sequence[Iterable[CardName]]) -> MergedNames:
    """The names of every card: today's first, then the others, each once.

    The first source that has a name for a face says which is today's. A name that is one card's in a better source and
    another's in a worse one is kept at the latter as a misprint, and reported: rows shift, and cards have been printed
    with the wrong name. A name of a face that several cards have belongs to the one of which another source says the
    same together with its card.

    Shape: names as the sources give them, the best source first -> names with their places.
    """
    left_out: list[LeftOut] = []
    claims: dict[Place, dict[tuple[Language, str], CardName]] = {}
    unplaced: list[CardName] = []
    for name in (name for names in lists for name in names):
        place = known.find(name.card, name.face)
        if place is None:
            unplaced.append(name)
        else:
            _claim(claims, place, name)
    for name in unplaced:
        rivals = known.find_rivals(name.card)
        confirmed = [place for place in rivals if (name.language, name.text) in claims.get(place, ())]
        if len(confirmed) == 1:
            _claim(claims, confirmed[0], name)
        else:
            reason = Reason.AMBIGUOUS if rivals else Reason.NO_SUCH_CARD
            left_out.append(LeftOut(name.source, Fact.NAME, name.card, reason, name.text))
    ordered = {place: _order(list(of_place.values())) for place, of_place in claims.items()}
    ordered, disagreements = _settle_shared(ordered)
    disagreements += _several_names(ordered)
    ordered |= _names_of_meld_results(known, ordered)
    whole = _whole_names(known, ordered)
    names = [(place, name) for place, of_place in ordered.items() for name in of_place] + whole
    names.sort(key=lambda item: (item[0].card, _rank(known, item[0])))
    return MergedNames(tuple(names), tuple(left_out), tuple(disagreements))


def _claim(claims: dict[Place, dict[tuple[Language, str], CardName]], place: Place, name: CardName) -> None:
    """Note that a source gives a face this name; the first source to say so is kept."""
    of_place = claims.setdefault(place, {})
    key = (name.language, name.text)
    of_place[key] = _combine(of_place[key], name) if key in of_place else name


def _rank(known: CardNames, place: Place) -> int:
    """The whole of a split card before its halves; the joined name of other cards, which they are not called, last."""
    if place.face is not None:
        return place.face
    card = known.card(place.card)
    return -1 if card.layout is Layout.SPLIT or len(face_names(card)) == 1 else len(face_names(card))


def _combine(known: CardName, other: CardName) -> CardName:
    """The better source's name with the reading of the other where it has none of its own."""
    is_confirmed = other.kind is NameKind.CURRENT and known.kind in (NameKind.MISPRINT, NameKind.FLAVOR)
    return replace(
        known,
        reading=known.reading or other.reading,
        spoken=known.spoken or (other.spoken if not known.reading or known.reading == other.reading else ""),
        kind=NameKind.CURRENT if is_confirmed else known.kind,
    )


_PRINTED = (NameKind.CURRENT, NameKind.FORMER, NameKind.MISPRINT)


def _order(names: list[CardName]) -> list[CardName]:
    """Today's name first, then the others in the order of their sources; a repaired name is today's if there is no
    other."""
    printed = [name for name in names if name.kind in _PRINTED]
    printed.sort(key=lambda name: name.kind is NameKind.MISPRINT)
    others = [name for name in names if name.kind not in _PRINTED]
    return [
        _with_kind(name, NameKind.CURRENT)
        if position == 0
        else _with_kind(name, NameKind.FORMER if name.kind is NameKind.CURRENT else name.kind)
        for position, name in enumerate(printed)
    ] + others


def _with_kind(name: CardName, kind: NameKind) -> CardName:
    return name if name.kind is kind else replace(name, kind=kind)


def _settle_shared(
    ordered: Mapping[Place, list[CardName]],
) -> tuple[dict[Place, list[CardName]], list[Disagreement]]:
    """Names that several cards have; where one card has it as today's name only, the others have it by mistake."""
    owners: dict[str, list[tuple[Place, NameKind]]] = {}
    for place, names in ordered.items():
        for name in names:
            if name.language is Language.JA and name.kind in _PRINTED:
                owners.setdefault(name.text, []).append((place, name.kind))
    shared = {text: found for text, found in owners.items() if len({place.card for place, _ in found}) > 1}
    mistaken = {
        (place, text)
        for text, found in shared.items()
        if any(kind is NameKind.CURRENT for _, kind in found)
        for place, kind in found
        if kind is NameKind.FORMER
    }
    settled = {
        place: [replace(name, kind=NameKind.MISPRINT) if (place, name.text) in mistaken else name for name in names]
        for place, names in ordered.items()
    }
    disagreements = [
        Disagreement(
            DisagreementKind.SHARED_JAPANESE_NAME,
            text,
            tuple(place.card for place, _ in sorted(found, key=lambda item: item[1] is not NameKind.CURRENT)),
        )
        for text, found in sorted(shared.items())
    ]
    return settled, disagreements


def _names_of_meld_results(known: CardNames, ordered: Mapping[Place, list[CardName]]) -> dict[Place, list[CardName]]:
    """Names of the face that each part of a meld becomes: those of the result, which is listed by itself (712.4)."""
    found = {}
    for card in known.of_layout(Layout.MELD):
        for position, face in enumerate(face_names(card)[1:], start=1):
            names = ordered.get(Place(face, None), [])
            if names and Place(card.name, position) not in ordered:
                found[Place(card.name, position)] = names
    return found


def _several_names(ordered: Mapping[Place, list[CardName]]) -> list[Disagreement]:
    found = []
    for place, names in ordered.items():
        texts = tuple(name.text for name in names if name.language is Language.JA and name.kind in _PRINTED)
        if len(texts) > 1:
            subject = place.card if not place.face else f"{place.card} ({place.face + 1})"
            found.append(Disagreement(DisagreementKind.SEVERAL_JAPANESE_NAMES, subject, texts))
    return sorted(found, key=lambda case: case.subject)


def _whole_names(known: CardNames, ordered: Mapping[Place, list[CardName]]) -> list[tuple[Place, CardName]]:
    """Today's names of the faces joined, for every card of several faces that all have one."""
    wholes = []
    for card in dict.fromkeys(place.card for place in ordered if place.face is not None):
        faces = [ordered.get(Place(card, face), []) for face in range(len(face_names(known.card(card))))]
        current = [[name for name in names if name.kind is NameKind.CURRENT][:1] for names in faces]
        if all(current):
            first = [names[0] for names in current]
            reading = " // ".join(name.reading for name in first) if all(name.reading for name in first) else ""
            text = " // ".join(name.text for name in first)
            whole = replace(first[0], card=card, text=text, reading=reading, spoken="", note="", face="")
            wholes.append((Place(card, None), whole))
    return wholes
