"""Writing the corpus.

What is here: one writer that puts records into the tables of ``rulings.corpus.schema``. What is not: deciding which
record of which source is right (``rulings.corpus.merging``), and putting the file in its place (``rulings.building``).
"""

import json
import sqlite3
from collections.abc import Iterable
from functools import cache

from rulings.corpus.cards import Card, Face
from rulings.corpus.records import CardName, PrintedText, Source
from rulings.corpus.rulings import (
    INSERT_RULING,
    INSERT_RULING_CARD,
    INSERT_RULING_RESTATES,
    INSERT_RULING_RULE,
    Ruling,
    card_rows,
    restates_rows,
    rule_rows,
    ruling_row,
)
from rulings.language import Language


class CorpusWriter:
    """Puts cards, names and rulings into an empty corpus, in the order in which they come.

    Shape: a connection with ``create_tables`` done; the caller commits. Equal calls in equal order give equal bytes.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._sources: dict[str, tuple[int, str]] = {}
        self._card_ids: dict[str, int] = {}
        self._name_positions: dict[tuple[int, Language], int] = {}

    def put_fact(self, key: str, value: object) -> None:
        """Keep something about the corpus itself, as JSON."""
        text = json.dumps(value, ensure_ascii=False, sort_keys=True)
        self._connection.execute("INSERT INTO corpus_fact VALUES (?, ?)", (key, text))

    def put_source(self, source: Source) -> None:
        """Make a source known; facts name it by its key afterwards."""
        row = (source.key, source.title, source.edition, source.language, source.sha256)
        cursor = self._connection.execute(
            "INSERT INTO source (key, title, edition, language, sha256) VALUES (?, ?, ?, ?, ?)", row
        )
        self._sources[source.key] = (cursor.lastrowid or 0, source.edition)

    def put_card(self, card: Card) -> None:
        """Write a card with its faces and its English names.

        Raises: KeyError: a face names a source that was not put before.
        """
        cursor = self._connection.execute(
            "INSERT INTO card (name, layout, missing_faces, oracle_id, printings, first_set, is_joke,"
            " is_digital_only, is_extra, sources) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                card.name,
                card.layout.value,
                _pack(card.missing_faces),
                card.oracle_id,
                card.printings,
                card.first_set,
                card.is_joke,
                card.is_digital_only,
                card.is_extra,
                _pack(card.sources),
            ),
        )
        card_id = cursor.lastrowid or 0
        self._card_ids[card.name] = card_id
        for position, face in enumerate(card.faces):
            self._put_face(card_id, position, face)
        for face_position, text in _english_names(card):
            kind_source = card.sources[0] if card.sources else card.faces[0].source
            self._put_name_row(card_id, face_position, CardName(card.name, text, Language.EN, source=kind_source))

    def _put_face(self, card_id: int, position: int, face: Face) -> None:
        source_id, edition = self._sources[face.source]
        self._connection.execute(
            "INSERT INTO face (card_id, position, name, mana_cost, supertypes, types, subtypes, oracle_text, power,"
            " toughness, loyalty, defense, color_indicator, keywords, model, source_id, edition)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                card_id,
                position,
                face.name,
                face.mana_cost,
                _pack(face.supertypes),
                _pack(face.types),
                _pack(face.subtypes),
                face.oracle_text,
                face.power,
                face.toughness,
                face.loyalty,
                face.defense,
                None if face.color_indicator is None else "".join(face.color_indicator),
                _pack(face.keywords),
                face.model,
                source_id,
                edition,
            ),
        )

    def put_name(self, card: str, face: int | None, name: CardName) -> None:
        """Write one more name of a card; earlier ones rank before later ones.

        Shape: ``card`` is the name under which the card was put, ``face`` the position of a face or None for the whole.
        """
        self._put_name_row(self._card_ids[card], face, name)

    def _put_name_row(self, card_id: int, face: int | None, name: CardName) -> None:
        source_id, edition = self._sources[name.source]
        position = self._name_positions.get((card_id, name.language), 0)
        self._name_positions[card_id, name.language] = position + 1
        self._connection.execute(
            "INSERT INTO card_name (card_id, face, language, kind, text, reading, spoken, position, note, source_id,"
            " edition) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                card_id,
                face,
                name.language.value,
                name.kind.value,
                name.text,
                name.reading,
                name.spoken,
                position,
                name.note,
                source_id,
                edition,
            ),
        )

    def put_printed_text(self, card: str, face: int, printed: PrintedText) -> bool:
        """Write the text of a face as printed in another language; the first one of a face and language stays.

        Shape: -> whether it was the first.
        """
        source_id, edition = self._sources[printed.source]
        cursor = self._connection.execute(
            "INSERT OR IGNORE INTO printed_text VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                self._card_ids[card],
                face,
                printed.language.value,
                printed.type_line,
                printed.text,
                source_id,
                edition,
            ),
        )
        return cursor.rowcount == 1

    def put_rulings(self, rulings: Iterable[Ruling]) -> int:
        """Write rulings with the rows that find them by card and rule.

        Shape: -> how many were new; a ruling whose id is there already adds nothing.
        """
        written = 0
        for ruling in rulings:
            if self._connection.execute(INSERT_RULING, ruling_row(ruling)).rowcount:
                written += 1
                self._connection.executemany(INSERT_RULING_CARD, card_rows(ruling))
                self._connection.executemany(INSERT_RULING_RULE, rule_rows(ruling))
                self._connection.executemany(INSERT_RULING_RESTATES, restates_rows(ruling))
        return written


def _english_names(card: Card) -> list[tuple[int | None, str]]:
    """Every exact English form of a card, the whole first; a face of which only the name is known counts too."""
    face_names = [face.name for face in card.faces]
    face_names += [name for name in card.missing_faces if name != "?"]
    names: list[tuple[int | None, str]] = [(None, card.name)]
    joined = " // ".join(face_names)
    if len(face_names) > 1 and joined != card.name:
        names.append((None, joined))
    if len(face_names) > 1:
        names += [(position, name) for position, name in enumerate(face_names) if name != card.name or position]
    return names


@cache
def _pack(values: tuple[str, ...]) -> str:
    """A list as JSON; types and keywords come again and again."""
    return json.dumps(values, ensure_ascii=False)
