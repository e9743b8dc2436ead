"""The index of free-text search inside the corpus file.

What is here: which texts can be found, what each is indexed by, and writing the index. What is not: asking it
(``search``).

Texts of older editions are documents of their own, which only a search of their time finds. Every rule of the newest
edition is one document in both languages: its text and examples, the summaries of the
bundled data, how people ask about it, and, more weakly, the headings above it. Glossary entries and rulings are
documents of their own. Each token of each document gets its share of BM25F (Robertson, Zaragoza; one length for all
fields) when the index is written, so that a question is answered by adding up a few rows.
"""

import json
import math
import sqlite3
import sys
import tomllib
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import Concordance, load_bundled_concordance, read_concordance
from rulings.corpus.rule_texts.editions import numbers_in_edition
from rulings.corpus.rule_texts.rule_summaries import SUMMARIES_EDITION
from rulings.corpus.rule_texts.rules import SELECT_CONCORDANCE
from rulings.lookup.texts.concepts import Concepts, load_concepts
from rulings.lookup.texts.search_editions import OldRule, TermLife, parents_of, read_rule_lives, read_term_lives
from rulings.lookup.texts.text_tokens import asian_tokens, fold_asian, stem_words

SUMMARIES_DATE: Final = date.fromisoformat(SUMMARIES_EDITION)
"""Edition whose numbers terms, summaries and phrases have."""
_SATURATION: Final = 1.2
_LENGTH_SHARE: Final = 0.55
_TITLE: Final = 2.5
"""Weight of a token in a heading of its own against one in the text."""
_CONTEXT: Final = 0.6
"""Weight of a token in a heading above."""
_SUMMARY: Final = 0.8
_EXAMPLE: Final = 0.5
_OWN_TERM: Final = 2.5
"""Weight of the term whose rule this is, against a mention of it."""

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS search_doc (
    doc INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, source TEXT NOT NULL, edition TEXT NOT NULL,
    languages TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS search_doc_key ON search_doc (key);
CREATE TABLE IF NOT EXISTS search_term (term TEXT PRIMARY KEY, docs BLOB NOT NULL, shares BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS search_life (
    doc INTEGER PRIMARY KEY, first TEXT NOT NULL, last TEXT NOT NULL, is_old INTEGER NOT NULL
)
"""


class DocKind(StrEnum):
    """What a search finds."""

    RULE = "rule"
    GLOSSARY = "glossary"
    RULING = "ruling"


@dataclass
class _Document:
    """One text to be found, with its tokens weighted by where they stand."""

    kind: DocKind
    key: str
    source: str
    edition: str
    languages: str
    first: str = ""
    """Of a rule, the oldest edition with this text under this number."""
    tokens: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    length: float = 0.0


class _Weigher:
    """Adds texts to documents as tokens."""

    def __init__(self, concepts: Concepts) -> None:
        self._concepts = concepts
        self._tokens: dict[str, tuple[str, ...]] = {}
        """Texts come more than once: rulings for many cards, names, headings above."""

    def add(self, document: _Document, text: str, weight: float, *, counts: bool = True) -> None:
        if not text:
            return
        tokens = self._tokens.get(text)
        if tokens is None:
            tokens = self._tokens[text] = tuple(map(sys.intern, text_tokens(text, self._concepts)))
        for token in tokens:
            document.tokens[token] += weight
        if counts:
            document.length += weight * len(tokens)


def text_tokens(text: str, concepts: Concepts) -> Iterator[str]:
    """All tokens of a text: English stems, Japanese words and pairs, and the concepts of both, marked with ``§``."""
    stems = stem_words(text)
    yield from stems
    yield from (f"§{concept}" for concept in concepts.in_english(stems))
    if not text.isascii():
        yield from asian_tokens(text)
        yield from (f"§{concept}" for concept in concepts.in_japanese(fold_asian(text)))


def build_search(conn: sqlite3.Connection, data: Path) -> int:
    """Write the index of free-text search over what the corpus holds, in the transaction that is open.

    Shape: connection, folder of the bundled data -> number of documents; some seconds for 50,000.
    """
    concepts = load_concepts(data)
    weigher = _Weigher(concepts)
    asked = load_asked(data)
    newest = _concordance(conn).newest
    lives = read_rule_lives(conn, newest.isoformat())
    terms = read_term_lives(conn)
    of_today = [life for life in terms if life.last == terms[0].last]
    documents = [*_rules(conn, weigher, asked, lives.since), *_glossary(of_today, weigher), *_rulings(conn, weigher)]
    count = len(documents)
    documents += _old_rules(lives.old, weigher)
    documents += _glossary(terms[len(of_today) :], weigher)
    for statement in _SCHEMA.split(";"):
        conn.execute(statement)
    conn.execute("DELETE FROM search_doc")
    conn.execute("DELETE FROM search_term")
    conn.execute("DELETE FROM search_life")
    conn.executemany(
        "INSERT INTO search_doc VALUES (?, ?, ?, ?, ?, ?)",
        ((n, d.kind.value, d.key, d.source, d.edition, d.languages) for n, d in enumerate(documents)),
    )
    conn.executemany(
        "INSERT INTO search_life VALUES (?, ?, ?, ?)",
        (
            (n, d.first or d.edition, d.edition, n >= count)
            for n, d in enumerate(documents)
            if d.kind is not DocKind.RULING
        ),
    )
    conn.executemany("INSERT INTO search_term VALUES (?, ?, ?)", _shares(documents, count))
    return len(documents)


def load_asked(data: Path) -> dict[str, list[str]]:
    """How people ask about a rule, by its number.

    Shape: folder of the bundled data -> number -> phrases in both languages; none where the file is not there.
    """
    path = data / "search" / "asked.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["rules"] if path.is_file() else {}
    return {str(number): [str(phrase) for phrase in phrases] for number, phrases in rows.items()}


def _shares(documents: Sequence[_Document], count: int) -> Iterator[tuple[str, bytes, bytes]]:
    """Each token with its documents and what it adds to their score; how rare it is say the first documents, which are
    those of today."""
    if not documents:
        return
    mean = sum(d.length for d in documents[:count]) / max(1, count) or 1.0
    found: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, document in enumerate(documents):
        base = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * document.length / mean)
        for token, weight in document.tokens.items():
            found[token].append((number, weight * (_SATURATION + 1) / (weight + base)))
    for token in sorted(found):
        rows = found[token]
        today = bisect_left(rows, (count, 0.0)) or 1
        rarity = math.log(1 + (count - today + 0.5) / (today + 0.5)) if count else 1.0
        docs = np.array([number for number, _ in rows], dtype="<i4")
        shares = np.array([share * rarity for _, share in rows], dtype="<f2")
        yield token, docs.tobytes(), shares.tobytes()


def _rules(
    conn: sqlite3.Connection, weigher: _Weigher, asked: Mapping[str, Sequence[str]], since: Mapping[str, str]
) -> Iterator[_Document]:
    summaries: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for number, language, text in conn.execute("SELECT number, language, text FROM rule_summary"):
        summaries[number][language] = text
    concordance = _concordance(conn)
    edition, entries = _entries_of(conn, concordance.newest)
    own_numbers = _own_numbers(concordance, list(entries), summaries)
    headings = {number: text for number, (text, _) in entries.items() if _is_heading(text)}
    for number, own in own_numbers.items():
        text, examples = entries.get(number, ("", ""))
        of = summaries.get(own, {})
        languages = "en ja" if "ja" in of else "en"
        document = _Document(
            DocKind.RULE, number, "cr" if text else "bundled", edition, languages, first=since.get(number, "")
        )
        weigher.add(document, number, 1.0)
        weigher.add(document, text, _TITLE if number in headings else 1.0)
        weigher.add(document, examples, _EXAMPLE, counts=False)
        for summary in of.values():
            weigher.add(document, summary, _SUMMARY)
        for phrase in asked.get(own, ()):
            weigher.add(document, phrase, 1.0, counts=False)
        document.tokens[f"§rule {own}"] += _OWN_TERM
        for parent in parents_of(number):
            own_parent = own_numbers.get(parent, parent)
            document.tokens[f"§rule {own_parent}"] += _CONTEXT
            above = headings.get(parent) or summaries.get(own_parent, {}).get("en", "")
            weigher.add(document, above, _CONTEXT, counts=False)
            weigher.add(document, summaries.get(own_parent, {}).get("ja", ""), _CONTEXT / 2, counts=False)
        yield document


def _concordance(conn: sqlite3.Connection) -> Concordance:
    own = conn.execute(SELECT_CONCORDANCE).fetchone()
    return read_concordance(own[0]) if own else load_bundled_concordance()


def _own_numbers(concordance: Concordance, numbers: Sequence[str], summaries: Mapping[str, object]) -> dict[str, str]:
    """Today's number of every rule -> its number of 2026-01-16, under which terms and summaries know it."""
    today = concordance.newest
    if today == SUMMARIES_DATE:
        return {number: number for number in dict.fromkeys((*numbers, *sorted(summaries)))}
    found: dict[str, str] = {}
    for number in numbers:
        own = numbers_in_edition(concordance, RuleNumber(number), today, SUMMARIES_DATE)
        found[number] = own[0] if len(own) == 1 else f"{number} of {today}"
    return found


def _entries_of(conn: sqlite3.Connection, newest: date) -> tuple[str, dict[str, tuple[str, str]]]:
    """The English text of the newest edition that is known; of none but that, since older ones number otherwise."""
    edition = conn.execute(
        "SELECT edition_id, effective FROM rules_edition WHERE language = 'en' AND effective = ?",
        (newest.isoformat(),),
    ).fetchone()
    if edition is None:
        return "", {}
    rows = conn.execute(
        "SELECT e.number, t.text, t.examples FROM rules_entry e JOIN rules_text t USING (text_id)"
        " WHERE e.edition_id = ? ORDER BY e.ordinal",
        (edition[0],),
    )
    return edition[1], {number: (text, _joined(examples)) for number, text, examples in rows if len(number) > 1}


def _joined(packed: str) -> str:
    """Examples are stored as a JSON list."""
    return " ".join(map(str, json.loads(packed))) if packed else ""


def _old_rules(old: Sequence[OldRule], weigher: _Weigher) -> Iterator[_Document]:
    """Texts of older editions, found only where rules of their time are asked for."""
    for rule in old:
        document = _Document(DocKind.RULE, rule.number, "cr", rule.last, "en", first=rule.first)
        weigher.add(document, rule.number, 1.0)
        weigher.add(document, rule.text, _TITLE if _is_heading(rule.text) else 1.0)
        weigher.add(document, _joined(rule.examples), _EXAMPLE, counts=False)
        for text in rule.above:
            weigher.add(document, text, _CONTEXT, counts=False)
        yield document


def _is_heading(text: str) -> bool:
    return len(text) < 60 and not text.endswith(".")


def _glossary(lives: Iterable[TermLife], weigher: _Weigher) -> Iterator[_Document]:
    for life in lives:
        document = _Document(DocKind.GLOSSARY, life.term, "cr", life.last, "en", first=life.first)
        weigher.add(document, life.term, _TITLE)
        weigher.add(document, life.text, 1.0)
        yield document


def _rulings(conn: sqlite3.Connection, weigher: _Weigher) -> Iterator[_Document]:
    names: defaultdict[str, list[str]] = defaultdict(list)
    for card, text in conn.execute(
        "SELECT c.name, n.text FROM card_name n JOIN card c USING (card_id) WHERE n.kind = 'current'"
    ):
        names[card].append(text)
    cards: defaultdict[str, list[str]] = defaultdict(list)
    for card, ruling in conn.execute("SELECT card, ruling FROM ruling_card"):
        cards[ruling].append(card)
    rules: defaultdict[str, list[str]] = defaultdict(list)
    for rule, ruling in conn.execute("SELECT rule, ruling FROM ruling_rule"):
        rules[ruling].append(rule)
    rows = conn.execute("SELECT id, text, language, kind, topic, date, edition FROM ruling ORDER BY id")
    for key, text, language, kind, topic, day, edition in rows:
        document = _Document(DocKind.RULING, key, kind, day or edition or "", language)
        weigher.add(document, text, 1.0)
        if topic not in names:
            weigher.add(document, topic, 1.0)
        for card in cards[key]:
            for name in names.get(card, [card]):
                weigher.add(document, name, 0.7, counts=False)
        for rule in rules[key]:
            weigher.add(document, rule, 1.0, counts=False)
        yield document
