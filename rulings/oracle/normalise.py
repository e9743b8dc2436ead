"""From the Oracle text of a face to lines of tokens, and back.

What is here: lines and modal blocks, the own name as ``~``, reminder texts put aside with their places, ability words
and flavor words as one token. What is not: what a line means (``rulings.oracle.phrases``).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rulings.oracle.labels import find_label
from rulings.oracle.subtypes import PLANESWALKER_TYPES, SUBTYPE_WORDS
from rulings.oracle.tokens import join, tokenise


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder text: kept, and checked against the keyword that it explains."""

    position: int
    """It stands before this token; equal to the number of tokens at the end of a line."""
    text: str
    """With its parentheses, as printed."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a rules text, or a modal block: a line with the bullets that follow it."""

    number: int
    """Of its first printed line, from 0."""
    tokens: tuple[str, ...]
    """As ``rulings.oracle.tokens`` spells them."""
    label: str | None = None
    """The ability word or flavor word before the dash, which has no meaning (CR 207.2c, 207.2d)."""
    names: tuple[str, ...] = ()
    """What each ``~`` is in print, in order."""
    reminders: tuple[Reminder, ...] = ()
    """In order."""
    irregular: str | None = None
    """The line as printed where joining its tokens does not give it back; such a line is never understood."""

    @property
    def is_reminder_only(self) -> bool:
        """Whether nothing but reminder text stands in it."""
        return not self.tokens and self.label is None


def normalise(name: str, text: str, *, is_legendary: bool = False) -> tuple[Line, ...]:
    """The lines of a face's Oracle text.

    Shape: English name and text of one face -> lines in order. ``restore`` is the exact inverse.
    Example:
        >>> [" ".join(line.tokens) for line in normalise("Opt", "Scry 1. (Look.)\\nDraw a card.")]
        ['scry 1 .', 'draw a card .']
    """
    if not text:
        return ()
    pattern = _own_names(name, is_legendary)
    return tuple(_line(number, block, pattern) for number, block in _blocks(text))


def restore(lines: tuple[Line, ...]) -> str:
    """The Oracle text that ``normalise`` made these lines of."""
    return "\n".join(restore_line(line) for line in lines)


def restore_line(line: Line) -> str:
    """One line (or block) as printed."""
    return line.irregular if line.irregular is not None else _compose(line)


def printed_part(line: Line, start: int, end: int) -> str:
    """Tokens ``start`` to ``end`` as they stand in print, with the own name but without reminder text."""
    names = iter(line.names[line.tokens[:start].count("~") :])
    text = _joined(line.tokens, start, end)
    label = f"{line.label} \u2014 " if line.label and start == 0 and end else ""
    return label + re.sub("~", lambda match: next(names, match.group()), text)


def _goes_on(first: str, printed: str) -> bool:
    """Whether a line belongs to the block that the first one opens."""
    is_row = _ROW.match(printed) is not None and _ROLL.search(first) is not None
    is_costly = printed.startswith("+ {") and first.startswith("Spree")
    is_pawprint = _PAWPRINTS.match(printed) is not None and " {P} worth of modes" in first
    return printed.startswith("\u2022 ") or is_row or is_costly or is_pawprint


_ROW = re.compile(r"(\d+(?:\u2014\d+|\+)?) \| ")
_PAWPRINTS = re.compile(r"((?:\{P\})+) \u2014 ")
_ROLL = re.compile(r"\b[Rr]oll.* d\d")


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Lines, where a bullet or a row of a results table belongs to the line above it (CR 706.3b)."""
    held: list[str] = []
    start = 0
    for number, printed in enumerate(text.split("\n")):
        if held and _goes_on(held[0], printed):
            held.append(printed)
            continue
        if held:
            yield start, "\n".join(held)
        held, start = [printed], number
    yield start, "\n".join(held)


@lru_cache(maxsize=4096)
def _own_names(name: str, is_legendary: bool) -> re.Pattern[str]:
    alternatives = re.escape(name)
    short = _short_name(name) if is_legendary else None
    if short:
        # "A card named Nissa's Chosen" and what a pair melds into are other cards, whose names begin like this one's;
        # "space sculptor" is a keyword, also of a card that is called Space.
        alternatives += f"|(?<!named )(?<!meld them into ){re.escape(short)}(?! sculptor)"
    return re.compile(rf"(?<![\w~-])(?:{alternatives})(?![\w-])(?! planeswalker)")


def _short_name(name: str) -> str | None:
    """What a legend's own text calls it (CR 201.5c): before the comma, else the first word."""
    if ", " in name:
        return name.split(", ")[0]
    words = name.split()
    if len(words) < 2 or words[0] in ("The", "A", "An"):
        return None
    if words[0] in SUBTYPE_WORDS and words[0] not in PLANESWALKER_TYPES:
        return None
    for joint in ("of", "the", "from"):
        if joint in words[1:]:
            return " ".join(words[: words.index(joint)])
    return words[0]


def _line(number: int, printed: str, own_names: re.Pattern[str]) -> Line:
    if "~" in printed:
        return Line(number, tokenise(printed), irregular=printed)
    label = find_label(printed)
    rest = printed[len(label) + 3 :] if label else printed
    bare, cut = _cut_reminders(rest)
    names: list[str] = []

    def shorten(match: re.Match[str]) -> str:
        names.append(match.group())
        return "~"

    own_names = _with_token_s_name(own_names, bare)
    text = own_names.sub(shorten, bare)
    tokens = _tokens(text)
    reminders = tuple(Reminder(_position(own_names, bare[:at]), words) for at, words in cut)
    line = Line(number, tokens, label, tuple(names), reminders)
    return line if _compose(line) == printed else Line(number, tokens, label, tuple(names), reminders, printed)


_CREATED = re.compile(r"\b[Cc]reate ([A-Z][^.\"]*?), an? legendary ")


def _with_token_s_name(own_names: re.Pattern[str], text: str) -> re.Pattern[str]:
    """The pattern with the name of a token that is created by name, which its abilities in quotes call it by.

    Only within the quotes, and not where they speak of the card's own name too.
    """
    created = _CREATED.search(text)
    quoted = text.split('"')[1::2]
    if created is None or any(own_names.search(part) for part in quoted):
        return own_names
    name = re.escape(created[1])
    outside = text.split('"')[::2]
    if any(re.search(rf"(?<!reate )\b{name}\b", part) for part in outside):
        return own_names
    return re.compile(rf"{own_names.pattern}|(?<!reate )\b{name}(?![\w-])")


def _tokens(text: str) -> tuple[str, ...]:
    """Tokens of a line or block, with the label of each mode as one token, and so what opens a row of a table."""
    if "\n" in text and _ROW.match(text.split("\n", 1)[1]):
        head, *rows = text.split("\n")
        found = list(tokenise(head))
        for row in rows:
            match = _ROW.match(row)
            if match is None:
                return tokenise(text)
            found += [f"{match[1]} |", *tokenise(row[match.end() :])]
        return tuple(found)
    if "\n{P}" in text:
        head, *modes = text.split("\n")
        opened = [(mode[: mode.index(" \u2014 ") + 2], mode[mode.index(" \u2014 ") + 3 :]) for mode in modes]
        return (*tokenise(head), *(token for mark, mode in opened for token in (mark, *tokenise(mode))))
    if "\n+ {" in text:
        head, *modes = text.split("\n+ ")
        return (*tokenise(head), *(token for mode in modes for token in ("\u2295", *tokenise(mode))))
    if "\n\u2022 " not in text or "\u2014" not in text:
        return tokenise(text)
    head, *modes = text.split("\n\u2022 ")
    tokens = list(tokenise(head))
    for mode in modes:
        label = find_label(mode)
        tokens.append("\u2022")
        if label:
            tokens += [f"{label} \u2014", *tokenise(mode[len(label) + 3 :])]
        else:
            tokens += tokenise(mode)
    return tuple(tokens)


def _position(own_names: re.Pattern[str], before: str) -> int:
    return len(_tokens(own_names.sub("~", before))) if before else 0


def _cut_reminders(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The text without its reminders, and each reminder with its place in the text without them."""
    if "(" not in text:
        return text, []
    bare: list[str] = []
    length = depth = start = 0
    cut: list[tuple[int, str]] = []
    for index, char in enumerate(text):
        if char == "(":
            if depth == 0:
                start = index
                if bare and bare[-1] == " ":
                    bare.pop()
                    length -= 1
            depth += 1
        if depth == 0:
            bare.append(char)
            length += 1
        elif char == ")":
            depth -= 1
            if depth == 0:
                cut.append((length, text[start : index + 1]))
    if depth:
        return text, []
    return "".join(bare), cut


def _compose(line: Line) -> str:
    pieces: list[str] = []
    done = 0
    for reminder in line.reminders:
        pieces += [_joined(line.tokens, done, reminder.position), reminder.text]
        done = reminder.position
    pieces.append(_joined(line.tokens, done, len(line.tokens)))
    text = ""
    for index, piece in enumerate(pieces):
        if piece and text and piece[0] != "\n" and (index % 2 or piece[0] not in ",.;:"):
            text += " "
        text += piece
    parts = text.split("~")
    if len(parts) != len(line.names) + 1:
        return text
    spelled = "".join(part + own for part, own in zip(parts, (*line.names, ""), strict=True))
    return f"{line.label} \u2014 {spelled}" if line.label else spelled


def _joined(tokens: tuple[str, ...], start: int, end: int) -> str:
    """The text of tokens start..end as it stands within the whole line."""
    if start == end:
        return ""
    if start == 0:
        return join(tokens[:end])
    return join(tokens[:end])[len(join(tokens[:start])) :].removeprefix(" ")
