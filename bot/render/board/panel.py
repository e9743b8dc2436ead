"""A player's side of the picture: totals, battlefield, then the other zones by name.

What is here: the panel and its first lines. What is not: tiles (``tiles``) and rows of names (``names``).
"""

from PIL import Image

from bot.language import say
from bot.render.board.ink import ACCENT, PANEL, PANEL_EDGE, PLAYER_COLOURS, TEXT_DIM, Pen
from bot.render.board.mana import draw_mana, mana_width
from bot.render.board.names import name_rows
from bot.render.board.sheet import EDGE, INSIDE, LEFT, NAME_ZONES, WIDTH, Block, Sheet
from bot.render.board.tiles import tile_rows
from rulings.narrate.report import BoardView, PlayerView


def player_panel(sheet: Sheet, player: PlayerView, board: BoardView) -> Block:
    """Everything of one player."""
    parts = [_totals(sheet, player, is_active=player.player == board.active), tile_rows(sheet, player, board)]
    parts += [part for zone in NAME_ZONES if (part := name_rows(sheet, player, zone))]
    height = sum(part.height for part in parts) + 2 * 12

    def paint(pen: Pen, picture: Image.Image, top: int) -> None:
        pen.draw.rounded_rectangle((EDGE, top, WIDTH - EDGE, top + height), 22, PANEL, PANEL_EDGE, 2)
        colour = PLAYER_COLOURS.get(player.player, TEXT_DIM)
        pen.draw.rounded_rectangle((EDGE, top + 22, EDGE + 8, top + height - 22), 4, colour)
        y = top + 12
        for part in parts:
            part.paint(pen, picture, y)
            y += part.height

    return Block(height, paint)


def _totals(sheet: Sheet, player: PlayerView, *, is_active: bool) -> Block:
    """The player's letter, life and other totals, mana; below it the sizes of the zones."""
    facts = [
        say(sheet.language, f"board.{fact}", number=number)
        for fact, number in (("life", player.life), *player.counters)
    ]
    sizes = (
        ("hand", len(player.hand)),
        ("library", player.library_size),
        ("graveyard", len(player.graveyard)),
        ("exile", len(player.exile)),
    )
    zones = [
        say(sheet.language, "board.zone_count", zone=say(sheet.language, f"zone.{zone}"), number=number)
        for zone, number in sizes
    ]

    def paint(pen: Pen, _: Image.Image, top: int) -> None:
        x, y = LEFT + 4, top + 34
        pen.draw.ellipse((x, y - 26, x + 52, y + 26), PLAYER_COLOURS.get(player.player, TEXT_DIM))
        pen.write(x + 26, y, player.player, 36, "#ffffff", anchor="mm", bold=True)
        x += 66
        if is_active:
            label = say(sheet.language, "board.active")
            pen.write(x, y, label, 28, ACCENT)
            x += pen.width(label, 28) + 18
        for fact in facts:
            pen.write(x, y, fact, 36, bold=True)
            x += pen.width(fact, 36) + 24
        if player.mana:
            draw_mana(pen, min(x, LEFT + INSIDE - mana_width(player.mana, 40)), y, player.mana, 40)
        x = LEFT + 4
        for zone in zones:
            pen.write(x, top + 88, zone, 30, TEXT_DIM)
            x += pen.width(zone, 30) + 28

    return Block(118, paint)
