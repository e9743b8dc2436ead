"""The official plain-text Comprehensive Rules in English: bytes in any dress -> a ``RulesEdition``.

What is here: decoding, line ends, the division into front, contents, numbered entries, glossary and credits, and the
misprints of 23 years. What is not: the Japanese text (``rulings.sources.cr_text_ja``; decoding is shared), and storage.

Lines are told apart by their place and shape. Every line that is not blank ends up in exactly one field: what is
neither a number nor an example continues the entry before it.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import ClassVar, Final

from rulings.cite import RuleNumber
from rulings.controls import clean_text
from rulings.corpus.rule_texts.numbering import RuleKind, kind_of, letters_after, order_of
from rulings.corpus.rule_texts.rules import Example, GlossaryEntry, Rule, RulesEdition
from rulings.errors import RulingsError
from rulings.language import Language

_BOMS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_LINE_END: Final = re.compile(r"\r\n|\r|\n|\x0b|\x0c|\u2028|\u2029")
_NUMBERED: Final = re.compile(
    r"(?P<section>[1-9]\d\d)\.(?P<space> ?)(?P<rule>\d+)(?P<letters>[a-z]{0,2})"
    r"(?P<end>\.\s*|\s+)(?P<text>\S.*)"
)
_LETTER_ONLY: Final = re.compile(r"(?P<section>[1-9]\d\d)\.(?P<letters>[a-z]) (?P<text>\S.*)")
_HEADING: Final = re.compile(r"(?P<number>[1-9](?:\d\d)?)\.\s+(?P<text>\S.*)")
_EXAMPLE: Final = re.compile(r"(?:Example:\s*)+")
_EFFECTIVE: Final = re.compile(
    r"These\s+rules\s+are\s+(?:current|effective)\s+as\s+of\s+(?P<date>[A-Z][a-z]+\s+\d{1,2},\s+\d{4})\.?"
)
_FIRST_HEADING: Final = re.compile(r"1\.\s+\S")


class RulesTextError(RulingsError):
    """The text is not an edition of the Comprehensive Rules, or a part of it is missing."""

    code: ClassVar[str] = "rules_text_unreadable"


def decode_rules_text(data: bytes) -> str:
    """The text of a file of rules in whatever encoding it came.

    Shape: UTF-8 with or without BOM, UTF-16 with or without BOM, else Windows-1252 (which decodes anything but five
    bytes; those are kept as the control characters that Latin-1 has there). Damage in UTF-8 or UTF-16, as at the end
    of a cut file, becomes ``\\ufffd``. Line ends stay as they are.
    Example:
        >>> decode_rules_text("“can’t”".encode("cp1252")) == decode_rules_text("“can’t”".encode("utf-16"))
        True
    """
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return data.decode(encoding, errors="replace")
    sample = data[:2000]
    if sample.count(0) > len(sample) // 4:
        encoding = "utf-16-le" if sample[1::2].count(0) > sample[::2].count(0) else "utf-16-be"
        return data.decode(encoding, errors="replace")
    text = data.decode("utf-8", errors="replace")
    damage = text.count("\ufffd")
    is_damaged_only = sum(letter > "\x7f" for letter in text) > 2 * damage
    if not damage or is_damaged_only:
        return text
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def split_lines(text: str) -> list[str]:
    """The lines without outer white space, blank ones left out, for LF, CRLF, bare CR and any mixture.

    Example:
        >>> split_lines("one\\r  two\\r\\n\\nthree\\n")
        ['one', 'two', 'three']
    """
    return [line for line in (raw.strip() for raw in _LINE_END.split(text.removeprefix("\ufeff"))) if line]


def looks_like_rules_text(head: str) -> bool:
    """Whether the beginning of a text is that of the English Comprehensive Rules.

    Shape: the first few thousand characters suffice.
    """
    return "Comprehensive Rules" in " ".join(head[:300].split()) and _EFFECTIVE.search(head[:1000]) is not None


def read_rules_text(data: bytes) -> RulesEdition:
    """One edition of the English Comprehensive Rules, nothing lost.

    日本語: 英語版総合ルールのテキストを読む
    Shape: the file's bytes -> RulesEdition; about 3,100 rules in 30 ms.
    Raises: RulesTextError: no date line, no contents, no glossary or no credits.
    Source: the .txt files of 2017-2026 and texts taken out of the Word files of 2003-2026.
    """
    text = clean_text(decode_rules_text(data))
    lines = split_lines(text)
    effective = _effective_date(lines[:20])
    contents = _index(lines, "Contents", "contents", 0)
    body = _body_start(lines, contents)
    glossary = _index(lines, "Glossary", "glossary", body)
    credits_ = _index(lines, "Credits", "credits", glossary)
    entries, faults = read_entries(lines[body:glossary], _read_number, _example_text)
    return RulesEdition(
        language=Language.EN,
        effective=effective,
        label=f"{effective:%Y%m%d}",
        front=tuple(lines[:contents]),
        contents=tuple(lines[contents:body]),
        entries=tuple(entries),
        glossary=tuple(_read_glossary(text)),
        credits=tuple(lines[credits_:]),
        faults=tuple(faults),
    )


def _effective_date(lines: Iterable[str]) -> date:
    for line in lines:
        if found := _EFFECTIVE.search(line):
            return datetime.strptime(" ".join(found["date"].split()), "%B %d, %Y").date()
    raise RulesTextError(missing="These rules are effective as of …")


def _index(lines: list[str], heading: str, part: str, start: int) -> int:
    try:
        return lines.index(heading, start)
    except ValueError:
        raise RulesTextError(missing=part) from None


def _body_start(lines: list[str], contents: int) -> int:
    """The rules begin where the first chapter's heading stands for the second time: the contents have it first."""
    headings = [i for i in range(contents + 1, len(lines)) if _FIRST_HEADING.match(lines[i])]
    if len(headings) < 2:
        raise RulesTextError(missing="1.")
    first, *others = headings
    again = [i for i in others if lines[i].split() == lines[first].split()]
    return again[0] if again else others[0]


# --- Numbered entries (shared with the Japanese reader) ------------------------------------------------------------


@dataclass(slots=True)
class _Draft:
    """An entry while its lines are still coming."""

    number: RuleNumber
    """Its number, misprints mended."""
    paragraphs: list[str]
    """Text so far."""
    examples: list[Example] = field(default_factory=list)
    """Examples so far."""

    def finished(self) -> Rule:
        return Rule(self.number, tuple(self.paragraphs), tuple(self.examples))


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """A line that opens an entry."""

    number: RuleNumber
    """Its number."""
    text: str
    """What follows the number."""
    fault: str | None = None
    """How the number was misprinted, where it was."""


def read_entries(
    lines: Iterable[str],
    read_number: Callable[[str, RuleNumber | None], NumberedLine | None],
    example_text: Callable[[str], str | None],
) -> tuple[list[Rule], list[str]]:
    """The numbered entries of these lines in order, and the faults found.

    Shape: ``read_number(line, number before)`` tells whether a line opens an entry, ``example_text(line)`` whether it
    is an example; every other line continues the entry before it.
    """
    drafts: list[_Draft] = []
    faults: list[str] = []
    seen: set[RuleNumber] = set()
    for line in lines:
        opened = read_number(line, drafts[-1].number if drafts else None)
        if opened is not None:
            if opened.fault:
                faults.append(opened.fault)
            if opened.number in seen:
                faults.append(f"{opened.number} is printed twice")
            elif drafts and order_of(opened.number) < order_of(drafts[-1].number):
                faults.append(f"{opened.number} stands after {drafts[-1].number}")
            seen.add(opened.number)
            drafts.append(_Draft(opened.number, [opened.text]))
        elif not drafts:
            raise RulesTextError(missing=line[:40])
        elif (example := example_text(line)) is not None:
            drafts[-1].examples.append(Example(example, len(drafts[-1].paragraphs)))
        else:
            drafts[-1].paragraphs.append(line)
    return [draft.finished() for draft in drafts], faults


def _read_number(line: str, before: RuleNumber | None) -> NumberedLine | None:
    """The number that opens the line, if one does."""
    if found := _NUMBERED.match(line):
        number = RuleNumber(f"{found['section']}.{found['rule']}{found['letters']}")
        fault = None
        if found["space"]:  # "606. 8b Players win ..."; no heading of a section begins with a digit.
            fault = f"{number} is printed with a space inside"
        elif found["end"] == ".":
            fault = f"{number} is printed without a space after it"
        return NumberedLine(number, found["text"], fault)
    if found := _LETTER_ONLY.match(line):
        return _number_without_rule(found["section"], found["letters"], found["text"], before)
    if found := _HEADING.match(line):
        return NumberedLine(RuleNumber(found["number"]), found["text"])
    return None


def _number_without_rule(section: str, letters: str, text: str, before: RuleNumber | None) -> NumberedLine | None:
    """``306.b`` after 306.3a is 306.3b (edition of 2008-10-01); anything else of that shape is no number."""
    if before is None or kind_of(before) is not RuleKind.SUBRULE or not before.startswith(f"{section}."):
        return None
    base = before.rstrip("abcdefghijklmnopqrstuvwxyz")
    if letters_after(before[len(base) :]) != letters:
        return None
    number = RuleNumber(base + letters)
    return NumberedLine(number, text, f"{number} is printed as {section}.{letters}")


def _example_text(line: str) -> str | None:
    found = _EXAMPLE.match(line)
    return line[found.end() :] if found else None


# --- Glossary --------------------------------------------------------------------------------------------------------

_GLUED_TERM: Final = re.compile(r"(?P<term>[A-Z][A-Za-z ]*[a-z])(?P<definition>1\. \S.*)")


def _read_glossary(text: str) -> Iterator[GlossaryEntry]:
    """Blocks between blank lines: the first line is the term, the others define it.

    A list of single lines (the expansions of 2003) stays with the term that opens it.
    """
    entry: GlossaryEntry | None = None
    is_list = False
    for block in _glossary_blocks(text):
        glued = _GLUED_TERM.fullmatch(block[0])
        if glued:  # The edition of 2021-06-18 lost the line feed before numbered definitions.
            block = [glued["term"], glued["definition"], *block[1:]]
        if len(block) == 1 and entry is not None and (is_list or not entry.paragraphs):
            is_list = True
            entry = GlossaryEntry(entry.term, (*entry.paragraphs, block[0]), entry.examples)
            continue
        if entry is not None:
            yield entry
        is_list = False
        entry = _glossary_entry(block)
    if entry is not None:
        yield entry


def _glossary_blocks(text: str) -> Iterator[list[str]]:
    raw = [line.strip() for line in _LINE_END.split(text)]
    end = len(raw) - 1 - raw[::-1].index("Credits")
    start = end - 1 - raw[:end][::-1].index("Glossary")
    block: list[str] = []
    for line in [*raw[start + 1 : end], ""]:
        if line:
            block.append(line)
        elif block:
            yield block
            block = []


def _glossary_entry(block: list[str]) -> GlossaryEntry:
    paragraphs: list[str] = []
    examples: list[Example] = []
    for line in block[1:]:
        example = _example_text(line)
        if example is None:
            paragraphs.append(line)
        else:
            examples.append(Example(example, len(paragraphs)))
    return GlossaryEntry(block[0], tuple(paragraphs), tuple(examples))
