"""The font of the board pictures: where it is found, and one open copy per size.

What is here: the search for a font that has Japanese glyphs. What is not: any drawing.
"""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

from bot.errors import FontMissingError

_BUNDLED: Final = ("pylopdf_fonts_jp", "NotoSansJP-Regular.otf")
"""The package that carries the font in its wheel, and the font's file in it; found without importing it."""

_SYSTEM: Final = (
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/opentype/ipaexfont-gothic/ipaexg.ttf",
    "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
    "/System/Library/Fonts/ヒラギノ角ゴシック W3.ttc",
    "C:/Windows/Fonts/meiryo.ttc",
    "C:/Windows/Fonts/YuGothM.ttc",
)
"""Where Debian, Fedora, macOS and Windows keep theirs."""


@cache
def find_font_file(chosen: str = "") -> Path:
    """The font file to draw with: the chosen one, else the installed package's, else the system's.

    Shape: ``chosen`` is the setting ``JUDGEBOT_FONT`` or empty.
    Raises: FontMissingError: the chosen file is not there, or none was found.
    """
    if chosen:
        if not Path(chosen).is_file():
            raise FontMissingError(variable="JUDGEBOT_FONT")
        return Path(chosen)
    package, name = _BUNDLED
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        if (path := Path(folder, name)).is_file():
            return path
    for candidate in _SYSTEM:
        if Path(candidate).is_file():
            return Path(candidate)
    raise FontMissingError(variable="JUDGEBOT_FONT")


@cache
def open_font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """The font at one size in pixels; opened once, then shared by all pictures."""
    return ImageFont.truetype(path, size)
