"""Reading the corpus.

What is here: opening the file and asking it for cards and names, without ever blocking an event loop. What is not:
building it (``rulings.building``), ranking what a person typed (``rulings.lookup``), and the questions on rules and
rulings, whose SQL stands with their records (``rulings.corpus.rule_texts.rules``, ``rulings.corpus.rulings``);
``Corpus.rows`` runs them.
"""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar
from urllib.parse import quote

import aiosqlite

from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import NameKind, PrintedText, Source
from rulings.corpus.rulings import SELECT_BY_CARD, Ruling, ruling_from_row
from rulings.corpus.schema import APPLICATION_ID, LAYOUT_VERSION
from rulings.errors import RulingsError
from rulings.language import Language

_Value = TypeVar("_Value")
_IDS_AT_A_TIME = 500
"""Well under SQLite's limit of host parameters (999 in old builds)."""


class CorpusMissingError(RulingsError):
    """There is no corpus file where one was expected."""

    code: ClassVar[str] = "corpus_missing"


class CorpusLayoutError(RulingsError):
    """The file is a corpus of another layout than this program reads."""

    code: ClassVar[str] = "corpus_layout"


class CorpusDamagedError(RulingsError):
    """The file is not a corpus, or SQLite can't read it."""

    code: ClassVar[str] = "corpus_damaged"


@dataclass(frozen=True, slots=True)
class NameRow:
    """One name by which one card is known, with what decides whether to show it."""

    text: str
    """As written, without furigana."""
    reading: str
    """Hiragana where known, else empty."""
    language: Language
    kind: NameKind
    card: str
    """English name of the card, ``Card.name``."""
    face: int | None
    """Position of the face that has this name; ``None`` for the whole card."""
    position: int
    """Rank among the names of this card in this language, 0 first."""
    is_joke: bool
    is_digital_only: bool
    is_extra: bool


@dataclass(frozen=True, slots=True)
class CorpusInfo:
    """What a corpus file holds."""

    path: Path
    layout: int
    """Version of the layout."""
    size_bytes: int
    sources: tuple[Source, ...]
    """In the order in which they were read."""
    counts: Mapping[str, int]
    """``cards``, ``faces``, ``names_ja``, ``rulings``, ``rules_editions`` and the like."""
    report: Mapping[str, Any]
    """The report of the build, as ``rulings.building.BuildReport.to_json`` gives it; empty where there is none."""


class Corpus:
    """An open corpus; read only, and safe to share between tasks.

    日本語: カード・ルール・裁定のデータベース（読み取り専用）
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self.path = path
        self._file = _identity(path)

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator["Corpus"]:
        """Open the file for as long as the context lasts.

        A build that replaces the file meanwhile doesn't disturb it: this corpus goes on reading the old one.

        Shape: a few milliseconds, no write to the file or beside it.
        Raises: CorpusMissingError: no file; CorpusLayoutError: another layout; CorpusDamagedError: not a corpus.
        """
        if not path.is_file():
            raise CorpusMissingError(path=path)
        uri = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        connection = await aiosqlite.connect(uri, uri=True)
        try:
            await _check_layout(connection, path)
            yield cls(connection, path)
        finally:
            await connection.close()

    def is_replaced(self) -> bool:
        """Whether a build has put another file in the place of this one, so that whoever goes on should open it anew.

        Shape: one look at the folder, no reading.
        """
        return _identity(self.path) != self._file

    async def rows(self, query: str, parameters: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        """All rows of a query, for the modules that keep their SQL beside their records.

        Raises: CorpusDamagedError: SQLite can't read the file.
        """
        try:
            async with self._connection.execute(query, tuple(parameters)) as cursor:
                return [tuple(row) for row in await cursor.fetchall()]
        except sqlite3.DatabaseError as fault:
            raise CorpusDamagedError(path=self.path, fault=str(fault)) from fault

    async def card(self, name: str) -> Card | None:
        """The card with exactly this English name, of the whole or of a face; ``None`` if there is none.

        A card that is called so as a whole comes before one of which only a face is.

        日本語: 英語名が完全に一致するカード
        """
        return (await self.cards([name])).get(name)

    async def cards(self, names: Iterable[str]) -> dict[str, Card]:
        """Cards by exact English name; names that no card has are absent.

        Shape: names as given -> card; two queries for every 500 names.
        """
        wanted = list(dict.fromkeys(names))
        ids: dict[str, int] = {}
        for part in _parts(wanted):
            found = await self.rows(
                "SELECT text, card_id FROM card_name WHERE language = 'en' AND kind = 'current'"
                f" AND text IN ({_marks(part)}) ORDER BY face IS NOT NULL, position, card_id",
                part,
            )
            for text, card_id in found:
                ids.setdefault(text, card_id)
        cards = await self._cards_by_id(list(dict.fromkeys(ids.values())))
        return {name: cards[ids[name]] for name in wanted if name in ids}

    async def meld_parts(self, result: str) -> list[Card]:
        """The cards with the combined face of this name on their backs: two, or as many as are known (CR 712.4)."""
        found = await self.rows(
            "SELECT card_id FROM card JOIN face USING (card_id) WHERE layout = ? AND position > 0 AND face.name = ?"
            " ORDER BY card_id",
            [Layout.MELD.value, result],
        )
        cards = await self._cards_by_id([card_id for (card_id,) in found])
        return list(cards.values())

    async def cards_by_japanese(self, name: str) -> list[Card]:
        """Cards that have exactly this Japanese name, of the whole or of a face; today's name before former ones.

        Twelve Japanese names belong to several cards: the caller must ask which one is meant.

        日本語: 日本語名が完全に一致するカード（同名が複数あれば全部）
        """
        found = await self.rows(
            "SELECT card_id FROM card_name WHERE language = 'ja' AND text = ?"
            " ORDER BY kind != 'current', face IS NOT NULL, position, card_id",
            [name],
        )
        ids = list(dict.fromkeys(card_id for (card_id,) in found))
        cards = await self._cards_by_id(ids)
        return [cards[card_id] for card_id in ids]

    async def card_by_oracle_id(self, oracle_id: str) -> Card | None:
        """The card with Scryfall's id, or ``None``."""
        found = await self.rows("SELECT card_id FROM card WHERE oracle_id = ? ORDER BY card_id LIMIT 1", [oracle_id])
        return (await self._cards_by_id([found[0][0]]))[found[0][0]] if found else None

    async def all_names(self) -> list[NameRow]:
        """Every name of every card in both languages.

        Shape: about 100,000 rows in half a second; by card, language and rank.
        """
        return [
            _name_from_row(row)
            for row in await self.rows(f"{_SELECT_NAMES} ORDER BY n.card_id, n.language, n.position")
        ]

    async def names(self, card: str) -> list[NameRow]:
        """Every name of one card, by ``Card.name``; English first, then Japanese, each by rank."""
        query = f"{_SELECT_NAMES} WHERE c.name = ? ORDER BY n.language, n.position"
        return [_name_from_row(row) for row in await self.rows(query, [card])]

    async def printed_texts(self, card: str) -> dict[int, PrintedText]:
        """Japanese printed texts of a card by position of the face; it says what was printed, not what counts today."""
        rows = await self.rows(
            "SELECT p.face, f.name, p.type_line, p.text, s.key FROM printed_text p JOIN card c USING (card_id)"
            " JOIN face f ON f.card_id = p.card_id AND f.position = p.face JOIN source s ON s.source_id = p.source_id"
            " WHERE c.name = ? AND p.language = 'ja' ORDER BY p.face",
            [card],
        )
        return {
            position: PrintedText(card, face, type_line, text, Language.JA, key)
            for position, face, type_line, text, key in rows
        }

    async def rulings_by_card(self, card: str) -> list[Ruling]:
        """Rulings that concern a card, by ``Card.name``; every source, in no order of importance."""
        return [ruling_from_row(row) for row in await self.rows(SELECT_BY_CARD, [card])]

    async def info(self) -> CorpusInfo:
        """What the corpus holds and what its build reported.

        Shape: instant; the counts were taken when it was built.
        """
        facts = {key: json.loads(value) for key, value in await self.rows("SELECT key, value FROM corpus_fact")}
        sources = await self.rows("SELECT key, title, edition, language, sha256 FROM source ORDER BY source_id")
        return CorpusInfo(
            path=self.path,
            layout=LAYOUT_VERSION,
            size_bytes=self.path.stat().st_size,
            sources=tuple(Source(*row) for row in sources),
            counts=facts.get("counts", {}),
            report=facts.get("report", {}),
        )

    async def _cards_by_id(self, ids: Sequence[int]) -> dict[int, Card]:
        cards: dict[int, Card] = {}
        for part in _parts(ids):
            marks = _marks(part)
            faces: dict[int, list[Face]] = {}
            for card_id, *columns in await self.rows(_SELECT_FACES.format(marks), part):
                faces.setdefault(card_id, []).append(face_from_row(columns))
            whole_names: dict[int, list[str]] = {}
            face_names: dict[tuple[int, int], str] = {}
            for card_id, face, text, is_split in await self.rows(_SELECT_JAPANESE.format(marks), part):
                if face is not None:
                    face_names.setdefault((card_id, face), text)
                if (face is None and (is_split or " // " not in text)) or (face == 0 and not is_split):
                    whole_names.setdefault(card_id, []).append(text)
            for card_id, *columns in await self.rows(_SELECT_CARDS.format(marks), part):
                name, layout, missing, oracle_id, printings, first_set, *marks_of_card, sources = columns
                is_joke, is_digital_only, is_extra = map(bool, marks_of_card)
                of_card = tuple(faces.get(card_id, ()))
                names_ja = tuple(whole_names.get(card_id, ()))
                alone = names_ja[:1] if len(of_card) == 1 and not json.loads(missing) else ()
                cards[card_id] = Card(
                    name=name,
                    layout=Layout(layout),
                    faces=of_card,
                    missing_faces=tuple(json.loads(missing)),
                    oracle_id=oracle_id,
                    printings=printings,
                    first_set=first_set,
                    names_ja=names_ja,
                    face_names_ja=tuple(
                        face_names.get((card_id, position)) or (alone[0] if alone else None)
                        for position in range(len(of_card))
                    ),
                    is_joke=is_joke,
                    is_digital_only=is_digital_only,
                    is_extra=is_extra,
                    sources=tuple(json.loads(sources)),
                )
        return cards


_SELECT_NAMES = (
    "SELECT n.text, n.reading, n.language, n.kind, c.name, n.face, n.position, c.is_joke, c.is_digital_only, c.is_extra"
    " FROM card_name n JOIN card c USING (card_id)"
)
_SELECT_CARDS = (
    "SELECT card_id, name, layout, missing_faces, oracle_id, printings, first_set, is_joke, is_digital_only, is_extra,"
    " sources FROM card WHERE card_id IN ({})"
)
FACE_COLUMNS: Final = (
    "f.name, f.mana_cost, f.supertypes, f.types, f.subtypes, f.oracle_text, f.power, f.toughness,"
    " f.loyalty, f.defense, f.color_indicator, f.keywords, f.model, s.key"
)
"""What ``face_from_row`` takes, of tables ``face f`` and ``source s``."""
_SELECT_FACES = (
    f"SELECT f.card_id, {FACE_COLUMNS} FROM face f JOIN source s USING (source_id)"
    " WHERE f.card_id IN ({}) ORDER BY f.card_id, f.position"
)
_SELECT_JAPANESE = (
    "SELECT n.card_id, n.face, n.text, c.layout = 'split' FROM card_name n JOIN card c USING (card_id)"
    " WHERE n.language = 'ja' AND n.kind IN ('current', 'former', 'misprint') AND n.card_id IN ({})"
    " ORDER BY n.card_id, n.position"
)


def _name_from_row(row: Sequence[Any]) -> NameRow:
    text, reading, language, kind, card, face, position, *marks = row
    is_joke, is_digital_only, is_extra = map(bool, marks)
    return NameRow(
        text=text,
        reading=reading,
        language=Language(language),
        kind=NameKind(kind),
        card=card,
        face=face,
        position=position,
        is_joke=is_joke,
        is_digital_only=is_digital_only,
        is_extra=is_extra,
    )


def face_from_row(columns: Sequence[Any]) -> Face:
    """The face of a row of ``FACE_COLUMNS``."""
    (
        name, mana_cost, supertypes, types, subtypes, oracle_text, power, toughness, loyalty, defense,
        color_indicator, keywords, model, source,
    ) = columns  # fmt: skip
    return Face(
        name=name,
        mana_cost=mana_cost,
        supertypes=tuple(json.loads(supertypes)),
        types=tuple(json.loads(types)),
        subtypes=tuple(json.loads(subtypes)),
        oracle_text=oracle_text,
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        color_indicator=None if color_indicator is None else tuple(color_indicator),
        keywords=tuple(json.loads(keywords)),
        source=source,
        model=model,
    )


def _identity(path: Path) -> tuple[int, int, int] | None:
    """What tells one file at a place from another, ``None`` where there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size


async def _check_layout(connection: aiosqlite.Connection, path: Path) -> None:
    try:
        async with connection.execute("PRAGMA application_id") as cursor:
            application_id = (await cursor.fetchone() or (0,))[0]
        async with connection.execute("PRAGMA user_version") as cursor:
            layout = (await cursor.fetchone() or (0,))[0]
    except sqlite3.DatabaseError as fault:
        raise CorpusDamagedError(path=path, fault=str(fault)) from fault
    if application_id != APPLICATION_ID:
        raise CorpusDamagedError(path=path, fault="not a corpus")
    if layout != LAYOUT_VERSION:
        raise CorpusLayoutError(path=path, found=layout, wanted=LAYOUT_VERSION)


def _parts(values: Sequence[_Value]) -> list[Sequence[_Value]]:
    return [values[start : start + _IDS_AT_A_TIME] for start in range(0, len(values), _IDS_AT_A_TIME)]


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
