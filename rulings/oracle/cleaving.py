"""Lines with words in square brackets, which a cleave cost takes out (CR 702.148).

What is here: both texts of such a face, and their readings put together line by line. What is not: what the lines mean
(``rulings.oracle.read``).
"""

import re
from dataclasses import replace

from rulings.abilities.ability import Ability, Cleaved
from rulings.corpus.cards import Face

_BRACKETED = re.compile(r"\[[^\[\]]*\]")
_CLEAVE = re.compile(r"(?m)^Cleave ")


def has_brackets(face: Face) -> bool:
    """Whether the face has cleave, so that its brackets mean something."""
    return bool(_CLEAVE.search(face.oracle_text))


def with_words(face: Face) -> Face:
    """The face as it is cast for its mana cost: the words in brackets without these."""
    return replace(face, oracle_text=face.oracle_text.replace("[", "").replace("]", ""))


def without_words(face: Face) -> Face:
    """The face as it is cast for its cleave cost: without the words in brackets.

    Example:
        >>> without_words(Face("A", oracle_text="Cleave {2}\\nDestroy target [Human] creature [you own].")).oracle_text
        'Cleave {2}\\nDestroy target creature.'
    """
    text = re.sub(r" {2,}", " ", _BRACKETED.sub("", face.oracle_text))
    text = re.sub(r" +([.,])", r"\1", text)
    return replace(face, oracle_text="\n".join(line.strip() for line in text.split("\n")))


def both(full: tuple[Ability, ...], cleaved: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a line, each with what becomes of it where that is something else."""
    found: list[Ability] = []
    for one, other in zip(full, cleaved, strict=True):
        found.append(one)
        if other != one:
            found.append(Cleaved(text=one.text, ability=other))
    return tuple(found)
