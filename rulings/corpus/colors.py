"""The color indicators of a card, where what else is known of it decides them (CR 204, 105.2, 903.4).

What is here: the derivation, for sources that give a color identity and no indicators. What is not: the color of an
object in play (``rulings.kernel``).
"""

import re
from collections.abc import Iterable, Sequence

from rulings.corpus.cards import Face

_BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
_SYMBOL = re.compile(r"\{([^}]+)\}")
_REMINDER = re.compile(r"\([^)]*\)")


def find_color_indicators(
    faces: Sequence[Face], color_identity: Iterable[str], *, is_complete: bool
) -> tuple[tuple[str, ...] | None, ...]:
    """The color indicator of each face, or ``None`` where what is known does not decide it.

    A face with a mana cost other than {0} has none, nor has one that is a land, a plane or the like and nothing else,
    nor any face of a card without a color in its identity: an indicator would put its color there (903.4). Where no
    mana symbol and no basic land type of the card explains its identity and one face only can have an indicator, that
    one is it. Everything else is left open: a Pact's color can't be told from its text.

    日本語: 各面の色指標（決められないときは None）
    Shape: faces, front first, letters of the identity of the whole card, whether these are all its faces -> for each
    face letters in the order WUBRG, ``()`` for no indicator, ``None`` for unknown.
    Source: CR 204.1, 105.2, 903.4, 903.4c
    Example:
        >>> find_color_indicators([Face("Bear", "{1}{G}", types=("Creature",))], "G", is_complete=True)
        ((),)
        >>> find_color_indicators([Face("Arbor", types=("Land", "Creature"))], "G", is_complete=True)
        (('G',),)
    """
    identity = set(color_identity)
    can_have_one = [bool(identity) and face.can_have_color_indicator for face in faces]
    is_decided = (
        is_complete
        and can_have_one.count(True) == 1
        and identity.isdisjoint(set().union(*map(_explained_colors, faces)))
    )
    letters = tuple(letter for letter in "WUBRG" if letter in identity)
    return tuple((letters if is_decided else None) if can else () for can in can_have_one)


def _explained_colors(face: Face) -> set[str]:
    """Colors that the face puts into the identity of its card by its symbols or its land types (903.4, 305.6)."""
    text = _REMINDER.sub("", face.oracle_text)
    symbols = _SYMBOL.findall(face.mana_cost + text)
    by_land_type = {_BASIC_LAND_TYPES[subtype] for subtype in face.subtypes if subtype in _BASIC_LAND_TYPES}
    return {letter for symbol in symbols for letter in symbol if letter in "WUBRG"} | by_land_type
