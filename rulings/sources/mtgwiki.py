"""Pages of MTG Wiki (mtgwiki.com, Japanese) saved as text.

What is here: recognising such a page, and cutting it into pieces, none lost: statements of its definition and rules
sections with their examples, names, rule numbers and the CR edition that it quotes.
What is not: tying names to cards (``rulings.corpus.rulings.link_cards``), the quoted rules as rules.

Traps: bullets are ``•``, ``-`` or numbers; headings stand bare, after ``[編集]``, or glued to a power and toughness
(``2/3定義``); sub-items keep their indentation or lose it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulings.corpus.rulings import Ruling, RulingKind, find_rule_numbers, ruling_id
from rulings.language import Language
from rulings.sources.document import Document, Part, Piece

_PROVIDER = re.compile(r"^提供[:：]\s*MTG ?Wiki\s*$", re.MULTILINE)
_EDITION = re.compile(r"総合ルール\s*(\d{4})(\d\d)(\d\d)\.\d")
_SECTIONS = ("定義", "解説", "ルール", "脚注", "参考", "その他", "引用")
_HEADING = re.compile(rf"^(?:\d+/\d+)?(?P<name>(?:{'|'.join(_SECTIONS)})(?:[:：].*)?)$")
_EDIT_HEADING = re.compile(r"^\[編集\]\s*(?P<name>.+)$")
_BULLET = re.compile(r"^\s*(?:[•\-*・]|\d+\.)\s+")
_EXAMPLE = re.compile(r"^例(?:えば|\d*[:：])")
_QUOTED_RULE = re.compile(r"^[•\-]\s+(?:\d{3}\.\d+[a-z]?|\d{1,3})\s")
_NO_RULINGS = ("解説", "脚注", "参考", "引用")
_NAME_AFTER_SLASH = re.compile(r"/([A-Z][A-Za-z0-9'’,:!.\- ]*[A-Za-z0-9'’!.])")


def recognises(text: str) -> bool:
    """Whether a text is a page of MTG Wiki.

    Example:
        >>> recognises("切削\\n\\n提供：MTG Wiki\\n")
        True
    """
    return _PROVIDER.search(text[:400]) is not None


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    section: str
    is_heading: bool


def _lines(text: str) -> Iterator[_Line]:
    section = ""
    for line in text.splitlines():
        if not line.strip():
            continue
        match = _EDIT_HEADING.match(line.strip()) or _HEADING.match(line.strip())
        if match is not None:
            section = match["name"]
        elif (quote := _EDITION.search(line)) is not None and line.strip().startswith("引用"):
            section, match = "引用", quote
        yield _Line(line, section, match is not None)


def _part(line: _Line) -> Part:
    body = _BULLET.sub("", line.text).strip()
    if line.is_heading:
        return Part.HEADING
    if line.section.startswith("引用"):
        return Part.RULE_TEXT if _QUOTED_RULE.match(line.text.strip()) else Part.PROSE
    if not line.section or line.section.startswith(_NO_RULINGS):
        return Part.PROSE
    return Part.EXAMPLE if _EXAMPLE.match(body) else Part.STATEMENT


def read(text: str) -> Document:
    """A page as pieces and rulings.

    Statements are the paragraphs and items of every section but the commentary, footnotes, references and the quoted
    rules; an item that begins with 例 is an example of the statement before it.

    Shape: the whole page -> Document; joined pieces equal the page up to white space.
    """
    title = next((line.strip() for line in text.splitlines() if line.strip()), "")
    name = f"MTG Wiki「{title}」"
    found = _EDITION.search(text)
    edition = "-".join(found.groups()) if found else None
    pieces: list[Piece] = []
    rulings: list[Ruling] = []
    for line in _lines(text):
        part = _part(line)
        body = _BULLET.sub("", line.text).strip()
        if part is Part.EXAMPLE and rulings:
            before = rulings[-1]
            rulings[-1] = replace(
                before,
                examples=(*before.examples, body),
                named=tuple(dict.fromkeys((*before.named, *_names(body)))),
                rules=tuple(dict.fromkeys((*before.rules, *find_rule_numbers(body)))),
            )
        elif part in (Part.STATEMENT, Part.EXAMPLE):
            part = Part.STATEMENT
            rulings.append(
                Ruling(
                    id=ruling_id(name, line.section, body, Language.JA, edition),
                    text=body,
                    language=Language.JA,
                    kind=RulingKind.WIKI,
                    source=name,
                    topic=title if line.section in _SECTIONS else f"{title}：{line.section}",
                    named=_names(body),
                    rules=find_rule_numbers(body),
                    date=edition,
                    edition=edition,
                    position=len(rulings),
                )
            )
        pieces.append(Piece(part, line.text))
    return Document(name, edition, edition, tuple(pieces), tuple(rulings))


def _names(text: str) -> tuple[str, ...]:
    """English names written after a slash, and the Japanese ones of 《》."""
    names = [match.replace("’", "'") for match in _NAME_AFTER_SLASH.findall(text)]
    names += re.findall(r"《([^》/／]+)》", text)
    return tuple(dict.fromkeys(names))
