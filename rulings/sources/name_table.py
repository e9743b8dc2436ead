"""The bundled table of Japanese names, ``data/names/japanese.tsv``.

What is here: its form, reading and printing it. What is not: making it from files of others
(``rulings.building.name_table``), and deciding between names (``rulings.corpus.naming``).

The first line names the form and the month as of which the table is, the second one the columns. Every other line is
one face: English name, Japanese names with ``|`` between them, today's first, and their readings in the same order::

    Murderous Redcap<TAB>残忍なレッドキャップ<TAB>ざんにんなれっどきゃっぷ

* A name in kana only is read as it is written: its reading stays empty, and readings that are empty at the end go.
* Where particles are pronounced otherwise than written (は, へ), the pronunciation stands behind a ``=``.
* A face whose name other cards have too stands in one line with its card, halves joined with `` // `` in all columns.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Final

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.records import CardName, Fact, NameKind, Source, Tally
from rulings.language import Language
from rulings.sources.japanese_names import fold_reading
from rulings.sources.reading import Reading

FILE: Final = "japanese.tsv"
"""Name of the file in ``data/names``."""
KEY: Final = "name_table"
"""Key of this source in rows and reports."""
FORM: Final = "judgebot-names 1"
COLUMNS: Final = "English\t日本語\tよみ"

_FIRST_LINES: Final = re.compile(rf"{FORM} (?P<month>\d{{4}}-\d{{2}})\n{COLUMNS}\n")
_READING: Final = re.compile(r"[ぁ-ゖー]+( // [ぁ-ゖー]+)*")
_BETWEEN: Final = "|"
_SPOKEN: Final = "="
_HALVES: Final = " // "


@dataclass(frozen=True, slots=True)
class NameRow:
    """What the table says of one face, or of the faces of one card together."""

    english: str
    """Name of the face, or of the card with its halves joined."""
    names: tuple[CardName, ...]
    """Its Japanese names, today's first, halves joined; of each only text, reading and pronunciation count."""


def read_name_table(path: Path) -> Reading:
    """Every name of the table; the first one of each line is today's.

    日本語: 同梱の日本語カード名の表を読む
    Shape: 28,000 lines in a quarter of a second -> names in the order of the lines.
    Raises: BundledDataError: a line breaks the form, stands out of order or twice; all at once.
    """
    data = path.read_bytes()
    text = data.decode("utf-8")
    first = _FIRST_LINES.match(text)
    if first is None:
        raise BundledDataError(faults=f"{path.name} is not in the form {FORM}")
    faults = []
    names: list[CardName] = []
    before = ""
    for number, line in enumerate(text[first.end() :].splitlines(), start=3):
        row = _read_row(line)
        if isinstance(row, str):
            faults.append(f"{path.name}: line {number}: {row}")
            continue
        if row.english <= before:
            faults.append(f"{path.name}: line {number}: {row.english} does not stand in order")
        before = row.english
        names += _names_of(row)
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return Reading(
        source=Source(KEY, "judgebot data: Japanese names", first["month"], "ja", sha256(data).hexdigest()),
        tallies=(Tally(Fact.NAME, len(names), len(names)),),
        names=tuple(names),
    )


def print_name_table(rows: Iterable[NameRow], month: str) -> str:
    """The table as it stands in the file; the same rows give the same text.

    Shape: rows in any order, each English name once -> lines sorted by it.
    """
    lines = sorted((row.english, _print_row(row)) for row in rows)
    return "\n".join([f"{FORM} {month}", COLUMNS, *(line for _, line in lines), ""])


def why_not_in_table(name: CardName) -> str:
    """Why a name can't stand in the table, a sentence without its subject; empty where it can."""
    if not name.text.strip() or any(sign in name.text for sign in (_BETWEEN, "\t", "\n")):
        return "has no text, or a sign that separates names"
    readings = (name.reading, name.spoken)
    wrong = next((reading for reading in readings if reading and not _READING.fullmatch(reading)), "")
    return f"{wrong} is not hiragana" if wrong else ""


def read_aloud(text: str) -> str:
    """The reading of a name that is written in kana only, else empty.

    Example:
        >>> read_aloud("ブレインストーム・エレメンタル"), read_aloud("渦まく知識")
        ('ぶれいんすとーむえれめんたる', '')
    """
    reading = _HALVES.join(map(fold_reading, text.split(_HALVES)))
    return reading if _READING.fullmatch(reading) else ""


def _print_row(row: NameRow) -> str:
    readings = [_print_reading(name) for name in row.names]
    while readings and not readings[-1]:
        readings.pop()
    texts = _BETWEEN.join(name.text for name in row.names)
    return "\t".join([row.english, texts, *([_BETWEEN.join(readings)] if readings else [])])


def _print_reading(name: CardName) -> str:
    read = read_aloud(name.text)
    spoken = name.spoken if name.spoken != (read or name.reading) else ""
    return ("" if read else name.reading) + (_SPOKEN + spoken if spoken else "")


def _read_row(line: str) -> NameRow | str:
    """One line, or what is wrong with it."""
    english, *columns = line.split("\t")
    if not english or not 1 <= len(columns) <= 2:
        return "needs two columns or three"
    texts = columns[0].split(_BETWEEN)
    readings = columns[1].split(_BETWEEN) if len(columns) > 1 else []
    if len(readings) > len(texts):
        return "has more readings than names"
    if len(set(texts)) < len(texts):
        return "has a name twice"
    names = []
    for text, column in zip_longest(texts, readings, fillvalue=""):
        reading, _, spoken = column.partition(_SPOKEN)
        name = CardName(english, text, reading=reading or read_aloud(text), spoken=spoken, source=KEY)
        if wrong := why_not_in_table(name):
            return wrong
        if any(part and part.count(_HALVES) != english.count(_HALVES) for part in (text, name.reading)):
            return "has not as many halves as the English name"
        names.append(name)
    return NameRow(english, tuple(names))


def _names_of(row: NameRow) -> list[CardName]:
    """The names of a line as a source gives them: each of its face, the first one today's."""
    halves = []
    faces = row.english.split(_HALVES)
    for position, name in enumerate(row.names):
        kind = NameKind.FORMER if position else NameKind.CURRENT
        if len(faces) == 1:
            halves.append(name if kind is name.kind else replace(name, kind=kind))
            continue
        texts, readings = name.text.split(_HALVES), (name.reading or _HALVES * (len(faces) - 1)).split(_HALVES)
        for face, text, reading in zip(faces, texts, readings, strict=True):
            halves.append(CardName(row.english, text, Language.JA, kind, reading, source=KEY, face=face))
    return halves
