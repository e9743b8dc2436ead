"""Board pictures: the table at one moment as a PNG."""

from bot.render.board.picture import render_board

__all__ = ["render_board"]
