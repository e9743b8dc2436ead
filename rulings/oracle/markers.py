"""Marker words: words that change a meaning when they get lost.

What is here: the check that every marker word of a template is carried by what its phrase makes. A test runs it over
all phrases.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulings.oracle.grammar import Grammar
from rulings.oracle.template import Element, Inflected, Optional, Slot, Word

MARKERS = (
    "instead",
    "unless",
    "except",
    "as long as",
    "only",
    "may",
    "each",
    "another",
    "up to",
    "next",
    "that much",
)
"""A phrase that has one of them must say which class or field carries it (``carries=``)."""


def uncarried_markers(grammar: Grammar) -> list[str]:
    """Every marker word of a template that its phrase does not declare as carried, or by nothing that it makes.

    Shape: grammar -> "file:line: marker", empty when all is well.
    """
    faults: set[str] = set()
    for category in grammar.categories.values():
        for one in (*category.own, *category.possessives):
            text = f" {' '.join(_literals(one.elements))} "
            for marker in MARKERS:
                if f" {marker} " not in text:
                    continue
                carrier = one.carries.get(marker, one.carries.get("*"))
                if carrier is None or not _can_carry(one.kind, carrier):
                    faults.add(f"{one.source}: {marker!r} is carried by {carrier!r}")
    return sorted(faults)


def _can_carry(kind: type, carrier: str) -> bool:
    if carrier in {one.__name__ for one in kind.__mro__}:
        return True
    if is_dataclass(kind):
        return carrier in {one.name for one in fields(kind)}
    return hasattr(kind, carrier)


def _literals(elements: tuple[Element, ...]) -> Iterator[str]:
    for element in elements:
        match element:
            case Word():
                yield element.text
            case Inflected():
                yield element.singular
            case Optional():
                yield from _literals(element.elements)
            case Slot():
                yield "{}"
