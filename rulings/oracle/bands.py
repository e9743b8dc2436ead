"""Sections of a text box: level symbols of levelers and level bars of Classes (CR 711.2, 716.2).

What is here: which lines belong together. What is not: what a section does (the kernel).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from rulings.abilities.ability import Ability, ActivatedAbility, LevelBand
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.permanents import GainClassLevel

_LEVEL = re.compile(r"LEVEL (\d+)(?:-(\d+)|\+)")
_SIZE = re.compile(r"(\d+)/(\d+)")
_BAR = re.compile(r"((?:\{[^{}]+\})+): Level (\d+)")
_SYMBOL = re.compile(r"\{[^{}]+\}")


@dataclass(frozen=True, slots=True)
class Section:
    """A section as it stands: where it begins, and what its lines have in common."""

    start: int
    """Place of its first line."""
    end: int
    """Place after its last line."""
    opening: tuple[Ability, ...]
    """What the opening line is besides the band: the ability of a level bar."""
    band: LevelBand
    """Without its abilities."""
    first: int
    """Place of the first line with an ability."""


def sections(lines: tuple[str, ...]) -> list[Section]:
    """The sections of a text, in order.

    Shape: printed lines -> sections; empty for texts without level symbols and bars.
    """
    starts = [n for n, line in enumerate(lines) if _LEVEL.fullmatch(line) or _BAR.fullmatch(_plain(line))]
    ends = [*starts[1:], len(lines)]
    return [_section(lines, start, ends[n]) for n, start in enumerate(starts)]


def _plain(line: str) -> str:
    return re.sub(r" \([^()]*\)$", "", line)


def _section(lines: tuple[str, ...], start: int, end: int) -> Section:
    level = _LEVEL.fullmatch(lines[start])
    if level is not None:
        size = _SIZE.fullmatch(lines[start + 1]) if start + 1 < end else None
        band = LevelBand(
            text=lines[start],
            low=int(level[1]),
            high=int(level[2]) if level[2] is not None else None,
            power=int(size[1]) if size is not None else None,
            toughness=int(size[2]) if size is not None else None,
        )
        return Section(start, end, (), band, start + (2 if size is not None else 1))
    bar = _BAR.fullmatch(_plain(lines[start]))
    assert bar is not None
    number = int(bar[2])
    gain = ActivatedAbility(
        text=_plain(lines[start]),
        cost=Cost((ManaCost(tuple(_SYMBOL.findall(bar[1]))),)),
        effect=GainClassLevel(number),
        sorcery_speed=True,
        keyword="class level",
    )
    return Section(
        start, end, (gain,), LevelBand(text=_plain(lines[start]), low=number, counter="class level"), start + 1
    )


def band_of(section: Section, abilities_of: Callable[[int], tuple[Ability, ...]]) -> tuple[Ability, ...]:
    """What the lines of a section come to: the bar's ability, and the band with the abilities of its lines."""
    inner = tuple(a for place in range(section.first, section.end) for a in abilities_of(place))
    return (*section.opening, replace(section.band, abilities=inner))
