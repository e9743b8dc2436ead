"""Cards of the corpus as the kernel plays them: each face read once.

What is here: printed characteristics as values, Oracle text as abilities. What is not: reading text
(``rulings.oracle``) and playing it (``rulings.kernel``).
"""

import re
from dataclasses import replace
from functools import lru_cache

from rulings.abilities.ability import Ability, LevelBand, StaticAbility
from rulings.abilities.card import CardDefinition, DeclinedLine, FaceDefinition
from rulings.abilities.named_cards import names_to_look_up
from rulings.abilities.subtypes import STATION_SUBTYPES
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.corpus.cards import Card, Face, Layout
from rulings.kernel.abilities.conspiracies import in_command_zone
from rulings.oracle.model import model_of

UNKNOWN_TYPE = "unknown type"
UNKNOWN_VALUE = "unknown value"
_SYMBOL = re.compile(r"\{[^{}]+\}")
_TYPES = frozenset(one.value for one in CardType)
_SUPERTYPES = frozenset(one.value for one in Supertype)
_MANA_SYMBOL = re.compile(r"\{(\d+|[WUBRGCXYZS]|([2C]|[WUBRG])/[WUBRG](/P)?|[WUBRG]/P)\}")
_NUMBER = re.compile(r"[+-]?\d+")


@lru_cache(maxsize=4096)
def compile_card(card: Card) -> CardDefinition:
    """A card as the kernel plays it.

    Shape: record -> definition; lines that are not understood stand in ``declined`` of their face.
    """
    faces = _faces(card)
    return CardDefinition(
        name=card.name,
        layout=card.layout,
        faces=faces,
        names=frozenset().union(*(names_to_look_up(face.abilities) for face in faces)),
        missing_faces=card.missing_faces,
        is_token=card.layout is Layout.TOKEN,
    )


def _faces(card: Card) -> tuple[FaceDefinition, ...]:
    """Its faces; a flip card keeps its mana cost and colours when it is flipped (CR 710.1c)."""
    faces = tuple(compile_face(face) for face in card.faces)
    if card.layout is Layout.FLIP:
        front = faces[0]
        faces = (front, *(replace(face, mana_cost=front.mana_cost, colors=front.colors) for face in faces[1:]))
    return faces


@lru_cache(maxsize=8192)
def compile_face(face: Face) -> FaceDefinition:
    """One face as the kernel plays it."""
    model = model_of(face)
    symbols = tuple(_SYMBOL.findall(face.mana_cost))
    # The numbers of a station card are those of a striation: elsewhere it has none (CR 721.2c).
    is_boxed = any(isinstance(one, LevelBand) and one.power is not None for one in model.abilities)
    is_station = is_boxed and bool(STATION_SUBTYPES & set(face.subtypes))
    return FaceDefinition(
        name=face.name,
        mana_cost=symbols or None,
        colors=_colors(face, symbols),
        is_color_known=face.is_color_known,
        supertypes=frozenset(Supertype(word.lower()) for word in face.supertypes if word.lower() in _SUPERTYPES),
        types=frozenset(CardType(word.lower()) for word in face.types if word.lower() in _TYPES),
        subtypes=face.subtypes,
        power=None if is_station else _number(face.power),
        toughness=None if is_station else _number(face.toughness),
        loyalty=_number(face.loyalty),
        loyalty_x=face.loyalty == "X",
        defense=_number(face.defense),
        abilities=_where_they_function(face, model.abilities),
        declined=(
            *model.declined,
            *_unknown_types(face),
            *_unknown_values(face, model.abilities),
        ),
    )


def _where_they_function(face: Face, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Abilities of conspiracies and vanguards function in the command zone (CR 313.4, 315.5)."""
    return tuple(map(in_command_zone, abilities)) if {"Conspiracy", "Vanguard"} & set(face.types) else abilities


def _unknown_types(face: Face) -> tuple[DeclinedLine, ...]:
    """Types that the rules do not have, as joke cards print them: such a face is not understood."""
    line = " ".join((*face.supertypes, *face.types))
    unknown = [word for word in face.supertypes if word.lower() not in _SUPERTYPES]
    unknown += [word for word in face.types if word.lower() not in _TYPES]
    return tuple(DeclinedLine(line, word, line.index(word), UNKNOWN_TYPE) for word in unknown)


def _unknown_values(face: Face, abilities: tuple[Ability, ...]) -> tuple[DeclinedLine, ...]:
    """Numbers that no ability defines and mana symbols that the rules do not have."""
    values = {"power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "defense": face.defense}
    is_defined = any(isinstance(one, StaticAbility) and one.is_characteristic_defining for one in abilities)
    odd = [
        f"{name} {printed}"
        for name, printed in values.items()
        if printed is not None and not _NUMBER.fullmatch(printed) and printed != "X" and not is_defined
    ]
    odd += [symbol for symbol in _SYMBOL.findall(face.mana_cost) if not _MANA_SYMBOL.fullmatch(symbol)]
    if _SYMBOL.sub("", face.mana_cost).strip():
        odd.append(face.mana_cost)
    return tuple(DeclinedLine(words, words, 0, UNKNOWN_VALUE) for words in odd)


def _colors(face: Face, symbols: tuple[str, ...]) -> frozenset[Color]:
    """Colours by mana cost and colour indicator (CR 105.2, 202.2, 204)."""
    letters = {letter for symbol in symbols for letter in symbol if letter in "WUBRG"}
    return frozenset(Color(letter) for letter in letters | set(face.color_indicator or ()))


def _number(printed: str | None) -> int | None:
    """A printed number; ``None`` for ``*`` and the like, which an ability defines.

    Of ``1+*`` the 1: that much is there where the ability is not (CR 107.2, 208.2a).
    """
    if printed is None:
        return None
    found = _NUMBER.fullmatch(printed) or _WITH_STAR.fullmatch(printed)
    return int(next(group for group in (*found.groups(), found[0]) if group)) if found is not None else None


_WITH_STAR = re.compile(r"(\d+)[+-]\*|\*\+(\d+)")
