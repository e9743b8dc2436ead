"""Chapter abilities of Sagas (CR 714.2).

What is here: "I, II —" and the effect. What is not: lore counters (the kernel).
"""

from collections.abc import Iterable, Sequence

from rulings.abilities.ability import Chapter
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class ChapterNumbers:
    """ "I, II": the chapters that an ability stands for, as a tuple of numbers."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Roman numerals."""
        return token in _ROMAN

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """All numerals with commas between them, up to the dash."""
        found = [tokens[start]]
        end = start + 1
        while tokens[end : end + 1] == (",",) and tokens[end + 1] in _ROMAN:
            found.append(tokens[end + 1])
            end += 2
        if tokens[end : end + 1] == ("—",):
            yield end, tuple(_ROMAN.index(one) + 1 for one in found)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The numerals again."""
        if type(value) is not tuple or not value or not all(type(one) is int for one in value):
            return None
        words: list[str] = []
        for one in value:
            words += [",", _ROMAN[one - 1]] if words else [_ROMAN[one - 1]]
        return tuple(words)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


class ChapterLabels:
    """A flavor word between the numbers and the effect: a few words up to the next dash."""

    is_numbered = False
    _LONGEST = 6

    def can_start(self, token: str) -> bool:
        """Any word."""
        return token[0].isalpha()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Words without punctuation, before a dash."""
        for end in range(start + 1, min(start + self._LONGEST, len(tokens) - 1) + 1):
            if tokens[end] == "—":
                yield end, " ".join(tokens[start:end])
            if not (tokens[end][0].isalpha() or tokens[end] in ("'s", "'", "!")):
                return

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The words again."""
        return tuple(value.split()) if type(value) is str and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("ChapterNumbers", ChapterNumbers())
ORACLE.lexical("ChapterLabel", ChapterLabels())
ability.phrase("{numbers:ChapterNumbers} — {effect:Paragraph}", Chapter)
ability.phrase("{numbers:ChapterNumbers} — {label:ChapterLabel} — {effect:Paragraph}", Chapter)
