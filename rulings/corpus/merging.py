"""Making one record of each card out of what several sources say.

What is here: which source's word counts, face by face and name by name, and the list of what was not taken and where
sources disagree. What is not: reading the sources (``rulings.sources``) and writing the corpus
(``rulings.corpus.writing``).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import Disagreement, DisagreementKind, Fact, LeftOut, Reason
from rulings.corpus.sets import find_first_set


@dataclass(frozen=True, slots=True)
class MergedCards:
    """Cards of all sources as one list."""

    cards: tuple[Card, ...]
    """By English name, each once."""
    left_out: tuple[LeftOut, ...]
    disagreements: tuple[Disagreement, ...]


def merge_cards(
    lists: Sequence[tuple[str, Iterable[Card]]], other_names: Mapping[str, str] | None = None
) -> MergedCards:
    """One card for each English name (CR 201.2), with every face that any source knows.

    The newest source that has a face gives its text; what that source doesn't say (a color indicator, a starting
    defense, Scryfall's id, the mark of a joke card) comes from the next one that does. A face that no source has stays
    in ``missing_faces``. A card that has another name today is not a second card.

    Shape: (key of source, its cards), newest first; titles and nicknames -> English name of their card -> cards sorted
    by name.
    """
    claims: dict[str, list[Card]] = {}
    left_out: list[LeftOut] = []
    for key, cards in lists:
        seen: set[str] = set()
        for card in cards:
            if card.name in seen:
                left_out.append(LeftOut(key, Fact.CARD, card.name, Reason.SAME_NAME))
                continue
            seen.add(card.name)
            claims.setdefault(card.name, []).append(card)
    renamed = _find_renamed(claims, other_names or {})
    for name in renamed:
        left_out += [
            LeftOut(card.sources[0], Fact.CARD, name, Reason.RENAMED, renamed[name]) for card in claims.pop(name)
        ]
    merged = []
    disagreements: list[Disagreement] = []
    for name in sorted(claims):
        merged.append(_merge_claims(claims[name]))
        disagreements += _oracle_disagreements(claims[name])
    return MergedCards(_complete_melds(merged), tuple(left_out), tuple(disagreements))


def _find_renamed(claims: Mapping[str, Sequence[Card]], other_names: Mapping[str, str]) -> dict[str, str]:
    """Cards that have another name today: former name -> today's.

    No source may have both, the other name must be known to be a title of today's card, and the costs must agree: a
    title can also be the name of another card.
    """
    found = {}
    for name, cards in claims.items():
        todays = claims.get(other_names.get(name, ""), ())
        sources = {source for card in cards for source in card.sources}
        if (
            todays
            and sources.isdisjoint(source for card in todays for source in card.sources)
            and cards[0].faces[0].mana_cost == todays[0].faces[0].mana_cost
        ):
            found[name] = todays[0].name
    return found


def _complete_melds(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards, those that meld with the face of the result, which has a record of its own beside them (CR 712)."""
    results = {card.name: card.faces[0] for card in cards if card.layout is Layout.MELD and not card.missing_faces}
    return tuple(
        replace(card, faces=(*card.faces, *(results[name] for name in card.missing_faces)), missing_faces=())
        if card.layout is Layout.MELD and card.missing_faces and all(name in results for name in card.missing_faces)
        else card
        for card in cards
    )


def _merge_claims(claims: Sequence[Card]) -> Card:
    """One card out of the records of several sources, newest first."""
    newest = claims[0]
    if len(claims) == 1:
        return newest
    older = [{face.name: face for face in claim.faces} for claim in claims[1:]]
    faces: list[Face] = []
    missing: list[str] = []
    for name in (*(face.name for face in newest.faces), *newest.missing_faces):
        known = next((face for face in newest.faces if face.name == name), None)
        others = [by_name[name] for by_name in older if name in by_name]
        if known is not None:
            faces.append(_complete_face(known, others))
        elif others:
            faces.append(_complete_face(others[0], others[1:]))
        else:
            missing.append(name)
    return replace(
        newest,
        faces=tuple(faces),
        missing_faces=tuple(missing),
        oracle_id=next((claim.oracle_id for claim in claims if claim.oracle_id), None),
        printings=max(claim.printings for claim in claims),
        first_set=find_first_set(claim.first_set for claim in claims),
        is_joke=any(claim.is_joke for claim in claims),
        is_digital_only=any(claim.is_digital_only for claim in claims),
        is_extra=any(claim.is_extra for claim in claims),
        sources=tuple(dict.fromkeys(source for claim in claims for source in claim.sources)),
    )


def _complete_face(face: Face, others: Sequence[Face]) -> Face:
    """The face with what its own source doesn't say, from others of the same name, newest first."""
    if face.color_indicator is None:
        found = next((other.color_indicator for other in others if other.color_indicator is not None), None)
        face = replace(face, color_indicator=found)
    if face.defense is None:
        face = replace(face, defense=next((other.defense for other in others if other.defense is not None), None))
    return face


def _oracle_disagreements(claims: Sequence[Card]) -> list[Disagreement]:
    """Faces whose English text differs between sources: the older ones hold the Oracle text of their time."""
    newest: Mapping[str, Face] = {face.name: face for face in claims[0].faces}
    return [
        Disagreement(DisagreementKind.ORACLE_TEXT, face.name, (newest[face.name].source, face.source))
        for claim in claims[1:]
        for face in claim.faces
        if face.name in newest and face.oracle_text != newest[face.name].oracle_text
    ]
