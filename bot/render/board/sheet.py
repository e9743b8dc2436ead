"""What all parts of one board picture share: its measures, its language, its font, and what was there before.

What is here: lengths in pixels, the blocks that a picture is stacked from, and the comparison with an earlier board.
What is not: any part of the picture.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageFont

from bot.render.board.fonts import open_font
from bot.render.board.ink import Pen
from rulings.language import Language
from rulings.narrate.report import BoardView, CardView

WIDTH: Final = 1080
EDGE: Final = 20
PAD: Final = 22
GAP: Final = 14
INSIDE: Final = WIDTH - 2 * EDGE - 2 * PAD
"""Width within a panel."""
LEFT: Final = EDGE + PAD
"""Left edge within a panel."""
NAME_ZONES: Final = ("hand", "graveyard", "exile", "command", "library_top")
"""Zones of which only names are shown, in the order of the picture."""

Standing = frozenset[tuple[str, str, CardView]]
"""Objects with their player, zone and state."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the picture that knows its height before anything is drawn."""

    height: int
    """In pixels."""
    paint: Callable[[Pen, Image.Image, int], None]
    """Draws it with its top edge at the given height."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One picture in the making."""

    language: Language
    """Language of names and words."""
    font_file: Path
    """Font that has every glyph."""
    standing_before: Standing | None
    """What stood where on the board before; ``None`` where nothing is compared."""

    def font(self, size: int) -> ImageFont.FreeTypeFont:
        """The font at one size in pixels."""
        return open_font(self.font_file, size)

    def is_new(self, player: str, zone: str, card: CardView) -> bool:
        """Whether the object came or changed since the board before."""
        if zone == "library_top":  # what lies on top now was there before, only deeper
            return False
        return self.standing_before is not None and (player, zone, card) not in self.standing_before


def standing_of(board: BoardView) -> Standing:
    """Every object of a board with its place and state."""
    return frozenset(
        (player.player, zone, card)
        for player in board.players
        for zone in ("battlefield", *NAME_ZONES)
        for card in getattr(player, zone)
    )
