"""Characters that command a terminal or turn the direction of a text, instead of standing in it.

What is here: taking them out of what outside files say, and making them visible in whatever is written out. What is
not: the marks that mean something to Discord (``bot.render.embed``).

Files of cards, rulings and rules have such characters by accident; a file that somebody hands over can have them by
intent (an escape sign recolours, moves or renames a terminal, a direction mark makes a number read backwards).
"""

import re
from typing import Any, Final

_LINE_END: Final = re.compile(r"\n?[\u2028\u2029]|\r\n|[\r\x0b\x0c]")
CONTROLS: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
"""C0 and C1 but tab and line feed, separators of lines, marks of direction, halves of characters."""
_SUBSTITUTE: Final = "\ufffd"


def clean_text(text: str) -> str:
    """A text from outside without them; whatever ends a line becomes a line feed.

    Example:
        >>> clean_text("flying\\u2028{T}: Draw\\x1b a card.\\r\\n")
        'flying\\n{T}: Draw a card.\\n'
    """
    if text.isprintable():
        return text
    return CONTROLS.sub("", _LINE_END.sub("\n", text))


def clean_json(value: Any) -> Any:
    """What a JSON file says, every text in it cleaned in place, keys too.

    Shape: a value as ``json.loads`` gives it -> the same lists, and dictionaries with the same keys in their order.
    """
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, list):
        for place, each in enumerate(value):
            if not isinstance(each, int | float | None):
                value[place] = clean_json(each)
        return value
    if isinstance(value, dict):
        if all(map(str.isprintable, value)):
            for key, each in value.items():
                value[key] = clean_json(each)
            return value
        return {clean_text(key): clean_json(each) for key, each in value.items()}
    return value


def show_controls(text: str) -> str:
    """A text for people, each of them replaced by a sign that something stood there; the length stays.

    Example:
        >>> show_controls("a\\x1b[31mb\\n")
        'a\\ufffd[31mb\\n'
    """
    return text if text.isprintable() else CONTROLS.sub(_SUBSTITUTE, text)
