"""Colours, text measuring and lines for the board pictures.

What is here: what every part of the picture draws with. What is not: what is drawn where.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import ImageDraw, ImageFont

from bot.render.board.fonts import open_font
from bot.render.line_breaking import break_lines

BACKGROUND: Final = "#20242c"
PANEL: Final = "#2b313c"
PANEL_EDGE: Final = "#3a4250"
TEXT: Final = "#f2f4f7"
TEXT_DIM: Final = "#aab3c0"
CHIP: Final = "#3b4454"
ACCENT: Final = "#ffcc4d"
TILE_EDGE: Final = "#11141a"
TILE_TEXT: Final = "#16181d"
TAPPED_SHADE: Final = "#b9b4a6"
PLAYER_COLOURS: Final = {"A": "#4f8ef7", "B": "#e5605e", "C": "#44b07b", "D": "#b877e0"}


@dataclass(frozen=True, slots=True)
class Pen:
    """A drawing surface with the font file to write on it."""

    draw: ImageDraw.ImageDraw
    font_file: Path

    def font(self, size: int) -> ImageFont.FreeTypeFont:
        """The font at one size in pixels."""
        return open_font(self.font_file, size)

    def width(self, text: str, size: int) -> int:
        """Width of one line in whole pixels, rounded up."""
        return measure(text, self.font(size))

    def write(
        self, x: float, y: float, text: str, size: int, fill: str = TEXT, *, anchor: str = "lm", bold: bool = False
    ) -> None:
        """Write one line; bold is drawn as a stroke, since the font comes in one weight."""
        self.draw.text((x, y), text, fill, self.font(size), anchor=anchor, stroke_width=0.7 if bold else 0)


def measure(text: str, font: ImageFont.FreeTypeFont) -> int:
    """Width of one line in whole pixels, rounded up."""
    return -int(-font.getlength(text) // 1)


def wrap(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Break a text into lines no wider than ``width`` pixels."""
    return break_lines(text, width, font.getlength)


def wrap_evenly(text: str, font: ImageFont.FreeTypeFont, width: int) -> list[str]:
    """Like ``wrap``, with no more lines but lines of about one length, so that no single character stands alone."""
    lines = wrap(text, font, width)
    if len(lines) < 2:
        return lines
    narrow, wide = width // len(lines), width
    while narrow < wide:
        middle = (narrow + wide) // 2
        if len(wrap(text, font, middle)) > len(lines):
            narrow = middle + 1
        else:
            wide = middle
    return wrap(text, font, wide)
