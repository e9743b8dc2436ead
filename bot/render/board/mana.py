"""Mana symbols as discs, drawn rather than taken from anywhere.

What is here: parsing of ``"{2}{G}{W/U}"`` into symbols and their drawing. What is not: what mana means.
"""

import math
import re
from typing import Final

from bot.render.board.ink import Pen

_DISC: Final = {
    "W": "#f8f3d4",
    "U": "#9fd0ef",
    "B": "#a99f9b",
    "R": "#f0a58a",
    "G": "#93c9a1",
    "C": "#cfc9c6",
}
_PLAIN: Final = "#cfc9c6"
_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")


def mana_width(cost: str, size: int) -> int:
    """How wide a cost is drawn at a disc diameter of ``size``."""
    return len(_SYMBOL.findall(cost)) * (size + 4)


def draw_mana(pen: Pen, x: int, y: int, cost: str, size: int) -> int:
    """Draw a cost with its discs' left edge at ``x`` and their middle at ``y``; returns the width."""
    left = x
    for symbol in _SYMBOL.findall(cost):
        colours = [_DISC[part] for part in symbol.split("/") if part in _DISC] or [_PLAIN]
        box = (left, y - size // 2, left + size, y - size // 2 + size)
        share = 360 / len(colours)
        for number, colour in enumerate(colours):
            pen.draw.pieslice(box, 135 + number * share, 135 + (number + 1) * share, fill=colour)
        label = symbol.replace("/", "")
        pen.write(
            left + size / 2,
            y,
            label,
            max(12, math.floor(size * (0.72 if len(label) == 1 else 0.5))),
            "#16181d",
            anchor="mm",
            bold=True,
        )
        left += size + 4
    return left - x
