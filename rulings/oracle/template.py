"""Templates of phrases: the small language in which phrasings are declared.

What is here: parsing a template into elements. What is not: reading and printing with them
(``rulings.oracle.parser``, ``rulings.oracle.printer``).

The language:
- words stand for themselves, spelt as in the middle of a sentence; ``a`` also covers ``an``;
- ``{field:Category}`` is a slot; ``{field:Category's}`` its possessive; ``{field:Category+and}`` a list with that
  joint, read into a tuple (``+and``, ``+or``, ``+and/or``, ``+,``, ``+`` for nothing between);
  ``{field:Category@plural}`` demands its plural form (``@singular``, ``@field``: the number of another slot);
- ``draw[s]``, ``tr[ies|y]``, ``[is|are]`` inflect a verb: singular, then plural; ``card(s)``, ``cop(y|ies)``,
  ``(it|them)`` inflect a noun: singular, then plural. An inflection goes with the number of the nearest slot before
  it, of the slot it names (``[s:player]``), or, without one and with ``(s:self)``, with the number that is asked of
  the whole phrase;
- ``<a|b>`` are wordings of one meaning, the first canonical; ``<|then>`` an idle word;
- ``< with {count:Count}>`` is an optional group, absent when its fields have their defaults.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from rulings.oracle.tokens import split_words


class Number(StrEnum):
    """What a phrase agrees with. "You" counts as plural: it goes with the bare verb."""

    SINGULAR = "singular"
    PLURAL = "plural"


class GrammarError(Exception):
    """A declaration is wrong; says which phrase and why."""


@dataclass(frozen=True, slots=True)
class Word:
    """A literal token."""

    text: str


@dataclass(frozen=True, slots=True)
class Inflected:
    """A token with a singular and a plural form."""

    singular: str
    plural: str
    is_verb: bool
    governor: str | None
    """Field whose number decides; ``None`` for the number asked of the phrase."""

    def form(self, number: Number) -> str:
        """The token in that number."""
        return self.singular if number is Number.SINGULAR else self.plural


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a phrase of another category."""

    field: str
    category: str
    is_possessive: bool = False
    joint: str | None = None
    """The word of a list: ``and``, ``or``, ``and/or``, ``,``, or empty for nothing between; ``None``: no list."""
    number: str | None = None
    """``singular``, ``plural``, the name of a field, or ``None`` for the number asked of the phrase."""


@dataclass(frozen=True, slots=True)
class Optional:
    """Elements that are there together or not at all."""

    elements: tuple["Element", ...]


Element = Word | Inflected | Slot | Optional

_PIECE = re.compile(
    r"""\{(?P<field>[a-z_]+):(?P<category>[A-Za-z]+)(?P<owner>'s)?(?:\+(?P<joint>and/or|and|or|,|))?
        (?:@(?P<number>[a-z_]+))?\}
    |(?P<stem>[\w'-]*)(?P<open>[\[(])(?P<forms>[^\])]*)[\])]
    |(?P<group><[^<>]*>)
    |(?P<words>[^<>\[(]+?(?=$|[\w'-]*[\[(]|<|\{[a-z_]+:))""",
    re.VERBOSE,
)


def parse_template(template: str) -> tuple[tuple[Element, ...], ...]:
    """The wordings of a template, the canonical one first, each as its elements.

    Raises: GrammarError: the template breaks the language.
    Example:
        >>> [len(one) for one in parse_template("draw[s] {count:Count} card(s)")]
        [3]
        >>> len(parse_template("<put|place> it <|down>"))
        4
    """
    tight = re.sub(r"(?<=\S)\u2014(?=\S)", "--", template)
    return tuple(_govern(tuple(elements), template) for elements in _expand(tight))


def _expand(template: str) -> Iterator[list[Element]]:
    position = 0
    wordings: list[list[Element]] = [[]]
    while position < len(template):
        match = _PIECE.match(template, position)
        if match is None or match.end() == position:
            raise GrammarError(f"template {template!r}: cannot read it from {template[position:]!r}")
        position = match.end()
        if match["group"] and "|" in _without_marks(match["group"]):
            options = [list(_expand(option)) for option in _split_options(match["group"][1:-1])]
            wordings = [done + one for option in options for one in option for done in wordings]
            continue
        wordings = [[*done, *_elements(match, template)] for done in wordings]
    yield from wordings


def _without_marks(text: str) -> str:
    return re.sub(r"\[[^\]]*\]|\([^)]*\)", "", text)


def _split_options(text: str) -> list[str]:
    options = [""]
    depth = 0
    for char in text:
        depth += (char in "[(") - (char in "])")
        if char == "|" and depth == 0:
            options.append("")
        else:
            options[-1] += char
    return options


def _elements(match: re.Match[str], template: str) -> list[Element]:
    if match["field"]:
        return [
            Slot(match["field"], match["category"], bool(match["owner"]), match["joint"], match["number"]),
        ]
    if match["group"]:
        inner = list(_expand(match["group"][1:-1]))
        if len(inner) != 1 or not any(isinstance(one, Slot) for one in inner[0]):
            raise GrammarError(f"template {template!r}: an optional group needs a slot and no wordings")
        return [Optional(tuple(inner[0]))]
    if match["open"]:
        forms, _, governor = match["forms"].partition(":")
        singular, bar, plural = forms.partition("|")
        is_verb = match["open"] == "["
        if not bar:
            singular, plural = (forms, "") if is_verb else ("", forms)
        stem = match["stem"]
        return [Inflected(stem + singular, stem + plural, is_verb, governor or "")]
    return list(_words(match["words"]))


@cache
def _words(text: str) -> tuple[Word, ...]:
    return tuple(Word(word) for word in _opening_joined(split_words(text)))


def _opening_joined(words: list[str]) -> list[str]:
    """The mark of a word in lower case where a sentence opens belongs to that word (``rulings.oracle.tokens``)."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] == "_":
            joined[-1] += word
        else:
            joined.append(word)
    return joined


def _govern(elements: tuple[Element, ...], template: str) -> tuple[Element, ...]:
    """Names the governor of each inflection: the nearest slot before it."""
    nearest: str | None = None
    fields = {one.field for one in _slots(elements)}

    def settle(part: tuple[Element, ...]) -> tuple[Element, ...]:
        nonlocal nearest
        result: list[Element] = []
        for element in part:
            match element:
                case Slot():
                    if element.number not in (None, "singular", "plural", *fields):
                        raise GrammarError(f"template {template!r}: no slot {element.number!r}")
                    nearest = element.field
                    result.append(element)
                case Optional():
                    result.append(Optional(settle(element.elements)))
                case Inflected():
                    governor = element.governor or nearest
                    if governor == "self":
                        governor = None
                    elif governor is not None and governor not in fields:
                        raise GrammarError(f"template {template!r}: no slot {governor!r}")
                    result.append(replace(element, governor=governor))
                case _:
                    result.append(element)
        return tuple(result)

    return settle(elements)


def _slots(elements: tuple[Element, ...]) -> Iterator[Slot]:
    for element in elements:
        if isinstance(element, Slot):
            yield element
        elif isinstance(element, Optional):
            yield from _slots(element.elements)


def slots_of(elements: tuple[Element, ...]) -> tuple[Slot, ...]:
    """Every slot, also those in optional groups, in order."""
    return tuple(_slots(elements))
