"""Scenes in which a named card lies beside the others and does nothing: they show no meeting of the cards.

日本語: カードが並んでいるだけで、能力が何もしない場面（実演として見せない）
What is here: comparing what happens in a scene with what would happen if a card had no text. What is not: playing it.

Shape of the argument: what a text does is the difference between the scene and the same scene with the text blank (of
an instant or sorcery: without the spell). Two cards meet where what the text of one does is not the same without the
other. Two creatures that merely fight don't: they would do so without a word of text.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from rulings.corpus.cards import Card, Face
from rulings.table.demonstrating.scene import Part, Scene

Lines = Counter[str]
"""What came of a scene, line by line: not that something is cast, triggers or resolves, but what that does."""

Play = Callable[[Scene, frozenset[str]], Lines]
"""What happens in a scene in which the cards of these names have no text; nothing where that can't be played."""

_STAYS: Final = re.compile(r"(?:Enchant|Flash)\b")
"""Lines without which a card could not even be cast as the scene has it: they say how it comes, not what it does."""


def blank(card: Card) -> Card:
    """The card as it would be without its text, but castable as before (CR 303.4a, 702.8a)."""
    return replace(card, faces=tuple(map(_blank_face, card.faces)))


def _blank_face(face: Face) -> Face:
    text = "\n".join(line for line in face.oracle_text.split("\n") if _STAYS.match(line))
    power, toughness = (_printed(number) for number in (face.power, face.toughness))
    return replace(face, oracle_text=text, power=power, toughness=toughness, keywords=(), model="")


def _printed(number: str | None) -> str | None:
    """A size that the text defines is 1 without it: of a size of 0 the creature would die at once."""
    return number if number is None or number.lstrip("+-").isdigit() else "1"


def does_something(scene: Scene, part: Part, play: Play) -> bool:
    """Whether anything happens in the scene because of what the card's text says, or the card has no text."""
    if not part.face.abilities:
        return True
    return any(_work(scene, part, play))


def do_all_meet(scene: Scene, parts: Sequence[Part], play: Play) -> bool:
    """Whether each named card meets another one of them in the scene.

    Shape: two or more cards.
    """
    met: set[str] = set()
    for one, other in combinations(parts, 2):
        if {one.name, other.name} <= met:
            continue
        if _matters(scene, one, other, play) or _matters(scene, other, one, play):
            met |= {one.name, other.name}
    return len(met) == len(parts)


def _matters(scene: Scene, one: Part, other: Part, play: Play) -> bool:
    """Whether what the text of one does is not the same without the other."""
    if not one.face.abilities:
        return False
    return _work(scene, one, play) != _work(scene.without(other.name), one, play)


def _work(scene: Scene, part: Part, play: Play) -> tuple[Lines, Lines]:
    """What there is and is not because of a card's text."""
    with_it = play(scene, frozenset())
    if part.is_spell:
        without_it = play(scene.without(part.name), frozenset())
    else:
        without_it = play(scene.with_blank(part.name), frozenset({part.name}))
    return with_it - without_it, without_it - with_it
