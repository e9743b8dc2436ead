"""Lists of Japanese card names: a CSV of names and readings, and Forge's ``cardnames-ja-JP.txt``.

What is here: reading both. What is not: deciding between names (``rulings.corpus.naming``).

* The CSV has no header: English, Japanese, reading in hiragana, reading as pronounced. It is written without accents
  here and there, lists each face of a card by itself, and has tokens and dungeons among the cards.
* Forge writes ``English|日本語|タイプ|テキスト`` with ``\\n`` written out, repeats the English name where there is no
  Japanese one, and gives faces lines of their own or joins them with `` // ``.

Neither says as of when it is.
"""

import csv
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from rulings.controls import clean_text
from rulings.corpus.records import CardName, Fact, LeftOut, PrintedText, Reason, Source, Tally
from rulings.language import Language
from rulings.sources.japanese_names import JapaneseName, fold_reading, list_names, read_japanese_name, split_halves
from rulings.sources.reading import Progress, Reading, SourceFaultError, read_content

CSV_KEY: Final = "name_list"
FORGE_KEY: Final = "forge_names"

_CSV_COLUMNS: Final = (2, 3, 4)
"""English and Japanese, with one reading or two."""
_FORGE_COLUMNS: Final = 4


def is_name_list(lines: Sequence[str]) -> bool:
    """Whether the first lines of a file are rows of English, Japanese and a reading in hiragana."""
    rows = [_row_of(line) for line in lines]
    return bool(rows) and all(len(row) in _CSV_COLUMNS and _is_pair(row) for row in rows)


def is_forge_names(lines: Sequence[str]) -> bool:
    """Whether the first lines of a file are lines of Forge's Japanese card names."""
    rows = [line.rstrip("\n").split("|") for line in lines if line.strip()]
    whole = [row for row in rows if len(row) == _FORGE_COLUMNS]
    return bool(rows) and len(whole) == len(rows) and any(_is_pair(row) for row in whole)


def _is_pair(row: Sequence[str]) -> bool:
    return row[0].strip() != "" and read_japanese_name(row[0]).reason is not None and _is_japanese(row[1])


def _is_japanese(text: str) -> bool:
    return read_japanese_name(text).reason is None


def read_name_list(path: Path, progress: Progress | None = None) -> Reading:
    """A CSV of English and Japanese names with readings.

    Shape: 28,018 rows in half a second.
    Raises: SourceFaultError: not UTF-8.
    """
    data, text = _read_text(path)
    source = Source(CSV_KEY, f"name list {path.name}", "", "ja", sha256(data).hexdigest())
    collected = _Collected(source)
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if progress and number % 2000 == 0:
            progress(number, len(lines))
        row = _row_of(line)
        if len(row) not in _CSV_COLUMNS:
            collected.leave_out(f"line {number + 1}", Reason.MALFORMED, line[:80])
            continue
        collected.add(row[0], row[1], *map(fold_reading, row[2:]))
    return collected.reading()


def read_forge_names(path: Path, progress: Progress | None = None) -> Reading:
    """Forge's list of Japanese names, type lines and texts.

    Shape: 30,000 lines in a second.
    Raises: SourceFaultError: not UTF-8.
    """
    data, text = _read_text(path)
    source = Source(FORGE_KEY, "Forge cardnames-ja-JP.txt", "", "ja", sha256(data).hexdigest())
    collected = _Collected(source)
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if progress and number % 2000 == 0:
            progress(number, len(lines))
        row = line.split("|")
        if len(row) != _FORGE_COLUMNS:
            collected.leave_out(f"line {number + 1}", Reason.MALFORMED, line[:80])
            continue
        english, japanese, type_line, printed = row
        is_named = collected.add(english, japanese)
        if printed:
            collected.add_text(english, type_line, printed.replace("\\n", "\n"), is_named=is_named)
    return collected.reading()


class _Collected:
    """Names and texts of one list, and what was left out."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._names: dict[CardName, None] = {}
        self._texts: list[PrintedText] = []
        self._left_out: list[LeftOut] = []
        self._counts = {Fact.NAME: 0, Fact.TEXT: 0}
        self._taken = {Fact.NAME: 0, Fact.TEXT: 0}

    def leave_out(self, what: str, reason: Reason, detail: str, fact: Fact = Fact.NAME) -> None:
        self._counts[fact] += 1
        self._left_out.append(LeftOut(self._source.key, fact, what, reason, detail))

    def add(self, english: str, japanese: str, reading: str = "", spoken: str = "") -> bool:
        """One row; whether its name was taken."""
        faces = tuple(english.split(" // ")) if " // " in english else ("",)
        halves = split_halves(japanese, faces) if len(faces) > 1 else (japanese,)
        if halves is None:
            self.leave_out(english, Reason.UNREADABLE_NAME, japanese)
            return False
        names: list[CardName] = []
        for face, half in zip(faces, halves, strict=True):
            name = read_japanese_name(half)
            if name.reason is Reason.NOT_JAPANESE and reading:
                name = JapaneseName(half.strip())  # a Japanese card with a name in Latin letters: it is read aloud
            if name.reason is not None:
                self.leave_out(english, name.reason, japanese)
                return False
            is_whole = len(faces) == 1
            names += list_names(
                name,
                card=english,
                face=face,
                source=self._source.key,
                reading=reading if is_whole else "",
                spoken=spoken if is_whole else "",
            )
        if all(name in self._names for name in names):
            self.leave_out(english, Reason.DUPLICATE, japanese)
            return True
        self._counts[Fact.NAME] += 1
        self._taken[Fact.NAME] += 1
        self._names.update(dict.fromkeys(names))
        return True

    def add_text(self, english: str, type_line: str, text: str, *, is_named: bool) -> None:
        """The text of a row; a translation that has the English name in it was never printed."""
        if not is_named:
            self.leave_out(english, Reason.NOT_JAPANESE, "", Fact.TEXT)
            return
        self._counts[Fact.TEXT] += 1
        self._taken[Fact.TEXT] += 1
        self._texts.append(
            PrintedText(english, english.split(" // ")[0], type_line, text, Language.JA, self._source.key)
        )

    def reading(self) -> Reading:
        return Reading(
            source=self._source,
            tallies=tuple(Tally(fact, count, self._taken[fact]) for fact, count in self._counts.items() if count),
            names=tuple(self._names),
            printed_texts=tuple(self._texts),
            left_out=tuple(self._left_out),
        )


def _row_of(line: str) -> list[str]:
    """The fields of one line; no field goes on in the next line, so that a quote left open costs one row only."""
    try:
        return next(csv.reader([line]), [])
    except csv.Error:
        return []


def _read_text(path: Path) -> tuple[bytes, str]:
    data = read_content(path)
    try:
        return data, clean_text(data.decode("utf-8-sig"))
    except UnicodeDecodeError as fault:
        raise SourceFaultError(path=path, fault=str(fault)) from fault
