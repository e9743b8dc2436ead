"""How the corpus lies in its SQLite file.

What is here: the version of the layout and the tables of sources, cards and names. What is not: the tables of rules
(``rulings.corpus.rule_texts.rules``), of rulings (``rulings.corpus.rulings``) and of the name index
(``rulings.lookup``), which their packages declare beside their records and which are created here too.
"""

import sqlite3

from rulings.corpus.rule_texts.rule_summaries import SUMMARIES_SCHEMA
from rulings.corpus.rule_texts.rules import RULES_SCHEMA
from rulings.corpus.rulings import CREATE_TABLES as RULINGS_SCHEMA

LAYOUT_VERSION = 5
"""Rises with every change after which an older program or file must be refused."""

APPLICATION_ID = 0x4A554447
"""``JUDG`` in the header of the file, so that other SQLite files are recognised as not ours."""

CARDS_SCHEMA = """
CREATE TABLE corpus_fact (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE source (
    source_id INTEGER PRIMARY KEY,
    key       TEXT NOT NULL UNIQUE,
    title     TEXT NOT NULL,
    edition   TEXT NOT NULL,
    language  TEXT NOT NULL,
    sha256    TEXT NOT NULL
);
CREATE TABLE card (
    card_id         INTEGER PRIMARY KEY,
    name            TEXT NOT NULL UNIQUE,
    layout          TEXT NOT NULL,
    missing_faces   TEXT NOT NULL,
    oracle_id       TEXT,
    printings       INTEGER NOT NULL,
    first_set       TEXT,
    is_joke         INTEGER NOT NULL,
    is_digital_only INTEGER NOT NULL,
    is_extra        INTEGER NOT NULL,
    sources         TEXT NOT NULL
);
CREATE INDEX card_oracle_id ON card (oracle_id) WHERE oracle_id IS NOT NULL;
CREATE TABLE face (
    card_id         INTEGER NOT NULL REFERENCES card,
    position        INTEGER NOT NULL,
    name            TEXT NOT NULL,
    mana_cost       TEXT NOT NULL,
    supertypes      TEXT NOT NULL,
    types           TEXT NOT NULL,
    subtypes        TEXT NOT NULL,
    oracle_text     TEXT NOT NULL,
    power           TEXT,
    toughness       TEXT,
    loyalty         TEXT,
    defense         TEXT,
    color_indicator TEXT,
    keywords        TEXT NOT NULL,
    model           TEXT NOT NULL,
    source_id       INTEGER NOT NULL REFERENCES source,
    edition         TEXT NOT NULL,
    language        TEXT NOT NULL DEFAULT 'en',
    PRIMARY KEY (card_id, position)
) WITHOUT ROWID;
CREATE TABLE card_name (
    name_id   INTEGER PRIMARY KEY,
    card_id   INTEGER NOT NULL REFERENCES card,
    face      INTEGER,
    language  TEXT NOT NULL,
    kind      TEXT NOT NULL,
    text      TEXT NOT NULL,
    reading   TEXT NOT NULL,
    spoken    TEXT NOT NULL,
    position  INTEGER NOT NULL,
    note      TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source,
    edition   TEXT NOT NULL
);
CREATE INDEX card_name_text ON card_name (text);
CREATE INDEX card_name_card ON card_name (card_id, language, position);
CREATE TABLE printed_text (
    card_id   INTEGER NOT NULL REFERENCES card,
    face      INTEGER NOT NULL,
    language  TEXT NOT NULL,
    type_line TEXT NOT NULL,
    text      TEXT NOT NULL,
    source_id INTEGER NOT NULL REFERENCES source,
    edition   TEXT NOT NULL,
    PRIMARY KEY (card_id, face, language)
) WITHOUT ROWID;
"""
"""Lists are JSON arrays. ``card_name.face`` is the position of a face, NULL for the whole card; ``position`` orders the
names of one card in one language, today's first. English rows of ``card_name`` are every exact form by which a card is
called: the whole (position 0), its halves joined with `` // `` (1), its faces (2 and on). ``card.first_set`` is
the code of the set in which it was printed first; ``face.model`` what the text means (``rulings.oracle.model``)."""


def create_tables(connection: sqlite3.Connection) -> None:
    """Lay out an empty corpus.

    Shape: an open connection to an empty database; commits nothing.
    """
    for script in (CARDS_SCHEMA, RULES_SCHEMA, SUMMARIES_SCHEMA, RULINGS_SCHEMA):
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {LAYOUT_VERSION}")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
