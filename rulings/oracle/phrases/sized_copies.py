"""Copies of a size, colors and types of their own: "except it's a 4/4 black Zombie" (CR 707.9b, 205.1a).

What is here: exceptions that name size, colors and types in one breath. What is not: one of them alone (``tokens``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change, SetColors, SetPT, SetTypes
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import ORACLE, SeveralChanges
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

exception = ORACLE.category("CopyException")


@dataclass(frozen=True, slots=True)
class OfASize(SeveralChanges):
    """Size, colors and types: only those types of their kind, or in addition to what is copied."""

    pair: tuple[Amount, Amount]
    colors: tuple[Color, ...]
    types: tuple[Predicate, ...]
    adds_types: bool = False
    adds_colors: bool = False

    def changes(self) -> tuple[Change, ...]:
        """Size, colors, types."""
        subtypes = tuple(one.subtype for one in self.types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in self.types if isinstance(one, HasType))
        colors = (SetColors(self.colors, in_addition=self.adds_colors),) if self.colors else ()
        return (SetPT(*self.pair), *colors, SetTypes(kinds, subtypes, in_addition=self.adds_types))


def _declare(template: str, *, colored: bool, adds_types: bool, adds_colors: bool) -> None:
    def make(
        pair: tuple[Amount, Amount], types: tuple[Predicate, ...], colors: tuple[Color, ...] = ()
    ) -> OfASize | None:
        subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in types if isinstance(one, HasType))
        if types_of(subtypes, kinds) != types or bool(colors) is not colored:
            return None
        return OfASize(pair, colors, types, adds_types, adds_colors)

    def unmake(node: OfASize) -> Slots:
        slots: dict[str, Value] = {"pair": node.pair, "types": node.types}
        if colored:
            slots["colors"] = node.colors
        return slots if node == make(**slots) else None  # type: ignore[arg-type]

    exception.phrase(template, make, unmake, kind=OfASize)


for _is, _its in (("it's", "its"), ("he's", "his"), ("she's", "her"), ("the token is", "its")):
    for _color in ("", "{colors:Color+and} "):
        _words = f"{_is} a {{pair:PowerToughness}} {_color}{{types:TypePhrase@singular}}"
        _is_colored = bool(_color)
        _declare(_words, colored=_is_colored, adds_types=False, adds_colors=False)
        _declare(f"{_words} in addition to {_its} other types", colored=_is_colored, adds_types=True, adds_colors=False)
        if _is_colored:
            _declare(
                f"{_words} in addition to {_its} other colors and types",
                colored=True,
                adds_types=True,
                adds_colors=True,
            )
