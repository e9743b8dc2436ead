"""The rules as records, and how they lie in the corpus database.

What is here: editions, rules, examples and glossary entries as plain data; the tables, the writing of an edition and
the questions that the corpus answers, as SQL constants with row readers, so that a synchronous build and an
asynchronous reader use the same ones. What is not: reading the official files (``rulings.sources.cr_text``), how
editions relate (``rulings.corpus.rule_texts.concordance``), and opening the database (``rulings.corpus.database``).
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.numbering import RuleKind, kind_of, parent_of
from rulings.language import Language


@dataclass(frozen=True, slots=True)
class Example:
    """An example that the rules give under a rule or a glossary term."""

    text: str
    """Without the word ``Example:`` (``例：``)."""
    after: int
    """How many paragraphs of its rule stand before it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered entry of an edition: a chapter, a section, a rule or a subrule."""

    number: RuleNumber
    """As the edition numbers it; an edition with a misprint can have a number twice."""
    paragraphs: tuple[str, ...]
    """The text without number and examples; a chapter or section has its title."""
    examples: tuple[Example, ...] = ()
    """In the order of the document."""

    @property
    def kind(self) -> RuleKind:
        """Chapter, section, rule or subrule."""
        return kind_of(self.number)

    @property
    def parent(self) -> RuleNumber | None:
        """Number one level up."""
        return parent_of(self.number)

    @property
    def text(self) -> str:
        """The paragraphs, joined by line feeds."""
        return "\n".join(self.paragraphs)


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """One term of the glossary."""

    term: str
    """As printed: ``"Active Player, Nonactive Player Order"``, ``"Ante (Obsolete)"``."""
    paragraphs: tuple[str, ...]
    """The definition."""
    examples: tuple[Example, ...] = ()
    """Given until 2009."""

    @property
    def text(self) -> str:
        """The definition, joined by line feeds."""
        return "\n".join(self.paragraphs)


@dataclass(frozen=True)
class RulesEdition:
    """One edition of the Comprehensive Rules in one language, whole.

    日本語: 総合ルールの一つの版
    Shape: everything between the title and the last line of the credits is in one of the fields, in order.
    """

    language: Language
    """Language of the text."""
    effective: date
    """The date that the text itself gives, never that of the file's name."""
    label: str
    """How the edition is cited: ``"20260116"``, in Japanese with its revision ``"20231117.0"``."""
    front: tuple[str, ...]
    """Title, date line and introduction, line by line."""
    contents: tuple[str, ...]
    """The table of contents, and in Japanese the introduction that follows it, line by line."""
    entries: tuple[Rule, ...]
    """Chapters, sections, rules and subrules in the order of the document."""
    glossary: tuple[GlossaryEntry, ...]
    """Terms in the order of the document."""
    credits: tuple[str, ...]
    """Everything after the glossary, line by line."""
    faults: tuple[str, ...] = ()
    """What the reader found printed wrong and how it took it, a sentence each."""

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Rules and subrules without the headings of chapters and sections."""
        return tuple(rule for rule in self.entries if rule.kind in (RuleKind.RULE, RuleKind.SUBRULE))

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """Examples under rules; those of the glossary stay with their terms."""
        return tuple(example for rule in self.entries for example in rule.examples)

    @cached_property
    def by_number(self) -> Mapping[RuleNumber, Rule]:
        """Entries by number; of a number printed twice, the first."""
        found: dict[RuleNumber, Rule] = {}
        for rule in self.entries:
            found.setdefault(rule.number, rule)
        return found

    def find_rule(self, number: str) -> Rule | None:
        """The entry of that number, or ``None``."""
        return self.by_number.get(RuleNumber(number))


# --- Storage ---------------------------------------------------------------------------------------------------------

RULES_SCHEMA: Final = """
CREATE TABLE rules_edition (
    edition_id INTEGER PRIMARY KEY,
    language   TEXT NOT NULL,
    effective  TEXT NOT NULL,
    label      TEXT NOT NULL,
    source     TEXT NOT NULL,
    matter     TEXT NOT NULL,
    UNIQUE (language, label)
);
CREATE TABLE rules_text (
    text_id  INTEGER PRIMARY KEY,
    hash     BLOB NOT NULL UNIQUE,
    text     TEXT NOT NULL,
    examples TEXT NOT NULL
);
CREATE TABLE rules_entry (
    edition_id INTEGER NOT NULL REFERENCES rules_edition,
    ordinal    INTEGER NOT NULL,
    number     TEXT NOT NULL,
    parent     TEXT,
    text_id    INTEGER NOT NULL REFERENCES rules_text,
    PRIMARY KEY (edition_id, ordinal)
) WITHOUT ROWID;
CREATE INDEX rules_entry_number ON rules_entry (edition_id, number);
CREATE INDEX rules_entry_parent ON rules_entry (edition_id, parent);
CREATE TABLE rules_glossary (
    edition_id INTEGER NOT NULL REFERENCES rules_edition,
    ordinal    INTEGER NOT NULL,
    term       TEXT NOT NULL,
    folded     TEXT NOT NULL,
    text_id    INTEGER NOT NULL REFERENCES rules_text,
    PRIMARY KEY (edition_id, ordinal)
) WITHOUT ROWID;
CREATE INDEX rules_glossary_folded ON rules_glossary (edition_id, folded);
CREATE TABLE rules_concordance (
    newest TEXT PRIMARY KEY,
    text   TEXT NOT NULL
) WITHOUT ROWID;
"""
"""Tables of the rules. A text that many editions share is kept once: a hundred editions fit in a few megabytes."""

SELECT_EDITIONS: Final = """
SELECT edition_id, language, effective, label, source FROM rules_edition ORDER BY effective, label
"""
"""Every edition, oldest first -> ``edition_row``."""

INSERT_CONCORDANCE: Final = "INSERT INTO rules_concordance (newest, text) VALUES (?, ?)"
"""(ISO date of its newest edition, text of ``print_lives``): a concordance that goes on from the bundled one."""
SELECT_CONCORDANCE: Final = "SELECT text FROM rules_concordance ORDER BY newest DESC LIMIT 1"
"""The text of the corpus's own concordance; no row where the bundled one knows all of its editions."""

_ENTRY_COLUMNS: Final = """
SELECT e.number, t.text, t.examples FROM rules_entry e JOIN rules_text t USING (text_id)
"""
SELECT_RULE: Final = f"{_ENTRY_COLUMNS} WHERE e.edition_id = ? AND e.number = ? ORDER BY e.ordinal"
"""(edition_id, number) -> rows of ``rule_from_row``; two only where the edition misprints a number."""
SELECT_SUBRULES: Final = f"{_ENTRY_COLUMNS} WHERE e.edition_id = ? AND e.parent = ? ORDER BY e.ordinal"
"""(edition_id, parent number) -> rows of ``rule_from_row`` in order."""
SELECT_ENTRIES: Final = f"{_ENTRY_COLUMNS} WHERE e.edition_id = ? ORDER BY e.ordinal"
"""(edition_id,) -> the whole edition in order, rows of ``rule_from_row``."""
SELECT_NEIGHBOURS: Final = """
SELECT n.number FROM rules_entry e JOIN rules_entry n
ON n.edition_id = e.edition_id AND n.ordinal IN (e.ordinal - 1, e.ordinal + 1)
WHERE e.edition_id = ? AND e.number = ? ORDER BY n.ordinal
"""
"""(edition_id, number) -> the numbers before and after in the document."""
SELECT_GLOSSARY: Final = """
SELECT g.term, t.text, t.examples FROM rules_glossary g JOIN rules_text t USING (text_id)
WHERE g.edition_id = ? AND g.folded = ? ORDER BY g.ordinal
"""
"""(edition_id, ``fold_term(term)``) -> rows of ``glossary_from_row``."""
SELECT_GLOSSARY_ALL: Final = """
SELECT g.term, t.text, t.examples FROM rules_glossary g JOIN rules_text t USING (text_id)
WHERE g.edition_id = ? ORDER BY g.ordinal
"""
"""(edition_id,) -> the whole glossary in order, rows of ``glossary_from_row``."""


@dataclass(frozen=True, slots=True)
class EditionRow:
    """An edition as the corpus lists it."""

    edition_id: int
    """Key of the edition in this corpus file only."""
    language: Language
    """Language of its text."""
    effective: date
    """The date that the text itself gives."""
    label: str
    """How it is cited."""
    source: str
    """Name of the source that it was read from."""


def store_edition(connection: sqlite3.Connection, edition: RulesEdition, *, source: str) -> int:
    """Write one edition into a corpus that has ``RULES_SCHEMA``, and return its key.

    Shape: about 3,000 rows and 20 ms; commits nothing.
    Raises: sqlite3.IntegrityError: the corpus has an edition of that language and label.
    """
    matter = json.dumps([edition.front, edition.contents, edition.credits, edition.faults], ensure_ascii=False)
    edition_id = connection.execute(
        "INSERT INTO rules_edition (language, effective, label, source, matter) VALUES (?, ?, ?, ?, ?)",
        (edition.language.value, edition.effective.isoformat(), edition.label, source, matter),
    ).lastrowid
    assert edition_id is not None
    bodies: list[Rule | GlossaryEntry] = [*edition.entries, *edition.glossary]
    text_ids = _store_texts(connection, bodies)
    connection.executemany(
        "INSERT INTO rules_entry (edition_id, ordinal, number, parent, text_id) VALUES (?, ?, ?, ?, ?)",
        (
            (edition_id, ordinal, rule.number, rule.parent, text_ids[ordinal])
            for ordinal, rule in enumerate(edition.entries)
        ),
    )
    offset = len(edition.entries)
    connection.executemany(
        "INSERT INTO rules_glossary (edition_id, ordinal, term, folded, text_id) VALUES (?, ?, ?, ?, ?)",
        (
            (edition_id, ordinal, entry.term, fold_term(entry.term), text_ids[offset + ordinal])
            for ordinal, entry in enumerate(edition.glossary)
        ),
    )
    return edition_id


def _store_texts(connection: sqlite3.Connection, bodies: Sequence[Rule | GlossaryEntry]) -> list[int]:
    """Keys of the texts of these entries, in order; new texts are written, known ones shared."""
    rows = []
    for body in bodies:
        text = body.text
        examples = json.dumps([[e.after, e.text] for e in body.examples], ensure_ascii=False)
        rows.append((blake2b(f"{text}\0{examples}".encode(), digest_size=16).digest(), text, examples))
    connection.executemany("INSERT OR IGNORE INTO rules_text (hash, text, examples) VALUES (?, ?, ?)", rows)
    select = "SELECT text_id FROM rules_text WHERE hash = ?"
    return [connection.execute(select, (digest,)).fetchone()[0] for digest, _, _ in rows]


def edition_from_row(row: Sequence[Any]) -> EditionRow:
    """A row of ``SELECT_EDITIONS`` as a record."""
    edition_id, language, effective, label, source = row
    return EditionRow(edition_id, Language(language), date.fromisoformat(effective), label, source)


def rule_from_row(row: Sequence[Any]) -> Rule:
    """A row of ``SELECT_RULE`` and its like as a record."""
    number, text, examples = row
    return Rule(RuleNumber(number), _paragraphs(text), _examples(examples))


def glossary_from_row(row: Sequence[Any]) -> GlossaryEntry:
    """A row of ``SELECT_GLOSSARY`` as a record."""
    term, text, examples = row
    return GlossaryEntry(term, _paragraphs(text), _examples(examples))


def load_edition(connection: sqlite3.Connection, edition_id: int) -> RulesEdition:
    """A whole edition back from the corpus, equal to the one that was stored.

    Raises: LookupError: no such key.
    """
    found = connection.execute(
        "SELECT language, effective, label, matter FROM rules_edition WHERE edition_id = ?", (edition_id,)
    ).fetchone()
    if found is None:
        raise LookupError(f"no edition {edition_id} in this corpus")
    language, effective, label, matter = found
    front, contents, credits_, faults = json.loads(matter)
    return RulesEdition(
        language=Language(language),
        effective=date.fromisoformat(effective),
        label=label,
        front=tuple(front),
        contents=tuple(contents),
        entries=tuple(map(rule_from_row, connection.execute(SELECT_ENTRIES, (edition_id,)))),
        glossary=tuple(map(glossary_from_row, connection.execute(SELECT_GLOSSARY_ALL, (edition_id,)))),
        credits=tuple(credits_),
        faults=tuple(faults),
    )


def fold_term(term: str) -> str:
    """A glossary term as it is compared: case, curly quotes and outer space folded.

    Example:
        >>> fold_term(" “As Though” ")
        'as though'
    """
    return term.casefold().translate(_QUOTES).strip()


def iterate_lines(edition: RulesEdition) -> Iterator[str]:
    """The lines of the document that are not blank, in order, as this record holds them.

    Shape: numbers with their dot (``100.1.``) or without (``100.1a``) as today's editions print them, outer space
    folded. Used to prove that reading loses nothing.
    """
    word = "例：" if edition.language is Language.JA else "Example: "
    yield from edition.front
    yield from edition.contents
    for rule in edition.entries:
        lines = list(_body_lines(rule, word))
        dot = "" if rule.kind is RuleKind.SUBRULE else "."
        yield f"{rule.number}{dot} {lines[0]}"
        yield from lines[1:]
    if edition.glossary:
        yield "用語集" if edition.language is Language.JA else "Glossary"
    for entry in edition.glossary:
        yield entry.term
        yield from _body_lines(entry, word)
    yield from edition.credits


def _body_lines(body: Rule | GlossaryEntry, word: str) -> Iterator[str]:
    """Paragraphs and examples in the order of the document."""
    for count in range(len(body.paragraphs) + 1):
        yield from (f"{word}{example.text}" for example in body.examples if example.after == count)
        if count < len(body.paragraphs):
            yield body.paragraphs[count]


def _paragraphs(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n")) if text else ()


def _examples(packed: str) -> tuple[Example, ...]:
    return tuple(Example(text, after) for after, text in json.loads(packed))


_QUOTES: Final = dict.fromkeys(map(ord, "“”\"‘’'"), None)
