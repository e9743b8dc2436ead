"""The color indicator of a face, where what else is known of the card decides it (CR 204, 105.2, 903.4).

What is here: the derivation, for sources that don't give the indicator. What is not: the color of an object in play
(``rulings.kernel``).
"""

from collections.abc import Iterable

from rulings.corpus.cards import Face

_NEVER = frozenset({"Land", "Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy", "Dungeon", "Stickers"})
"""Types of faces without a mana cost that are colorless; a land that is also a creature can have an indicator."""


def find_color_indicator(face: Face, color_identity: Iterable[str], *, is_front: bool) -> tuple[str, ...] | None:
    """The color indicator of a face, or ``None`` where what is known does not decide it.

    Decided are: a face with a mana cost has none; a front face that is nothing but a land, a plane or the like has
    none; a card without any color in its identity (903.4) has none, since an indicator would put its color there.

    日本語: 色指標（決められないときは None）
    Shape: face, letters of the color identity of the whole card -> letters, ``()`` for no indicator, ``None`` unknown.
    Source: CR 204.1, 105.2, 903.4
    Example:
        >>> find_color_indicator(Face("Evermind", types=("Instant",)), ["U"], is_front=True) is None
        True
        >>> find_color_indicator(Face("Bear", "{1}{G}", types=("Creature",)), ["G"], is_front=True)
        ()
    """
    if face.mana_cost or not tuple(color_identity):
        return ()
    if is_front and face.types and set(face.types) <= _NEVER:
        return ()
    return None
