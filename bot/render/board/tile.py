"""One permanent, or several alike, as a tile.

What is here: a card-shaped box with name, power and toughness, counters and state. What is not: where tiles go.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.language import say
from bot.render.board.fonts import open_font
from bot.render.board.ink import ACCENT, TAPPED_SHADE, TILE_EDGE, TILE_TEXT, Pen, wrap, wrap_evenly
from rulings.language import Language
from rulings.narrate.report import CardView

NAME_SIZE: Final = 32
SMALL_SIZE: Final = 27
_LINE: Final = 38
_PAD: Final = 14
_TILT_DEGREES: Final = -7
_CREATURE: Final = "#efe6d0"
_OTHER: Final = "#dfe4ea"
_FACE_DOWN: Final = "#8a6f5a"


@dataclass(frozen=True, slots=True)
class TileContent:
    """What one tile says."""

    card: CardView
    """The object, or the first of several alike."""
    number: int
    """How many alike it stands for."""
    is_new: bool
    """It came or changed since the board before."""
    attached_to_name: str
    """Name of what it is attached to; empty if nothing."""


def shown_name(language: Language, card: CardView) -> str:
    """The name that a reader of this language expects, or the word for a face-down object."""
    if card.is_face_down or not card.name_en:
        return say(language, "board.face_down")
    return (card.name_ja or card.name_en) if language is Language.JA else card.name_en


def tile_height(content: TileContent, language: Language, width: int, font_file: Path) -> int:
    """How high this tile must be so that nothing on it is cut."""
    lines = len(_name_lines(content, language, width, font_file))
    notes = len(_notes(content, language, width, font_file))
    return 2 * _PAD + lines * _LINE + notes * (SMALL_SIZE + 7) + (46 if _strength(content.card) else 6)


def draw_tile(content: TileContent, language: Language, width: int, height: int, font_file: Path) -> Image.Image:
    """The tile as a picture with a transparent ground; a tapped one is shaded and leans to the right.

    Shape: the picture of a tapped tile is a little larger than the tile itself, since it leans.
    """
    card = content.card
    picture = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    pen = Pen(ImageDraw.Draw(picture), font_file)
    fill = _FACE_DOWN if card.is_face_down else TAPPED_SHADE if card.is_tapped else _CREATURE
    if not card.is_face_down and not card.is_tapped and not card.is_creature:
        fill = _OTHER
    edge = ACCENT if content.is_new else TILE_EDGE
    pen.draw.rounded_rectangle((1, 1, width - 2, height - 2), 16, fill, edge, 6 if content.is_new else 3)
    y = _PAD + _LINE // 2
    for line in _name_lines(content, language, width, font_file):
        pen.write(_PAD, y, line, NAME_SIZE, TILE_TEXT, bold=True)
        y += _LINE
    for note in _notes(content, language, width, font_file):
        pen.write(_PAD, y - 2, note, SMALL_SIZE, "#7a3b10")
        y += SMALL_SIZE + 7
    if strength := _strength(card):
        box_width = pen.width(strength, 34) + 24
        box = (width - box_width - 8, height - 54, width - 8, height - 8)
        pen.draw.rounded_rectangle(box, 12, TILE_TEXT)
        pen.write(width - 8 - box_width / 2, height - 31, strength, 34, "#ffffff", anchor="mm", bold=True)
    if card.is_tapped:
        return picture.rotate(_TILT_DEGREES, Image.Resampling.BICUBIC, expand=True)
    return picture


def _name_lines(content: TileContent, language: Language, width: int, font_file: Path) -> list[str]:
    name = shown_name(language, content.card)
    if content.number > 1:
        name += f" ×{content.number}"
    return wrap_evenly(name, open_font(font_file, NAME_SIZE), width - 2 * _PAD)


def state_notes(language: Language, card: CardView) -> list[str]:
    """What is to be said of an object beside its name, size and attachment, each in a word or two."""
    notes = list(card.altered_ja if language is Language.JA else card.altered_en)
    if card.is_tapped:
        notes.append(say(language, "board.tapped"))
    if card.is_token:
        notes.append(say(language, "board.token"))
    if card.is_attacking:
        notes.append(say(language, "board.attacking"))
    if card.is_blocking:
        notes.append(say(language, "board.blocking"))
    if card.damage:
        notes.append(say(language, "board.damage", number=card.damage))
    return notes + [say(language, "board.counter", kind=kind, number=number) for kind, number in card.counters]


def _notes(content: TileContent, language: Language, width: int, font_file: Path) -> list[str]:
    notes = state_notes(language, content.card)
    if content.attached_to_name:
        notes.append(say(language, "board.attached_to", name=content.attached_to_name))
    font = open_font(font_file, SMALL_SIZE)
    return [line for note in notes for line in wrap(note, font, width - 2 * _PAD)]


def _strength(card: CardView) -> str:
    if card.power is not None and card.toughness is not None:
        return f"{card.power}/{card.toughness}"
    if card.loyalty is not None:
        return str(card.loyalty)
    return ""
