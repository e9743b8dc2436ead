"""A player's battlefield: rows of tiles, alike permanents on one tile.

What is here: which tiles there are, in which order and row. What is not: a tile itself (``tile``).
"""

from dataclasses import replace
from typing import Final

from PIL import Image

from bot.render.board.ink import Pen
from bot.render.board.sheet import GAP, INSIDE, LEFT, Block, Sheet
from bot.render.board.tile import TileContent, draw_tile, shown_name, tile_height
from rulings.narrate.report import BoardView, PlayerView

_IN_A_ROW: Final = 4
_TILE_WIDTH: Final = (INSIDE - (_IN_A_ROW - 1) * GAP) // _IN_A_ROW
_ROW_GAP: Final = GAP + 6
_ABOVE: Final = 16
"""Room for a leaning tile."""


def tile_rows(sheet: Sheet, player: PlayerView, board: BoardView) -> Block:
    """The battlefield of one player in rows of four."""
    contents = _contents(sheet, player, board)
    rows = [contents[start : start + _IN_A_ROW] for start in range(0, len(contents), _IN_A_ROW)]
    heights = [
        max(tile_height(content, sheet.language, _TILE_WIDTH, sheet.font_file) for content in row) for row in rows
    ]

    def paint(_pen: Pen, picture: Image.Image, top: int) -> None:
        y = top + _ABOVE
        for row, height in zip(rows, heights, strict=True):
            x = LEFT
            for content in row:
                tile = draw_tile(content, sheet.language, _TILE_WIDTH, height, sheet.font_file)
                picture.paste(tile, (x - (tile.width - _TILE_WIDTH) // 2, y - (tile.height - height) // 2), tile)
                x += _TILE_WIDTH + GAP
            y += height + _ROW_GAP

    return Block(sum(heights) + _ROW_GAP * len(rows) + _ABOVE, paint)


def _contents(sheet: Sheet, player: PlayerView, board: BoardView) -> list[TileContent]:
    everywhere = [card for other in board.players for card in other.battlefield]
    names = {card.object_id: shown_name(sheet.language, card) for card in everywhere}
    hosts = {card.attached_to for card in everywhere}
    alike: dict[object, TileContent] = {}
    for card in player.battlefield:
        is_new = sheet.is_new(player.player, "battlefield", card)
        alone = card.object_id if card.object_id in hosts or card.attached_to is not None else None
        key = (replace(card, object_id=0), is_new, alone)
        if (seen := alike.get(key)) is not None:
            alike[key] = replace(seen, number=seen.number + 1)
        else:
            host = names.get(card.attached_to, "") if card.attached_to is not None else ""
            alike[key] = TileContent(card, 1, is_new, host)
    return _in_reading_order(list(alike.values()))


def _in_reading_order(contents: list[TileContent]) -> list[TileContent]:
    """Creatures first, then the rest; what is attached follows what it is attached to, where that is on this side."""
    here = {content.card.object_id for content in contents}
    ordered: list[TileContent] = []

    def add(content: TileContent) -> None:
        if content not in ordered:
            ordered.append(content)
            for other in contents:
                if other.card.attached_to == content.card.object_id:
                    add(other)

    for content in sorted(contents, key=lambda content: not content.card.is_creature):
        if content.card.attached_to not in here:
            add(content)
    for content in contents:
        add(content)
    return ordered
