"""How deep a text nests its keys, found before any reader takes it apart.

What is here: one scan over TOML or JSON, whose cost is linear in the length. What is not: reading. ``tomllib`` takes
seconds and gigabytes over a key of thirty thousand dotted parts, since it notes every table on the way to every table;
so what no table file needs is refused before it.
"""

import re

DEEPEST = 8
"""Parts of one dotted key, and brackets within each other, at most: the format needs three and six."""

_TOKEN = re.compile(r'"""|\'\'\'|["\'#.=,:\n\[\]{}]')
_REST_OF_TEXT = {
    '"""': re.compile(r'[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*+"{3,5}', re.DOTALL),
    "'''": re.compile(r".*?'{3,5}", re.DOTALL),
    '"': re.compile(r'[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"'),
    "'": re.compile(r"[^'\n]*'"),
}
"""What is left of a text after its opening marks."""


def find_too_deep(text: str) -> int | None:
    """Where a text nests deeper than ``DEEPEST``; ``None``: nowhere before its end, or its first fault of syntax.

    日本語: 入れ子が深すぎる箇所を探す
    Shape: TOML or JSON -> the line from 1; one pass, whatever the text is.
    Example:
        >>> find_too_deep("a.a = 1"), find_too_deep("[b]\\n" + ".".join("aaaaaaaaa") + " = 1")
        (None, 2)
    """
    at = dots = depth = 0
    while (found := _TOKEN.search(text, at)) is not None:
        at = found.end()
        mark = found[0]
        if mark in _REST_OF_TEXT:
            rest = _REST_OF_TEXT[mark].match(text, at)
            if rest is None:
                return None  # The text does not end, and no reader goes on from here.
            at = rest.end()
            continue
        match mark:
            case "#":
                end = text.find("\n", at)
                at = len(text) if end < 0 else end
            case ".":
                dots += 1
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = depth - 1, 0
            case _:
                dots = 0
        if dots >= DEEPEST or depth > DEEPEST:
            return text.count("\n", 0, at) + 1
    return None
