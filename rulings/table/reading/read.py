"""Reads table files: TOML by hand, JSON by programs, JSON lines for sets.

What is here: files and texts to tables, strictly: what the format does not have is an error with file and line.
What is not: the keys of each part (``read_setup``, ``read_script``, ``read_expectations``).
"""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from rulings.table.format.errors import (
    DuplicateIdError,
    MissingKeyError,
    NoTablesError,
    SeveralTablesError,
    TableFileError,
    TableMissingError,
    TableNestedError,
    TableSyntaxError,
    TableTooLargeError,
    UnknownPlayerError,
    UnreadableTableError,
)
from rulings.table.format.model import ManaMode, Pace, Table, Title
from rulings.table.format.script import ActivateStep
from rulings.table.format.setup import PLAYER_NAMES, Answers, Start
from rulings.table.reading.fields import Fields, Place, parse_player
from rulings.table.reading.nesting import DEEPEST, find_too_deep
from rulings.table.reading.positions import find_line
from rulings.table.reading.read_expectations import read_expectations
from rulings.table.reading.read_script import read_script
from rulings.table.reading.read_setup import read_moment, read_players, read_start

MOST_LETTERS = 1_000_000
"""Bound of the length of one table, in characters."""

MOST_STEPS = 2_000
"""Bound of the steps of one script, repetitions counted, and of its expectations."""

_TOML_PLACE = re.compile(r"\s*\(at (?:line (?P<line>\d+), column \d+|end of document)\)$")


class Syntax(StrEnum):
    """How a file is written, by its suffix."""

    TOML = ".toml"
    JSON = ".json"
    JSON_LINES = ".jsonl"


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """One table of a file or set, or why it could not be read."""

    file: str
    """The file as the user named it."""
    line: int
    """Where the table begins in it, from 1."""
    id: str
    """The table's id; the file's name and line where it could not be read."""
    table: Table | None
    """The table; ``None`` if it is at fault."""
    fault: TableFileError | None = None
    """Why it could not be read."""


def parse_table(text: str, *, syntax: Syntax = Syntax.TOML, file: str = "table", first_line: int = 1) -> Table:
    """The table that a text describes.

    日本語: テーブル・ファイルの文字列を読む
    Shape: text of one table in TOML or JSON -> Table.
    Raises: TableFileError: the text is at fault; says file, line, and what to write instead.
    Example:
        >>> parse_table('format = 1\\nid = "empty"\\n[players.A]\\n[players.B]').players[1].life
        20
    """

    def line_of(path: tuple[str | int, ...]) -> int:
        line = find_line(text, path, first_line=first_line)
        return first_line if syntax is Syntax.JSON_LINES else line

    if len(text) > MOST_LETTERS:
        raise TableTooLargeError(file=file, line=first_line, given=len(text), most=MOST_LETTERS)
    raw = parse_toml(text, file) if syntax is Syntax.TOML else _parse_json(text, file, first_line)
    return _read_table(raw, Place(file, (), line_of))


def load_table(path: Path) -> Table:
    """The one table of a file.

    Raises: TableFileError: the file cannot be read, is at fault, or holds no table or several.
    """
    return _only_one(list(load_tables([path])), str(path))


def parse_table_file(text: str, file: str) -> Table:
    """The one table of a file whose text is at hand; the end of the file's name says how it is written.

    Raises: TableFileError: the text is at fault, or holds no table or several.
    """
    return _only_one(list(_load_texts(text, _syntax_of(Path(file)), file)), file)


def _only_one(loaded: list[LoadedTable], file: str) -> Table:
    if not loaded:
        raise NoTablesError(file=file, line=0)
    if len(loaded) > 1:
        raise SeveralTablesError(file=file, line=0, given=len(loaded))
    if loaded[0].table is None:
        raise loaded[0].fault or AssertionError("a table that could not be read has a fault")
    return loaded[0].table


def load_tables(paths: list[Path]) -> Iterator[LoadedTable]:
    """Every table of files, sets and folders (searched through), one after another.

    Shape: paths -> tables in the order of the paths, folders sorted by name; a fault stays with its table.
    Raises: TableMissingError: a path that does not exist.
    """
    for path in paths:
        if not path.exists():
            raise TableMissingError(file=str(path), line=0)
        seen: set[str] = set()
        files = sorted(found for found in path.rglob("*") if _is_table_file(found)) if path.is_dir() else [path]
        for file in files:
            ids = seen if _syntax_of(file) is not Syntax.JSON_LINES else set()
            for loaded in _load_file(file):
                yield _unique(loaded, ids)


def _syntax_of(path: Path) -> Syntax:
    """By the end of the name; a file that was named and ends otherwise is taken for TOML."""
    return next((syntax for syntax in Syntax if syntax.value == path.suffix.lower()), Syntax.TOML)


def _is_table_file(path: Path) -> bool:
    return path.is_file() and path.suffix in {syntax.value for syntax in Syntax}


def _unique(loaded: LoadedTable, seen: set[str]) -> LoadedTable:
    if loaded.table is None:
        return loaded
    if loaded.id in seen:
        fault = DuplicateIdError(file=loaded.file, line=loaded.line, id=loaded.id)
        return LoadedTable(loaded.file, loaded.line, loaded.id, None, fault)
    seen.add(loaded.id)
    return loaded


def _load_file(path: Path) -> Iterator[LoadedTable]:
    name = str(path)
    try:
        text = read_text(path)
    except UnreadableTableError as fault:
        yield _faulty(name, 1, fault)
        return
    yield from _load_texts(text, _syntax_of(path), name)


def _load_texts(text: str, syntax: Syntax, name: str) -> Iterator[LoadedTable]:
    if syntax is not Syntax.JSON_LINES:
        yield _load_text(text, syntax, name, 1)
        return
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield _load_text(line, syntax, name, number)


def read_text(path: Path) -> str:
    """The text of a file.

    Raises: TableMissingError: no such file. UnreadableTableError: it cannot be opened, or is no UTF-8 text.
    """
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise TableMissingError(file=str(path), line=0) from None
    except OSError as error:
        raise UnreadableTableError(file=str(path), line=0, reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UnreadableTableError(file=str(path), line=0, reason="UTF-8") from None


def _load_text(text: str, syntax: Syntax, file: str, line: int) -> LoadedTable:
    try:
        table = parse_table(text, syntax=syntax, file=file, first_line=line)
    except TableFileError as fault:
        return _faulty(file, line, fault)
    return LoadedTable(file, line, table.id, table)


def _faulty(file: str, line: int, fault: TableFileError) -> LoadedTable:
    return LoadedTable(file, line, f"{file}:{line}", None, fault)


def parse_toml(text: str, file: str) -> dict[str, object]:
    """The values of a TOML text.

    Raises: TableSyntaxError: it is none; TableNestedError: its keys go too deep; with the line.
    """
    _check_depth(text, file, 1)
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        found = _TOML_PLACE.search(str(error))
        line = int(found["line"]) if found and found["line"] else text.count("\n") + 1
        raise TableSyntaxError(file=file, line=line, reason=_TOML_PLACE.sub("", str(error))) from None
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits and brackets nested a thousand deep: not TOML errors for tomllib.
        raise TableSyntaxError(file=file, line=1, reason=type(error).__name__) from None


def _check_depth(text: str, file: str, first_line: int) -> None:
    line = find_too_deep(text)
    if line is not None:
        raise TableNestedError(file=file, line=first_line + line - 1, most=DEEPEST)


def _parse_json(text: str, file: str, first_line: int) -> object:
    _check_depth(text, file, first_line)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_fraction)
    except json.JSONDecodeError as error:
        line = first_line + error.lineno - 1
        raise TableSyntaxError(file=file, line=line, reason=f"{error.msg} ({error.colno})") from None
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, ValueError) else type(error).__name__
        raise TableSyntaxError(file=file, line=first_line, reason=reason[:100]) from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            raise ValueError(f'"{key}" twice')
        if value is None:
            raise ValueError(f'"{key}": null')
        made[key] = value
    return made


def _constant(text: str) -> object:
    raise ValueError(text)


def _fraction(text: str) -> float:
    # 1e999 would be infinity, and printing an infinity makes a file that nobody can read back.
    return float(text) if len(text) < 20 else 0.5


def _read_table(raw: object, place: Place) -> Table:
    fields = Fields(raw, place, key="format", example='format = 1, id = "my-table", players = {A = {}, B = {}}')
    version = fields.take("format")
    if version is None:
        place.fail(MissingKeyError, key="format", example="format = 1")
    if version != 1 or isinstance(version, bool | float):
        fields.wrong("format", "format = 1")
    if not fields.has("players"):
        place.fail(MissingKeyError, key="players", example="[players.A]")
    script = read_script(fields.take("script") if fields.has("script") else [], place.at("script"))
    expect = fields.take("expect") if fields.has("expect") else []
    table = Table(
        id=fields.required_text("id", 'id = "my-table"'),
        title=_read_title(fields),
        source=fields.text("source", 'source = "CR 704.5g"'),
        tags=fields.texts("tags", 'tags = ["combat"]') or (),
        mana=fields.word("mana", ManaMode, 'mana = "free"') or ManaMode.AUTO,
        pace=fields.word("pace", Pace, 'pace = "settle"') or Pace.SETTLE,
        seed=fields.number("seed", "seed = 1") or 0,
        start=read_start(fields.take("start"), place.at("start")) if fields.has("start") else Start(),
        players=read_players(fields.take("players"), place.at("players")),
        script=script,
        answers=_read_answers(fields, place.at("answers")),
        stop=read_moment(fields.take("stop"), place.at("stop"), "stop") if fields.has("stop") else None,
        expect=read_expectations(expect, place.at("expect"), steps=len(script)),
    )
    fields.finish()
    _check_players(table, place)
    _check_size(table, place)
    return table


def _read_title(fields: Fields) -> Title:
    raw = fields.take("title")
    if raw is None:
        return Title()
    inner = Fields(raw, fields.place.at("title"), key="title", example='title = {en = "...", ja = "..."}')
    title = Title(en=inner.text("en", 'en = "..."'), ja=inner.text("ja", 'ja = "..."'))
    inner.finish()
    return title


def _read_answers(fields: Fields, place: Place) -> tuple[Answers, ...]:
    raw = fields.take("answers")
    if raw is None:
        return ()
    inner = Fields(raw, place, key="answers", example='answers = {A = ["yes"]}')
    for key in inner:
        parse_player(key, place.at(key))
    queues = ((name, inner.answers(name, f'{name} = ["yes", 2]')) for name in PLAYER_NAMES)
    answers = tuple(Answers(name, queue) for name, queue in queues if queue is not None)
    inner.finish()
    return answers


def _check_players(table: Table, place: Place) -> None:
    names = {setup.name for setup in table.players}

    def check(name: str | None, *keys: str | int) -> None:
        if name is not None and name not in names:
            place.at(*keys).fail(UnknownPlayerError, given=name, known=", ".join(sorted(names)))

    check(table.start.active, "start", "active")
    for answers in table.answers:
        check(answers.player, "answers", answers.player)
    for position, step in enumerate(table.script):
        check(step.player, "script", position, "player")
    for position, row in enumerate(table.expect):
        check(row.player, "expect", position, "player")
        check(getattr(row, "active", None), "expect", position, "active")


def _check_size(table: Table, place: Place) -> None:
    steps = sum(step.times if isinstance(step, ActivateStep) else 1 for step in table.script)
    for key, given in (("script", steps), ("expect", len(table.expect))):
        if given > MOST_STEPS:
            place.at(key).fail(TableTooLargeError, given=given, most=MOST_STEPS)
