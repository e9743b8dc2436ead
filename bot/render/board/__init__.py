"""Board pictures: the table at one moment as a PNG.

What is here: laying out zones, tiles of cards, mana symbols, fonts.
What is not: what lies on the table (rulings.narrate.report); when a picture is shown (bot.pages).
May import: what bot may, and its other parts.
Begin with: picture.py, tile.py.
"""

from bot.render.board.picture import render_board

__all__ = ["render_board"]
