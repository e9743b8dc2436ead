"""What Discord makes of a text: which marks in it do something, and what a person reads.

What is here: Discord's rules for markup as its clients apply them (an escaped sign first, then code, what stands in
angle brackets, links, addresses, and emphasis), generous towards the attacker where clients differ. What
is not: any test.
"""

import re
from dataclasses import dataclass, field
from typing import Final


@dataclass
class Read:
    """A text as it is shown."""

    words: str = ""
    """What a person reads."""
    marks: set[str] = field(default_factory=set)
    """What does something: ``link``, ``mention``, ``bold`` and so on."""


_LINE_MARKS: Final = (
    ("heading", re.compile(r"\s*#{1,3}\s+")),
    ("small", re.compile(r"\s*-#")),
    ("quote", re.compile(r"\s*>(?:>>)?(?:\s|$)")),
    ("list", re.compile(r"\s*(?:[-*+]|\d+[.)])(?:\s+|$)")),
)
_ESCAPED: Final = re.compile(r"\\([^0-9A-Za-z\s])")
_WHOLE: Final = (
    ("code", re.compile(r"(`+)[^`](?:.*?[^`])?\1(?!`)", re.DOTALL)),
    ("mention", re.compile(r"<(?:@[!&]?|#)\d+>|@everyone|@here|<id:\w+>|</[^>]+:\d+>")),
    ("emoji", re.compile(r"<a?:\w+:\d+>|:[^\s:]+:")),
    ("time", re.compile(r"<t:-?\d+(?::\w)?>")),
    ("link", re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?[^\s)]*[^)]*\)")),
    ("address", re.compile(r"<?(?:https?|steam|mailto|discord)://\S|(?<![\w.])(?:\w+\.)+\w\w\w?/\w")),
)
_AROUND: Final = (
    ("bold", re.compile(r"\*\*((?:\\.|[^\\])+?)\*\*(?!\*)", re.DOTALL)),
    ("underline", re.compile(r"__((?:\\.|[^\\])+?)__(?!_)", re.DOTALL)),
    ("struck", re.compile(r"~~((?:\\.|[^\\])+?)~~", re.DOTALL)),
    ("spoiler", re.compile(r"\|\|((?:\\.|[^\\])+?)\|\|", re.DOTALL)),
    ("italics", re.compile(r"\*((?:\\.|[^\\*\s])(?:(?:\\.|[^\\*])*?(?:\\.|[^\\*\s]))?)\*(?!\*)", re.DOTALL)),
    ("italics", re.compile(r"_((?:\\.|[^\\_])+?)_(?![0-9A-Za-z_])", re.DOTALL)),
)


def read(text: str) -> Read:
    """The text as Discord shows it."""
    found = Read()
    for number, line in enumerate(text.split("\n")):
        found.words += "\n" if number else ""
        rest = line
        while opening := next(((name, hit) for name, rule in _LINE_MARKS if (hit := rule.match(rest))), None):
            found.marks.add(opening[0])
            rest = rest[opening[1].end() :]
        _read_line(rest, found)
    for name, rule in _WHOLE[:1] + _AROUND:  # what spans lines
        if rule.search(_ESCAPED.sub("", text)):
            found.marks.add(name)
    return found


def _read_line(line: str, found: Read) -> None:
    place = 0
    while place < len(line):
        if hit := _ESCAPED.match(line, place):
            found.words += hit[1]
        elif whole := next(((name, hit) for name, rule in _WHOLE if (hit := rule.match(line, place))), None):
            found.marks.add(whole[0])
            hit = whole[1]
            found.words += hit[0]
        elif around := next(((name, hit) for name, rule in _AROUND if (hit := rule.match(line, place))), None):
            found.marks.add(around[0])
            hit = around[1]
            _read_line(hit[1], found)
        else:
            found.words += line[place]
            place += 1
            continue
        place = hit.end()
