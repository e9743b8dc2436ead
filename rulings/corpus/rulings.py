"""Rulings as records: one statement, the cards and rules that it is about, and where it comes from.

What is here: the record, its id by content, how it lies in SQL rows, and the link from names as written to cards.
What is not: opening a database (``rulings.corpus.database``), reading outside documents (``rulings.sources``),
ranking (``rulings.corpus.ruling_search``), the project's own rulings (``rulings.corpus.bundled_rulings``).
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rulings.language import Language


class RulingKind(StrEnum):
    """What sort of source a ruling stands in."""

    OFFICIAL = "official"
    """A card ruling of Gatherer as MTGJSON and Scryfall carry them."""
    RELEASE_NOTE = "release_note"
    """A bullet of release notes or of an FAQ to a set."""
    WIKI = "wiki"
    """An item of an MTG Wiki page."""
    BUNDLED = "bundled"
    """Written for judgebot, checked against the rules of its edition."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One statement on how cards or rules work, as one source gives it.

    日本語: 裁定（一つの文書にある一つの記述）
    """

    id: str
    """Twelve hexadecimal digits made of the content (``ruling_id``)."""
    text: str
    """The statement, without its bullet."""
    language: Language
    kind: RulingKind
    source: str
    """Name of the document or data set, in the language of the ruling."""
    topic: str = ""
    """Heading under which it stands: a mechanic, a section or a card as the source writes it."""
    cards: tuple[str, ...] = ()
    """English names of the cards concerned, those of the heading first; only names that the corpus knows."""
    named: tuple[str, ...] = ()
    """Card names as the source writes them, Japanese or English, known or not."""
    rules: tuple[str, ...] = ()
    """Rule numbers that it cites, in the edition that it quotes."""
    date: str | None = None
    """ISO date, or its beginning (``"2003"``) where the source says no more."""
    edition: str | None = None
    """ISO date of the CR edition that its numbers belong to, where known."""
    examples: tuple[str, ...] = ()
    """Examples that the source puts under the statement."""
    group: str = ""
    """Same text in another language has the same group; empty where there is none."""
    table: str | None = None
    """Id of a table file that shows it played out."""
    restates: tuple[str, ...] = ()
    """Ids of rulings of older documents whose matter this one restates by today's rules."""
    change: str | None = None
    """What the rules have changed since the restated rulings were written; ``None`` where they still hold."""
    position: int = 0
    """Place in its document, to keep statements of one day in the order in which they were made."""


def ruling_id(source: str, topic: str, text: str, language: Language, date: str | None = None) -> str:
    """The id of a ruling, the same on every machine and in every build.

    Shape: twelve hexadecimal digits of SHA-256; runs of white space count as one space.
    Example:
        >>> ruling_id("S", "T", "a  b", Language.EN) == ruling_id("S", "T", "a b", Language.EN)
        True
    """
    parts = [source, topic, " ".join(text.split()), str(language), date or ""]
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()[:12]


def official_ruling(card: str, text: str, date: str | None, source: str) -> Ruling:
    """The record of one official English card ruling (MTGJSON ``rulings``, Scryfall ``/rulings``).

    Shape: English name of the card, text, ISO date, name of the data set -> Ruling.
    """
    return Ruling(
        id=ruling_id(source, card, text, Language.EN, date),
        text=text,
        language=Language.EN,
        kind=RulingKind.OFFICIAL,
        source=source,
        topic=card,
        cards=(card,),
        named=(card,),
        rules=find_rule_numbers(text),
        date=date,
    )


_RULE_NUMBER = re.compile(
    r"(?:(?<=rule )|(?<=rules )|(?<=CR )|(?<=CR:)|(?<=CR：))[1-9]\d\d(?!\d)(?:\.\d{1,3}[a-z]{0,2})?"
    r"|(?<![\d.{/+\-])[1-9]\d\d\.\d{1,3}[a-z]{0,2}(?![\d])",
    re.ASCII,
)


def find_rule_numbers(text: str) -> tuple[str, ...]:
    """Rule numbers named in a text, each once, in order.

    Example:
        >>> find_rule_numbers("rule 420を参照。(CR:301.5f、CR:301.6)")
        ('420', '301.5f', '301.6')
        >>> find_rule_numbers("総合ルール 20231117.0")
        ()
    """
    return tuple(dict.fromkeys(_RULE_NUMBER.findall(text)))


def link_cards(
    rulings: Iterable[Ruling],
    find_card: Callable[[str], str | None],
    names_of: Callable[[str], Sequence[str]],
) -> tuple[Ruling, ...]:
    """The rulings of one document, tied to the cards that they name.

    A name as written is tied if ``find_card`` knows it exactly. A card that the document names somewhere is also tied
    to every other statement that has one of its Japanese names in its text (wiki pages give the English name once).

    Shape: rulings of one document, exact name -> English name, English name -> Japanese names -> rulings, same order.
    """
    document = tuple(rulings)
    known: dict[str, None] = {}
    for ruling in document:
        for name in ruling.named:
            if (card := find_card(name)) is not None:
                known[card] = None
    linked = []
    for ruling in document:
        cards = [card for name in ruling.named if (card := find_card(name)) is not None]
        whole = " ".join((ruling.text, *ruling.examples))
        cards += [card for card in known if any(len(name) > 2 and name in whole for name in names_of(card))]
        linked.append(replace(ruling, cards=tuple(dict.fromkeys([*ruling.cards, *cards]))))
    return tuple(linked)


# --- rows ---------------------------------------------------------------------------------------------------------

CREATE_TABLES = """
CREATE TABLE ruling (
    id TEXT PRIMARY KEY, text TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, source TEXT NOT NULL,
    topic TEXT NOT NULL, date TEXT, edition TEXT, ruling_group TEXT NOT NULL, shown_by TEXT, change TEXT,
    position INTEGER NOT NULL, lists TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE ruling_card (card TEXT NOT NULL, ruling TEXT NOT NULL, PRIMARY KEY (card, ruling)) WITHOUT ROWID;
CREATE TABLE ruling_rule (rule TEXT NOT NULL, ruling TEXT NOT NULL, PRIMARY KEY (rule, ruling)) WITHOUT ROWID;
CREATE TABLE ruling_restates (restated TEXT NOT NULL, ruling TEXT NOT NULL, PRIMARY KEY (restated, ruling))
    WITHOUT ROWID;
"""
"""Tables of rulings; ``lists`` is JSON, the other three are made from it to search by."""

COLUMNS = "id, text, language, kind, source, topic, date, edition, ruling_group, shown_by, change, position, lists"
INSERT_RULING = f"INSERT OR IGNORE INTO ruling ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_RULING_CARD = "INSERT OR IGNORE INTO ruling_card (card, ruling) VALUES (?, ?)"
INSERT_RULING_RULE = "INSERT OR IGNORE INTO ruling_rule (rule, ruling) VALUES (?, ?)"
INSERT_RULING_RESTATES = "INSERT OR IGNORE INTO ruling_restates (restated, ruling) VALUES (?, ?)"
SELECT_BY_CARD = f"SELECT {COLUMNS} FROM ruling JOIN ruling_card ON ruling = id WHERE card = ? ORDER BY id"
SELECT_BY_RULE = f"SELECT {COLUMNS} FROM ruling JOIN ruling_rule ON ruling = id WHERE rule = ? ORDER BY id"
SELECT_BY_ID = f"SELECT {COLUMNS} FROM ruling WHERE id = ?"
SELECT_BY_RESTATED = f"SELECT {COLUMNS} FROM ruling JOIN ruling_restates ON ruling = id WHERE restated = ? ORDER BY id"
SELECT_ALL = f"SELECT {COLUMNS} FROM ruling ORDER BY id"

RulingRow = tuple[str, str, str, str, str, str, str | None, str | None, str, str | None, str | None, int, str]
"""One row of ``ruling`` in the order of ``COLUMNS``."""

_LISTS = ("cards", "named", "rules", "examples", "restates")


def ruling_row(ruling: Ruling) -> RulingRow:
    """The row of a ruling, in the order of ``COLUMNS``, for ``INSERT_RULING``."""
    lists = {name: list(getattr(ruling, name)) for name in _LISTS if getattr(ruling, name)}
    return (
        ruling.id,
        ruling.text,
        str(ruling.language),
        str(ruling.kind),
        ruling.source,
        ruling.topic,
        ruling.date,
        ruling.edition,
        ruling.group,
        ruling.table,
        ruling.change,
        ruling.position,
        json.dumps(lists, ensure_ascii=False, sort_keys=True, separators=(",", ":")),
    )


def card_rows(ruling: Ruling) -> list[tuple[str, str]]:
    """Rows for ``INSERT_RULING_CARD``."""
    return [(card, ruling.id) for card in ruling.cards]


def rule_rows(ruling: Ruling) -> list[tuple[str, str]]:
    """Rows for ``INSERT_RULING_RULE``."""
    return [(rule, ruling.id) for rule in ruling.rules]


def restates_rows(ruling: Ruling) -> list[tuple[str, str]]:
    """Rows for ``INSERT_RULING_RESTATES``."""
    return [(restated, ruling.id) for restated in ruling.restates]


def ruling_from_row(row: Sequence[Any]) -> Ruling:
    """The ruling of a row selected with ``COLUMNS``; gives back what ``ruling_row`` took."""
    ident, text, language, kind, source, topic, date, edition, group, table, change, position, lists = row
    loaded = {name: tuple(values) for name, values in json.loads(lists).items()}
    return Ruling(
        id=ident,
        text=text,
        language=Language(language),
        kind=RulingKind(kind),
        source=source,
        topic=topic,
        date=date,
        edition=edition,
        group=group,
        table=table,
        change=change,
        position=position,
        **loaded,
    )
