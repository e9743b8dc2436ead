"""What a file is, judged by what stands in it.

What is here: one question, answered from the beginning of a file whatever it is called and whether it is gzipped. What
is not: reading it to the end, which is the readers' affair.
"""

import codecs
import json
import re
import zlib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from rulings.sources import mtgwiki, release_notes
from rulings.sources.cr_text import decode_rules_text, looks_like_rules_text
from rulings.sources.cr_text_ja import decode_japanese_text, looks_like_japanese_rules
from rulings.sources.name_lists import is_forge_names, is_name_list
from rulings.sources.pdf import PDF, read_pdf
from rulings.sources.policy_text import recognise_policy
from rulings.sources.snapshot_wheel import is_wheel_with_texts

_ARCHIVE: Final = b"PK\x03\x04"
_HEAD_BYTES: Final = 65_536
_LINES_JUDGED: Final = 20
_HIRAGANA: Final = re.compile("[ぁ-ん]")
_FEW_HIRAGANA: Final = 50
"""As many a text in another language or a picture may seem to have, read as Japanese."""


class FileKind(StrEnum):
    """What a build can use."""

    ORACLE_SNAPSHOT = "oracle_snapshot"
    MTGJSON = "mtgjson"
    SCRYFALL_CARDS = "scryfall_cards"
    SCRYFALL_RULINGS = "scryfall_rulings"
    NAME_LIST = "name_list"
    FORGE_NAMES = "forge_names"
    RULES_TEXT = "rules_text"
    RULES_TEXT_JA = "rules_text_ja"
    POLICY_TEXT = "policy_text"
    WIKI_PAGE = "wiki_page"
    RELEASE_NOTES = "release_notes"


def find_files(paths: list[Path]) -> Iterator[Path]:
    """The files named, and those in the folders named, each once, in the order of their names.

    In folders hidden files are passed over, and what a download has not finished.
    """
    seen: set[Path] = set()
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            passed_over = any(part.startswith(".") for part in file.relative_to(path).parts)
            passed_over |= path.is_dir() and file.name.endswith((".part", ".part.json"))
            if file.is_file() and not passed_over and file.resolve() not in seen:
                seen.add(file.resolve())
                yield file


def recognise_file(path: Path) -> FileKind | None:
    """What a file is, or ``None`` if a build has no use for it.

    Shape: reads 64 kB; a PDF as a whole.
    Raises: OSError: the file can't be read.
    """
    head = read_head(path)
    if head.startswith(_ARCHIVE):
        return FileKind.ORACLE_SNAPSHOT if is_wheel_with_texts(path) else None
    if head.startswith(PDF):
        return FileKind.POLICY_TEXT if recognise_policy(read_pdf(path.read_bytes()) or "") is not None else None
    start = head[:2048].decode("utf-8", "replace").lstrip("\ufeff \t\r\n")
    if start.startswith(("[", "{")):
        return _recognise_json(head.decode("utf-8", "replace"))
    return _recognise_text(head)


def is_web_page(path: Path) -> bool:
    """Whether a file is HTML, as what a host sends instead of data often is.

    Raises: OSError: the file can't be read.
    """
    start = read_head(path)[:2048].removeprefix(codecs.BOM_UTF8).lstrip().lower()
    return start.startswith((b"<!doctype html", b"<html"))


def read_head(path: Path) -> bytes:
    """The first 64 kB of a file, of its content if it is gzipped."""
    with path.open("rb") as file:
        head = file.read(_HEAD_BYTES)
    if head[:2] == b"\x1f\x8b":
        try:
            return zlib.decompressobj(wbits=31).decompress(head, _HEAD_BYTES)
        except zlib.error:
            return b""
    return head


_SCRYFALL_OBJECT: Final = re.compile(r'^(?:\[\s*)?\{[^{]*?"object"\s*:\s*"(card|ruling)"')
_SCRYFALL_KINDS: Final = {"card": FileKind.SCRYFALL_CARDS, "ruling": FileKind.SCRYFALL_RULINGS}
_SNAPSHOT: Final = re.compile(r'^\[\s*\{\s*"name"\s*:.*?"manaCost"\s*:.*?"colorIdentity"\s*:', re.DOTALL)
_MTGJSON: Final = re.compile(r'"meta"\s*:\s*\{.*?"data"\s*:\s*\{', re.DOTALL)
_MTGJSON_CARDS: Final = re.compile(r'"colorIdentity"|"baseSetSize"|"foreignData"')


def _recognise_json(head: str) -> FileKind | None:
    head = head.lstrip("\ufeff \t\r\n")
    if (name := _name_of_scryfall_object(head)) in _SCRYFALL_KINDS:
        return _SCRYFALL_KINDS[name]
    if _SNAPSHOT.match(head):
        return FileKind.ORACLE_SNAPSHOT
    if head.startswith("{") and _MTGJSON.search(head[:4096]) and _MTGJSON_CARDS.search(head):
        return FileKind.MTGJSON
    return None


def _name_of_scryfall_object(head: str) -> str | None:
    """What the first object of an array or of JSON Lines calls itself: ``"card"``, ``"ruling"``.

    One object over several lines, as a page of Scryfall's API gives it, is no bulk file.
    """
    found = _SCRYFALL_OBJECT.match(head)
    if head.startswith("["):
        return found[1] if found else None
    line, end, _ = head.partition("\n")
    if not end:  # one line, or one that is longer than the head
        return found[1] if found else None
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    name = entry.get("object") if isinstance(entry, dict) else None
    return name if isinstance(name, str) else None


def _recognise_text(head: bytes) -> FileKind | None:
    text = _decode_head(head)
    if looks_like_rules_text(text):
        return FileKind.RULES_TEXT
    if looks_like_japanese_rules(text):
        return FileKind.RULES_TEXT_JA
    if recognise_policy(text) is not None:
        return FileKind.POLICY_TEXT
    if mtgwiki.recognises(text):
        return FileKind.WIKI_PAGE
    if release_notes.recognises(text):
        return FileKind.RELEASE_NOTES
    lines = text.splitlines()[:_LINES_JUDGED]
    if is_forge_names(lines):
        return FileKind.FORGE_NAMES
    if is_name_list(lines):
        return FileKind.NAME_LIST
    return None


def _decode_head(head: bytes) -> str:
    """The beginning of a text, the last letter of which may be cut in two."""
    try:
        return codecs.getincrementaldecoder("utf-8-sig")().decode(head)
    except UnicodeDecodeError:
        japanese = decode_japanese_text(head)
        is_japanese = looks_like_japanese_rules(japanese) or len(_HIRAGANA.findall(japanese)) > _FEW_HIRAGANA
        return japanese if is_japanese else decode_rules_text(head)
