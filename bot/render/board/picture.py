"""A whole board as one PNG, readable on a phone.

What is here: the order of things on the picture, from the top: the moment, the other players, the stack, the first
player. What is not: the players' panels (``panel``).

The picture is 1080 pixels wide because a phone shows it at about a third of that: nothing is written smaller than
27 pixels, so nothing is read smaller than 9.
"""

import io
from pathlib import Path

from PIL import Image, ImageDraw

from bot.language import say
from bot.render.board.fonts import find_font_file
from bot.render.board.ink import ACCENT, BACKGROUND, TEXT_DIM, Pen, wrap
from bot.render.board.panel import player_panel
from bot.render.board.sheet import EDGE, GAP, INSIDE, LEFT, WIDTH, Block, Sheet, standing_of
from rulings.language import Language
from rulings.narrate.report import BoardView, StackView


def render_board(
    language: Language, board: BoardView, *, before: BoardView | None = None, font_file: Path | None = None
) -> bytes:
    """Draw a board as a PNG.

    日本語: 盤面を PNG 画像にする
    Shape: 1080 pixels wide, as high as needed; what is not on ``before`` in the same place and state is outlined.
    About 0.1 seconds: call it off the event loop.
    Raises: FontMissingError: there is no font with Japanese glyphs.
    """
    sheet = Sheet(language, font_file or find_font_file(), standing_of(before) if before else None)
    *others, first = sorted(board.players, key=lambda player: player.player, reverse=True)
    blocks = [_moment(sheet, board), *(player_panel(sheet, player, board) for player in others)]
    if board.stack:
        blocks.append(_stack(sheet, board.stack))
    blocks.append(player_panel(sheet, first, board))
    height = sum(block.height for block in blocks) + GAP * (len(blocks) + 1)
    picture = Image.new("RGB", (WIDTH, height), BACKGROUND)
    pen = Pen(ImageDraw.Draw(picture), sheet.font_file)
    top = GAP
    for block in blocks:
        block.paint(pen, picture, top)
        top += block.height + GAP
    with io.BytesIO() as buffer:
        picture.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(buffer, "PNG")
        return buffer.getvalue()


def _moment(sheet: Sheet, board: BoardView) -> Block:
    """The line at the top: turn, whose, step."""
    step = say(sheet.language, f"step.{board.step}")
    text = say(sheet.language, "board.moment", turn=board.turn, active=board.active, step=step)

    def paint(pen: Pen, _: Image.Image, top: int) -> None:
        pen.write(EDGE + 4, top + 24, text, 34, TEXT_DIM)

    return Block(48, paint)


def _stack(sheet: Sheet, stack: tuple[StackView, ...]) -> Block:
    """The stack, top object first, each with its controller."""
    pad, line, size = 16, 46, 33
    rows = [
        part
        for number, item in enumerate(stack, start=1)
        for part in wrap(f"{number}. {_stack_words(sheet, item)}", sheet.font(size), INSIDE)
    ]
    height = 2 * pad + 44 + line * len(rows)

    def paint(pen: Pen, _: Image.Image, top: int) -> None:
        pen.draw.rounded_rectangle((EDGE, top, WIDTH - EDGE, top + height), 18, "#463b1c", ACCENT, 3)
        pen.write(LEFT, top + pad + 20, say(sheet.language, "zone.stack"), 30, ACCENT, bold=True)
        for number, row in enumerate(rows):
            pen.write(LEFT, top + pad + 44 + line * number + line // 2, row, size)

    return Block(height, paint)


def _stack_words(sheet: Sheet, item: StackView) -> str:
    name = (item.name_ja or item.name_en) if sheet.language is Language.JA else item.name_en
    key = "board.stack_ability" if item.text_en else "board.stack_item"
    return say(sheet.language, key, name=name, player=item.controller)
