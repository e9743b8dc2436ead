"""Which characters a person in Discord is shown.

What is here: taking away what nobody sees and what could hide in a name. What is not: signs that command a terminal or
turn a text (``rulings.controls``), and what a front's markup means (``bot.render.markup``).
"""

import unicodedata
from functools import lru_cache

from rulings.controls import show_controls

_BLANKS = frozenset("\t\u115f\u1160\u2800\u3164\uffa0")
"""What is drawn as nothing and takes room."""
_UNSEEN = frozenset("\u034f\u180b\u180c\u180d\u180e")


def clean(words: str) -> str:
    """The text with control characters made visible and without what has no width; line feeds stay.

    日本語: 見えない文字を取り除く
    Shape: any text, halves of characters too -> a text that Discord takes as it stands.
    Example:
        >>> clean("a\\x1b[31mb\\u200bc\\td")
        'a\ufffd[31mbc d'
    """
    return words if words.isascii() and words.isprintable() else "".join(map(_shown, show_controls(words)))


def one_line(words: str) -> str:
    """The text, cleaned, on one line."""
    return " ".join(clean(words).split("\n"))


@lru_cache(maxsize=4096)
def _shown(character: str) -> str:
    if character in _BLANKS:
        return " "
    return "" if character in _UNSEEN or unicodedata.category(character) == "Cf" else character
