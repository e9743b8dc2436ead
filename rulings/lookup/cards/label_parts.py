"""The parts of a label: a card as lists, titles and completions show it, both of its names side by side.

What is here: taking apart ``安らかなる眠り/Rest in Peace``, ``Rest in Peace (安らかなる眠り)``, what stands in brackets
behind either, and a label that was cut with ``…``. What is not: which card the parts name (``labels`` in the index,
``rulings.answer.exact_names`` in the corpus).
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

CUT: Final = "…"
"""Stands for the rest of a label that was too long for a list."""
_MARKS: Final = re.compile("[/／(（]|…$|\\.\\.\\.$")
_SLASH: Final = re.compile("[/／]")
BRACKETS: Final = re.compile("[()（）]")
_OPENING: Final = re.compile("[(（]")
AROUND: Final = ' \t　《》「」『』[]［］"“”'
"""Marks around a name that are no part of it."""
_CLOSING: Final = " 　)）"
_BEHIND: Final = re.compile(r"(?P<name>.*\S)\s*[（(][^（(）)]*(?:[）)]|…)\s*")
"""What stands in brackets at the end: that a card is a joke, or another title of it."""
_MOST_CUTS: Final = 8
"""Places at which a label is taken apart; the names of no card have so many marks."""
_LONGEST: Final = 300
"""Signs of a label: two names of 141, and a mark."""


class Halves(NamedTuple):
    """A text taken apart at one place."""

    first: str
    """What stands before."""
    second: str
    """What stands behind, without its brackets."""
    is_begun: bool
    """Whether the second was cut."""
    is_aside: bool
    """Whether the second stands in brackets, where it may be anything."""


def has_marks(text: str) -> bool:
    """Whether a text has any sign of a label, so that it is worth taking it apart."""
    return len(text) <= _LONGEST and _MARKS.search(text.rstrip()) is not None


def take_apart(text: str) -> list[Halves]:
    """Every way in which a text may be two names of one card.

    Shape: any text -> halves, at the first places first, no more than ``_MOST_CUTS`` a kind; none for a long text.
    Example:
        >>> [(each.first, each.second) for each in take_apart("稲妻/Lightning Bolt (card)")]
        [('稲妻', 'Lightning Bolt (card)'), ('稲妻', 'Lightning Bolt'), ('稲妻/Lightning Bolt', 'card')]
    """
    if len(text) > _LONGEST:
        return []
    plain = text.strip(AROUND)
    if plain.endswith("..."):
        plain = plain[:-3] + CUT
    behind = _BEHIND.fullmatch(plain)
    wholes = [plain, *([behind["name"]] if behind else [])]
    found = [half for whole in wholes for half in _at(whole, _SLASH, is_aside=False)]
    for whole in wholes:  # the last brackets first: those before may be part of the name
        if whole.endswith((")", "）", CUT)):
            found += reversed(list(_at(whole, _OPENING, is_aside=True)))
    return list(dict.fromkeys(found))


def _at(text: str, mark: re.Pattern[str], *, is_aside: bool) -> Iterator[Halves]:
    is_begun = text.endswith(CUT)
    text = text.rstrip(CUT)
    for place, _ in zip(mark.finditer(text), range(_MOST_CUTS), strict=False):
        first, second = text[: place.start()].strip(), text[place.end() :]
        second = second.rstrip(_CLOSING).strip() if is_aside else second.strip()
        if first and second:
            yield Halves(first, second, is_begun, is_aside)
