"""Discord's markup, kept out of every text that is not ours.

What is here: a text as Discord shows it letter by letter. What is not: the marks that we put around it
(``bot.render.embed``).

Everything is escaped in the one place where documents become embeds, whoever wrote it, so that no caller can forget it.
"""

import re
from typing import Final

from bot.render.characters import clean

_MARKS: Final = re.compile(
    r"[\\*_~`|\[<@]"  # emphasis, code, spoilers, links, mentions, times, emoji
    r"|:(?=\S)"  # addresses, and emoji by name
    r"|(?<=\.\w\w)/|(?<=\.\w\w\w)/"  # invitations, which need no https
)
_OPENINGS: Final = re.compile(r"^([^\S\n]*)(?=#|-#|[-+][^\S\n]|>)", re.MULTILINE)
"""Headings, small print, lists and quotes, which only the beginning of a line can be."""
_NUMBERINGS: Final = re.compile(r"^([^\S\n]*\d+)(?=[.)](?:[^\S\n]|$))", re.MULTILINE)


def escape(words: str) -> str:
    """The text as Discord's markup for itself: shown letter by letter, with no link, mention or format in it.

    日本語: Discord の書式として解釈されないようにする
    Shape: at most twice as long as the cleaned text.
    Example:
        >>> escape("[a](https://b.example)")
        '\\\\[a](https\\\\://b.example)'
    """
    marked = _MARKS.sub(r"\\\g<0>", clean(words))
    return _NUMBERINGS.sub(r"\1\\", _OPENINGS.sub(r"\1\\", marked))


def escape_within(words: str, limit: int) -> str:
    """The text escaped and, where that is longer than ``limit`` characters, its start."""
    shown = clean(words)
    if len(escaped := escape(shown)) <= limit:
        return escaped
    # Whole characters only: half an escape would escape the sign that says that more follows.
    most = min(len(shown), limit - 1)
    while len(escaped := escape(shown[:most])) > limit - 1:
        most -= max(1, (len(escaped) - limit) // 2)
    return escaped + "…"
