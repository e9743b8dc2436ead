"""A whole board as one PNG, readable on a phone.

What is here: the order of things on the picture, from the top: the moment, the other players, the stack, the first
player. What is not: tiles (``tile``), mana (``mana``), fonts (``fonts``).

The picture is 1080 pixels wide because a phone shows it at about a third of that: nothing is written smaller than
27 pixels, so nothing is read smaller than 9.
"""

import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.language import say
from bot.render.board.fonts import find_font_file
from bot.render.board.ink import (
    ACCENT,
    BACKGROUND,
    CHIP,
    PANEL,
    PANEL_EDGE,
    PLAYER_COLOURS,
    TEXT,
    TEXT_DIM,
    Pen,
    measure,
    wrap,
)
from bot.render.board.mana import draw_mana, mana_width
from bot.render.board.tile import TileContent, draw_tile, shown_name, tile_height
from rulings.language import Language
from rulings.narrate.report import BoardView, CardView, PlayerView, StackView

WIDTH: Final = 1080
_EDGE: Final = 20
_PAD: Final = 22
_GAP: Final = 14
_ROW: Final = 4
_TILE_WIDTH: Final = (WIDTH - 2 * _EDGE - 2 * _PAD - (_ROW - 1) * _GAP) // _ROW
_CHIP_SIZE: Final = 31
_CHIP_HEIGHT: Final = 50
_LABEL_WIDTH: Final = 216
_MOST_CHIPS: Final = 30
"""A zone shows this many different cards; the rest is counted on the picture and listed in the text answer."""
_CHIP_ZONES: Final = ("hand", "graveyard", "exile", "command", "library_top")

_Painter = Callable[[Pen, Image.Image, int], None]


@dataclass(frozen=True, slots=True)
class _Block:
    """A piece of the picture that knows its height before anything is drawn."""

    height: int
    paint: _Painter
    """Draws with its top edge at the given height."""


def render_board(
    language: Language, board: BoardView, *, before: BoardView | None = None, font_file: Path | None = None
) -> bytes:
    """Draw a board as a PNG.

    日本語: 盤面を PNG 画像にする
    Shape: 1080 pixels wide, as high as needed; what is not on ``before`` in the same place and state is outlined.
    About 0.1 seconds: call it off the event loop.
    Raises: FontMissingError: there is no font with Japanese glyphs.
    """
    file = font_file or find_font_file()
    drawer = _Drawer(language, file, _standing(before) if before else None)
    players = sorted(board.players, key=lambda player: player.player, reverse=True)
    blocks = [drawer.moment(board), *(drawer.player(player, board) for player in players[:-1])]
    if board.stack:
        blocks.append(drawer.stack(board.stack))
    blocks += [drawer.player(player, board) for player in players[-1:]]
    height = sum(block.height for block in blocks) + _GAP * (len(blocks) + 1)
    picture = Image.new("RGB", (WIDTH, height), BACKGROUND)
    pen = Pen(ImageDraw.Draw(picture), file)
    top = _GAP
    for block in blocks:
        block.paint(pen, picture, top)
        top += block.height + _GAP
    with io.BytesIO() as buffer:
        picture.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=False)
        return buffer.getvalue()


def _standing(board: BoardView) -> frozenset[tuple[str, str, CardView]]:
    """Every object with its place and state, to see what has changed since."""
    return frozenset(
        (player.player, zone, card)
        for player in board.players
        for zone in ("battlefield", *_CHIP_ZONES)
        for card in getattr(player, zone)
    )


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


@dataclass(frozen=True, slots=True)
class _Chip:
    """A card in a zone where only its name matters."""

    text: str
    width: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class _Drawer:
    """What all blocks of one picture share."""

    language: Language
    font_file: Path
    standing_before: frozenset[tuple[str, str, CardView]] | None

    def _is_new(self, player: str, zone: str, card: CardView) -> bool:
        if zone == "library_top":  # what lies on top now was there before, only deeper
            return False
        return self.standing_before is not None and (player, zone, card) not in self.standing_before

    def moment(self, board: BoardView) -> _Block:
        """The line at the top: turn, whose, step."""
        text = say(
            self.language,
            "board.moment",
            turn=board.turn,
            active=board.active,
            step=say(self.language, f"step.{board.step}"),
        )

        def paint(pen: Pen, _: Image.Image, top: int) -> None:
            pen.write(_EDGE + 4, top + 24, text, 34, TEXT_DIM)

        return _Block(48, paint)

    def stack(self, stack: tuple[StackView, ...]) -> _Block:
        """The stack, top object first, each with its controller."""
        pad, line = 16, 46
        rows: list[tuple[str, bool]] = []
        for number, item in enumerate(stack):
            name = (item.name_ja or item.name_en) if self.language is Language.JA else item.name_en
            words = say(self.language, "board.stack_item", name=name, player=item.controller)
            if item.text_en:
                words = say(self.language, "board.stack_ability", name=name, player=item.controller)
            text_font = Pen(ImageDraw.Draw(Image.new("L", (1, 1))), self.font_file).font(33)
            rows += [
                (part, number == 0 and first == 0)
                for first, part in enumerate(wrap(f"{number + 1}. {words}", text_font, WIDTH - 2 * _EDGE - 2 * _PAD))
            ]
        height = 2 * pad + 44 + line * len(rows)

        def paint(pen: Pen, _: Image.Image, top: int) -> None:
            pen.draw.rounded_rectangle((_EDGE, top, WIDTH - _EDGE, top + height), 18, "#463b1c", ACCENT, 3)
            pen.write(_EDGE + _PAD, top + pad + 20, say(self.language, "zone.stack"), 30, ACCENT, bold=True)
            for number, (text, _is_top) in enumerate(rows):
                pen.write(_EDGE + _PAD, top + pad + 44 + line * number + line // 2, text, 33)

        return _Block(height, paint)

    def player(self, player: PlayerView, board: BoardView) -> _Block:
        """A player's panel: totals, battlefield, then the other zones as rows of names."""
        parts = [self._totals(player, is_active=player.player == board.active), self._battlefield(player, board)]
        parts += [part for zone in _CHIP_ZONES if (part := self._zone(player, zone))]
        height = sum(part.height for part in parts) + 2 * 12

        def paint(pen: Pen, picture: Image.Image, top: int) -> None:
            pen.draw.rounded_rectangle((_EDGE, top, WIDTH - _EDGE, top + height), 22, PANEL, PANEL_EDGE, 2)
            colour = PLAYER_COLOURS.get(player.player, TEXT_DIM)
            pen.draw.rounded_rectangle((_EDGE, top + 22, _EDGE + 8, top + height - 22), 4, colour)
            y = top + 12
            for part in parts:
                part.paint(pen, picture, y)
                y += part.height

        return _Block(height, paint)

    def _totals(self, player: PlayerView, *, is_active: bool) -> _Block:
        language = self.language
        facts = [say(language, "board.life", number=player.life)]
        if player.poison:
            facts.append(say(language, "board.poison", number=player.poison))
        if player.energy:
            facts.append(say(language, "board.energy", number=player.energy))
        zones = [
            say(language, "board.zone_count", zone=say(language, f"zone.{zone}"), number=number)
            for zone, number in (
                ("hand", len(player.hand)),
                ("library", player.library_size),
                ("graveyard", len(player.graveyard)),
                ("exile", len(player.exile)),
            )
        ]

        def paint(pen: Pen, _: Image.Image, top: int) -> None:
            x, y = _EDGE + _PAD + 4, top + 34
            colour = PLAYER_COLOURS.get(player.player, TEXT_DIM)
            pen.draw.ellipse((x, y - 26, x + 52, y + 26), colour)
            pen.write(x + 26, y, player.player, 36, "#ffffff", anchor="mm", bold=True)
            x += 66
            if is_active:
                label = say(language, "board.active")
                pen.write(x, y, label, 28, ACCENT)
                x += pen.width(label, 28) + 18
            for fact in facts:
                pen.write(x, y, fact, 36, bold=True)
                x += pen.width(fact, 36) + 24
            if player.mana:
                draw_mana(pen, min(x, WIDTH - _EDGE - _PAD - mana_width(player.mana, 40)), y, player.mana, 40)
            x = _EDGE + _PAD + 4
            for zone in zones:
                pen.write(x, top + 88, zone, 30, TEXT_DIM)
                x += pen.width(zone, 30) + 28

        return _Block(118, paint)

    def _battlefield(self, player: PlayerView, board: BoardView) -> _Block:
        contents = self._tile_contents(player, board)
        rows = [contents[start : start + _ROW] for start in range(0, len(contents), _ROW)]
        heights = [
            max(tile_height(content, self.language, _TILE_WIDTH, self.font_file) for content in row) for row in rows
        ]

        def paint(_pen: Pen, picture: Image.Image, top: int) -> None:
            y = top + 16
            for row, height in zip(rows, heights, strict=True):
                x = _EDGE + _PAD
                for content in row:
                    tile = draw_tile(content, self.language, _TILE_WIDTH, height, self.font_file)
                    corner = (x - (tile.width - _TILE_WIDTH) // 2, y - (tile.height - height) // 2)
                    picture.paste(tile, corner, tile)
                    x += _TILE_WIDTH + _GAP
                y += height + _GAP + 6

        return _Block(sum(heights) + (_GAP + 6) * len(rows) + 16, paint)

    def _tile_contents(self, player: PlayerView, board: BoardView) -> list[TileContent]:
        names = {
            card.object_id: shown_name(self.language, card) for other in board.players for card in other.battlefield
        }
        hosts = {card.attached_to for other in board.players for card in other.battlefield}
        alike: dict[object, TileContent] = {}
        for card in player.battlefield:
            is_new = self._is_new(player.player, "battlefield", card)
            special = card.object_id if card.object_id in hosts or card.attached_to is not None else None
            key = (replace(card, object_id=0), is_new, special)
            if (seen := alike.get(key)) is not None:
                alike[key] = replace(seen, number=seen.number + 1)
            else:
                host = names.get(card.attached_to, "") if card.attached_to is not None else ""
                alike[key] = TileContent(card, 1, is_new, host)
        return _in_reading_order(list(alike.values()))

    def _zone(self, player: PlayerView, zone: str) -> _Block | None:
        cards: tuple[CardView, ...] = getattr(player, zone)
        if not cards:
            return None
        lines = self._chip_lines(self._chips(player, zone, cards))
        height = len(lines) * (_CHIP_HEIGHT + 8) + 8

        def paint(pen: Pen, _: Image.Image, top: int) -> None:
            y = top + 4
            pen.write(_EDGE + _PAD + 4, y + _CHIP_HEIGHT / 2, say(self.language, f"zone.{zone}"), 28, TEXT_DIM)
            for line in lines:
                x = _EDGE + _PAD + _LABEL_WIDTH
                for chip in line:
                    box = (x, y, x + chip.width, y + _CHIP_HEIGHT)
                    pen.draw.rounded_rectangle(box, 12, CHIP, ACCENT if chip.is_new else None, 4 if chip.is_new else 0)
                    pen.write(x + 14, y + _CHIP_HEIGHT / 2, chip.text, _CHIP_SIZE, TEXT)
                    x += chip.width + 8
                y += _CHIP_HEIGHT + 8

        return _Block(height, paint)

    def _chips(self, player: PlayerView, zone: str, cards: tuple[CardView, ...]) -> list[_Chip]:
        counted: dict[tuple[str, bool], int] = {}
        for card in cards:
            name = shown_name(self.language, card)
            name += "".join(
                f" [{say(self.language, 'board.counter', kind=kind, number=number)}]" for kind, number in card.counters
            )
            if zone == "library_top":
                name = f"{len(counted) + 1}. {name}"
            key = (name, self._is_new(player.player, zone, card))
            counted[key] = counted.get(key, 0) + 1
        font = Pen(ImageDraw.Draw(Image.new("L", (1, 1))), self.font_file).font(_CHIP_SIZE)
        widest = WIDTH - 2 * _EDGE - 2 * _PAD - _LABEL_WIDTH
        chips: list[_Chip] = []
        for (name, is_new), number in list(counted.items())[:_MOST_CHIPS]:
            parts = wrap(name + (f" ×{number}" if number > 1 else ""), font, widest - 28)
            chips += [_Chip(part, measure(part, font) + 28, is_new) for part in parts]
        if hidden := sum(list(counted.values())[_MOST_CHIPS:]):
            text = say(self.language, "board.more", number=hidden)
            chips.append(_Chip(text, measure(text, font) + 28, is_new=False))
        return chips

    def _chip_lines(self, chips: list[_Chip]) -> list[list[_Chip]]:
        lines: list[list[_Chip]] = [[]]
        room = WIDTH - 2 * _EDGE - 2 * _PAD - _LABEL_WIDTH
        left = room
        for chip in chips:
            if lines[-1] and chip.width > left:
                lines.append([])
                left = room
            lines[-1].append(chip)
            left -= chip.width + 8
        return lines
