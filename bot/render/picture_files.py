"""The boards of a demonstration as PNG files.

What is here: their names and their writing. What is not: the drawing (``bot.render.board``).
"""

from pathlib import Path

from bot.render.board import render_board
from bot.render.board.fonts import find_font_file
from bot.render.demonstration import scenes
from rulings.answer.records import DemonstrationAnswer
from rulings.language import Language
from rulings.narrate.report import Detail


def write_pictures(
    language: Language, answer: DemonstrationAnswer, folder: Path, detail: Detail, font: str = ""
) -> list[Path]:
    """Write the board before, after every step that changed it, and at the end; old pictures of the folder go.

    Shape: ``before.png``, ``step-01.png`` ..., ``after.png`` -> their paths.
    Raises: FontMissingError: there is no font with Japanese glyphs.
    """
    play = answer.playthrough
    font_file = find_font_file(font)
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("step-*.png"), *folder.glob("before.png"), *folder.glob("after.png")):
        old.unlink()
    written: list[Path] = []
    for number, scene in enumerate(scenes(language, answer, detail)):
        if scene.board is not None and scene.board != scene.before:
            name = "before.png" if number == 0 else f"step-{number:02d}.png"
            written.append(folder / name)
            written[-1].write_bytes(render_board(language, scene.board, before=scene.before, font_file=font_file))
    if play.after is not None:
        written.append(folder / "after.png")
        written[-1].write_bytes(render_board(language, play.after, before=play.before, font_file=font_file))
    return written
