"""Breaking text into lines in the manner of Japanese and English.

What is here: where a line may end, for any way of measuring. What is not: what a line is drawn on.
"""

import unicodedata
from collections.abc import Callable
from typing import Final

_NO_LINE_START: Final = frozenset("、。，．・：；？！ー」』）】〉》〕］ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]’”")
_NO_LINE_END: Final = frozenset("「『（【〈《〔［([‘“")


def break_lines(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """The text in lines that measure no more than ``width``.

    Shape: Japanese breaks between characters but never before closing marks, long marks and small kana (行頭禁則)
    or after opening ones (行末禁則); English breaks at spaces. What can't be broken so is broken anywhere.
    """
    lines: list[str] = []
    line = ""
    for piece in _unbreakable_pieces(text):
        if not line or measure((line + piece).rstrip()) <= width:
            line += piece
        else:
            lines.append(line.rstrip())
            line = piece.lstrip()
        while measure(line.rstrip()) > width and len(line) > 1:
            fitting = next(n for n in range(len(line), 0, -1) if n == 1 or measure(line[:n]) <= width)
            lines.append(line[:fitting])
            line = line[fitting:]
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def is_wide(character: str) -> bool:
    """Whether the character is as wide as it is high, as kanji and kana are."""
    return unicodedata.east_asian_width(character) in "WF"


def _unbreakable_pieces(text: str) -> list[str]:
    pieces: list[str] = []
    for character in text:
        last = pieces[-1][-1] if pieces else ""
        joins = last and (
            character in _NO_LINE_START
            or last in _NO_LINE_END
            or not (is_wide(character) or is_wide(last) or last == " ")
        )
        if joins:
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces
