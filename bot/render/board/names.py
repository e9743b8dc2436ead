"""A zone of which only names are shown: a row of chips beside the zone's name.

What is here: hand, graveyard, exile, command zone and the top of the library. What is not: the battlefield (``tiles``).
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.language import say
from bot.render.board.ink import ACCENT, CHIP, TEXT, TEXT_DIM, Pen, measure, wrap
from bot.render.board.sheet import INSIDE, LEFT, Block, Sheet
from bot.render.board.tile import shown_name
from rulings.narrate.report import CardView, PlayerView

MOST_NAMES: Final = 30
"""A zone shows this many different cards; the rest is counted on the picture and listed in the text answer."""
_SIZE: Final = 31
_HEIGHT: Final = 50
_GAP: Final = 8
_PAD: Final = 14
_LABEL_WIDTH: Final = 216
_ROOM: Final = INSIDE - _LABEL_WIDTH


@dataclass(frozen=True, slots=True)
class _Chip:
    text: str
    width: int
    is_new: bool


def name_rows(sheet: Sheet, player: PlayerView, zone: str) -> Block | None:
    """The zone's names in as many rows as they need, ``None`` for an empty zone.

    Shape: cards of one name are counted together, but not on top of the library, where their order matters.
    """
    cards: tuple[CardView, ...] = getattr(player, zone)
    if not cards:
        return None
    rows = _rows(_chips(sheet, player, zone, cards))

    def paint(pen: Pen, _: Image.Image, top: int) -> None:
        y = top + _GAP // 2
        pen.write(LEFT + 4, y + _HEIGHT / 2, say(sheet.language, f"zone.{zone}"), 28, TEXT_DIM)
        for row in rows:
            x = LEFT + _LABEL_WIDTH
            for chip in row:
                edge, edge_width = (ACCENT, 4) if chip.is_new else (None, 0)
                pen.draw.rounded_rectangle((x, y, x + chip.width, y + _HEIGHT), 12, CHIP, edge, edge_width)
                pen.write(x + _PAD, y + _HEIGHT / 2, chip.text, _SIZE, TEXT)
                x += chip.width + _GAP
            y += _HEIGHT + _GAP

    return Block(len(rows) * (_HEIGHT + _GAP) + _GAP, paint)


def _chips(sheet: Sheet, player: PlayerView, zone: str, cards: tuple[CardView, ...]) -> list[_Chip]:
    counted: dict[tuple[str, bool], int] = {}
    for card in cards:
        name = _name(sheet, card)
        if zone == "library_top":
            name = f"{len(counted) + 1}. {name}"
        key = (name, sheet.is_new(player.player, zone, card))
        counted[key] = counted.get(key, 0) + 1
    chips = [
        chip
        for (name, is_new), number in list(counted.items())[:MOST_NAMES]
        for chip in _chips_of(sheet, f"{name} ×{number}" if number > 1 else name, is_new=is_new)
    ]
    if hidden := sum(list(counted.values())[MOST_NAMES:]):
        chips += _chips_of(sheet, say(sheet.language, "board.more", number=hidden), is_new=False)
    return chips


def _name(sheet: Sheet, card: CardView) -> str:
    counters = [say(sheet.language, "board.counter", kind=kind, number=number) for kind, number in card.counters]
    return " ".join([shown_name(sheet.language, card), *(f"[{counter}]" for counter in counters)])


def _chips_of(sheet: Sheet, text: str, *, is_new: bool) -> list[_Chip]:
    """One chip, or several for a text that is wider than a row."""
    font = sheet.font(_SIZE)
    return [_Chip(part, measure(part, font) + 2 * _PAD, is_new) for part in wrap(text, font, _ROOM - 2 * _PAD)]


def _rows(chips: list[_Chip]) -> list[list[_Chip]]:
    rows: list[list[_Chip]] = [[]]
    left = _ROOM
    for chip in chips:
        if rows[-1] and chip.width > left:
            rows.append([])
            left = _ROOM
        rows[-1].append(chip)
        left -= chip.width + _GAP
    return rows
