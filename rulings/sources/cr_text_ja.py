"""The Japanese Comprehensive Rules of MJMJ, as text or as HTML with or without ruby: bytes -> a ``RulesEdition``.

What is here: decoding (UTF-8, Shift_JIS, EUC-JP, ISO-2022-JP, UTF-16), taking the readings out of HTML, and the
division into front, contents, numbered entries, glossary and credits. What is not: aligning with the English text,
which is by number and date (``rulings.corpus.rule_texts.editions``), and translations of before 2009 that name no date.

The layout::

    ========
    マジック総合ルール(和訳 20260116.0 版)
    ========
    ...
    もくじ                      headings, then an introduction
    1. ゲームの考え方             the second time: here the rules begin
    100. 原則
    100.1. ...                  with a dot; subrules (100.1a ...) without
    例：...
    10. 用語集                   blocks: a term, then its definition
"""

import re
from collections.abc import Iterator
from datetime import date
from html.parser import HTMLParser
from typing import ClassVar, Final

from rulings.cite import RuleNumber
from rulings.controls import clean_text
from rulings.corpus.rule_texts.rules import Example, GlossaryEntry, RulesEdition
from rulings.language import Language
from rulings.sources.cr_text import NumberedLine, RulesTextError, read_entries

_TITLE: Final = re.compile(
    r"マジック総合ルール\s*[(（]\s*和訳\s*(?P<day>\d{8})\.(?P<revision>\d+)(?:-rb)?\s*版\s*[)）]"
)
_CONTENTS: Final = re.compile(r"(?:もくじ|目次)")
_GLOSSARY: Final = re.compile(r"(?:1[0０]\.\s*)?用語集")
_END: Final = re.compile(r"(?:クレジット|Credits|著作権表示|[(（]?以下、?英文の?著作権.*)")
_RULER: Final = re.compile(r"[=\-─━＝－]{4,}")
_RULE: Final = re.compile(r"(?P<number>[1-9]\d\d\.\d+)(?:(?P<letters>[a-z]{1,2})\s*\.?|\.|(?=\s))\s*(?P<text>\S.*)")
_HEADING: Final = re.compile(r"(?P<number>[1-9](?:\d\d)?)\.\s*(?P<text>[^\d\s.].*)")
_FIRST_HEADING: Final = re.compile(r"1\.\s*[^\d\s.]")
_EXAMPLE: Final = re.compile(r"例\s*\d*\s*[：:]\s*")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_WIDE: Final = str.maketrans("０１２３４５６７８９．", "0123456789.")
_GUESSED: Final = ("utf-8", "cp932", "euc_jp")
_NUMBER_HEAD: Final = re.compile(r"[0-9０-９.．]+")


def decode_japanese_text(data: bytes) -> str:
    """The text of a Japanese file in whatever encoding it came, without control characters.

    Shape: UTF-8 and UTF-16 are certain; of Shift_JIS, EUC-JP and UTF-8 with damage, the one that gives more kana.
    Example:
        >>> {decode_japanese_text("総合ルール".encode(e)) for e in ("utf-8", "cp932", "euc_jp", "iso2022_jp")}
        {'総合ルール'}
    """
    return clean_text(_decode(data))


def _decode(data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    if b"\x1b$" in data[:4000]:
        return data.decode("iso2022_jp", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        candidates = [data.decode(encoding, errors="replace") for encoding in _GUESSED]
        return max(candidates, key=lambda text: len(re.findall("[ぁ-んァ-ヶ]", text)) - 10 * text.count("\ufffd"))


def looks_like_japanese_rules(head: str) -> bool:
    """Whether the beginning of a text (or of HTML) is that of the Japanese Comprehensive Rules.

    Shape: the first few thousand characters suffice.
    """
    return _TITLE.search(_text_of(head[:4000])[:1500]) is not None


def read_japanese_rules(data: bytes) -> RulesEdition:
    """One edition of the Japanese Comprehensive Rules, nothing lost but rulers and readings.

    日本語: 総合ルール和訳（テキストまたはルビつきHTML）を読む
    Shape: the file's bytes -> RulesEdition, labelled with its revision (``20260116.0``).
    Raises: RulesTextError: no title with a date, no contents, no chapters, or the text ends before what its contents
    announce.
    Source: JPN_CR_YYYYMMDD_N.txt, .html, .rb.html.
    """
    blocks = [line.strip() for line in _LINE_END.split(_text_of(decode_japanese_text(data)))]
    lines = [line for line in blocks if line and not _RULER.fullmatch(line)]
    effective, label = _edition_of(lines[:30])
    contents = _place(lines, _CONTENTS, "もくじ", 0)
    body = _body_start(lines, contents)
    glossary = next((i for i in range(body, len(lines)) if _GLOSSARY.fullmatch(lines[i])), len(lines))
    end = next((i for i in range(glossary, len(lines)) if _END.fullmatch(lines[i])), len(lines))
    entries, faults = read_entries(lines[body:glossary], _read_number, _example_text)
    chapters = {entry.number[0] for entry in entries}
    _require_announced(lines[contents:body], chapters, has_glossary=glossary < len(lines))
    return RulesEdition(
        language=Language.JA,
        effective=effective,
        label=label,
        front=tuple(lines[:contents]),
        contents=tuple(lines[contents:body]),
        entries=tuple(entries),
        glossary=tuple(_read_glossary(blocks, lines[glossary:end])),
        credits=tuple(lines[end:]),
        faults=tuple(faults),
    )


def _edition_of(lines: list[str]) -> tuple[date, str]:
    """Date and label from the title; the file's name can say otherwise and does not count."""
    for line in lines:
        if found := _TITLE.search(line):
            day = found["day"]
            try:
                return date(int(day[:4]), int(day[4:6]), int(day[6:])), f"{day}.{found['revision']}"
            except ValueError:
                break
    raise RulesTextError(missing="マジック総合ルール(和訳 YYYYMMDD.N 版)")


def _place(lines: list[str], pattern: re.Pattern[str], part: str, start: int) -> int:
    for i in range(start, len(lines)):
        if pattern.fullmatch(lines[i]):
            return i
    raise RulesTextError(missing=part)


def _body_start(lines: list[str], contents: int) -> int:
    """The rules begin where the first chapter's heading stands for the second time."""
    headings = [i for i in range(contents, len(lines)) if _FIRST_HEADING.match(lines[i].translate(_WIDE))]
    if len(headings) < 2:
        raise RulesTextError(missing="1.")
    return headings[1]


def _require_announced(contents: list[str], chapters: set[str], *, has_glossary: bool) -> None:
    """Refuse a text that was cut: chapters and a glossary that the contents announce have to follow."""
    for line in contents:
        if _GLOSSARY.fullmatch(line) and not has_glossary:
            raise RulesTextError(missing=line)
        numbered = _read_number(line, None)
        if numbered is not None and numbered.number[0] not in chapters:
            raise RulesTextError(missing=line)


def _read_number(line: str, before: RuleNumber | None) -> NumberedLine | None:
    """The number that opens the line, if one does; full-width digits count."""
    head = _NUMBER_HEAD.match(line)
    if head is None:
        return None
    plain = head[0].translate(_WIDE) + line[head.end() :]
    if found := _RULE.match(plain):
        return NumberedLine(RuleNumber(found["number"] + (found["letters"] or "")), found["text"])
    if found := _HEADING.match(plain):
        return NumberedLine(RuleNumber(found["number"]), found["text"])
    return None


def _example_text(line: str) -> str | None:
    found = _EXAMPLE.match(line)
    return line[found.end() :] if found else None


def _read_glossary(blocks: list[str], wanted: list[str]) -> Iterator[GlossaryEntry]:
    """Blocks between blank lines: the first line is the term, the others define it."""
    if not wanted:
        return
    start = len(blocks) - 1 - blocks[::-1].index(wanted[0])
    remaining = len(wanted) - 1
    block: list[str] = []
    for line in [*blocks[start + 1 :], ""]:
        is_text = bool(line) and not _RULER.fullmatch(line)
        if is_text and remaining:
            block.append(line)
            remaining -= 1
        elif block:
            yield _glossary_entry(block)
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


# --- HTML ------------------------------------------------------------------------------------------------------------


def _text_of(text: str) -> str:
    """The text of an HTML page, its readings left out; other text as it is."""
    if not re.search(r"<(?:html|body|p|div|h\d|ruby|br|pre)\b", text[:4000], re.IGNORECASE):
        return text
    reader = _PageText()
    reader.feed(text)
    reader.close()
    return "".join(reader.parts)


class _PageText(HTMLParser):
    """Collects text: a line for each block, a blank line before headings and between paragraphs, no ruby."""

    _HEADINGS: ClassVar = frozenset({"title", "h1", "h2", "h3", "h4", "h5", "h6", "dt"})
    _BLOCKS: ClassVar = frozenset(
        {"p", "div", "li", "dd", "tr", "blockquote", "section", "article", "hr", "ul", "ol", "dl"}
    )
    _SILENT: ClassVar = frozenset({"rt", "rp", "script", "style"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._silent: list[str] = []
        self._after_heading = False
        self._preformatted = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self._SILENT:
            self._silent.append(tag)
        elif tag in self._HEADINGS:
            self.parts.append("\n\n")
        elif tag == "br":
            self.parts.append("\n")
        elif tag == "pre":
            self._preformatted += 1
            self.parts.append("\n")
        elif tag in self._BLOCKS:
            if not self._after_heading:
                self.parts.append("\n" if tag == "dd" else "\n\n")
            self._after_heading = False

    def handle_endtag(self, tag: str) -> None:
        if tag in self._SILENT:
            # An rt may be left open; the end of its ruby closes it.
            if tag in self._silent:
                del self._silent[self._silent.index(tag) :]
        elif tag == "ruby":
            self._silent = [open_tag for open_tag in self._silent if open_tag not in ("rt", "rp")]
        elif tag == "pre":
            self._preformatted = max(0, self._preformatted - 1)
            self.parts.append("\n")
        elif tag in self._HEADINGS:
            self.parts.append("\n")
            self._after_heading = True
        elif tag in self._BLOCKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if self._silent:
            return
        if not self._preformatted:
            data = re.sub(r"[ \t\r\n]+", " ", data)
            if data == " " and (not self.parts or self.parts[-1].endswith("\n")):
                return
        self.parts.append(data)
