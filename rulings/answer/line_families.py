"""Which family a line of an Oracle text belongs to, by its first words and its punctuation.

What is here: a rough sorting that works for declined lines too, so that a share can be given. What is not: the meaning
of a line (``rulings.oracle``).
"""

import re

FAMILIES = (
    "keywords",
    "triggered",
    "activated",
    "loyalty",
    "chapter",
    "modal",
    "replacement",
    "spell",
    "static",
)
"""In the order of the report."""

_LOYALTY = re.compile(r"\[[+−-]?[\dX]+\]:")
_CHAPTER = re.compile(r"[IVX]+(, [IVX]+)* — ")
_TRIGGER = re.compile(r"(?:[^.—:]+ — )?(?:When|Whenever|At) ")
_ACTIVATED = re.compile(r"[^.“\"]+: ")
_REPLACEMENT = re.compile(
    r"\bas [^.]* enters\b|\benters (?:tapped|with|as)\b|\bwould\b.*\binstead\b|\bwould\b.*\bprevent\b", re.I
)


def family_of(line: str, *, is_spell: bool) -> str:
    """The family of one printed line, without reminder text.

    Example:
        >>> family_of("{T}: Add {G}.", is_spell=False)
        'activated'
        >>> family_of("Flying, vigilance", is_spell=False)
        'keywords'
    """
    if _LOYALTY.match(line):
        return "loyalty"
    if _CHAPTER.match(line):
        return "chapter"
    if "•" in line:
        return "modal"
    if not line.rstrip().endswith((".", "”", '"')):
        return "keywords"
    if _TRIGGER.match(line):
        return "triggered"
    if _ACTIVATED.match(line):
        return "activated"
    if is_spell:
        return "spell"
    return "replacement" if _REPLACEMENT.search(line) else "static"
