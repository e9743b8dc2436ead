"""A text that is nothing but one rule number, however it is broken up: ``701 17 c``, ``70117c``, ``七〇一の一七c``.

What is here: reading such a text as a whole. What is not: numbers inside other words, ranges, lists and editions
(``rule_numbers``), which must be written so that nothing else can be meant.
"""

import re
from typing import Final

_KANJI_DIGITS: Final = str.maketrans("〇零一二三四五六七八九", "00123456789")
_ASIDE: Final = re.compile(
    r"^(?:magic|mtg|マジック|の|総合ルール|comp\.?(?:rehensive)?\s*rules?|c\.?\s*r\.?|rules?|ルール|規則|section|sec"
    r"|第|no\.?|[^\w〇]|_)+"
    r"|(?<![^\w〇])[^\w〇]++$"
)
_BREAK: Final = r"(?:[\s.,:;/・、。_#()\[\]【】〔〕-]|の|条|項|番|[‐‑‒–—−ー~〜])"
_ONE: Final = "[0-9lio|]"
_WHOLE: Final = re.compile(
    rf"(?P<section>{_ONE}{{3}})(?:{_BREAK}+(?P<rule>{_ONE}{{0,2}}[0-9])|(?P<joined>\d{{1,3}}))"
    rf"{_BREAK}*(?P<letters>[a-z]{{0,2}})(?:項|号)?"
)
_LIKE_DIGITS: Final = str.maketrans("lio|", "1101")
_YEAR: Final = re.compile(r"(?:19|20)\d\d|\d{6,}")


def read_bare_number(folded: str) -> str | None:
    """The number that a text is, or None where it is something else.

    Shape: text folded in width and case -> ``701.17c``; a year (``2023``) is no number.
    Example:
        >>> read_bare_number("cr 701 17 c"), read_bare_number("七〇一の一七"), read_bare_number("2023")
        ('701.17c', '701.17', None)
    """
    bare = _ASIDE.sub("", folded.strip())
    bare = _ASIDE.sub("", bare).translate(_KANJI_DIGITS)
    found = _WHOLE.fullmatch(bare)
    if found is None or _YEAR.fullmatch(bare):
        return None
    section = found["section"].translate(_LIKE_DIGITS)
    rule = (found["rule"] or found["joined"]).translate(_LIKE_DIGITS)
    if section[0] == "0" or int(rule) == 0 or not re.search(r"\d", found["section"] + rule):
        return None
    if len(rule) == 3 and rule > section and not found["letters"]:
        return None
    return f"{section}.{int(rule)}{found['letters']}"
