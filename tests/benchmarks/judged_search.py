"""The judged questions against free-text search and against plain FTS5 over the same texts.

What is here: loading ``tests/lookup/questions.toml``, the measure and the baseline. A hit is right if it is one of the
rules that decide the question, or a ruling that cites one.
"""

import re
import sqlite3
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rulings.lookup.texts.search import TextHit, TextSearch
from rulings.lookup.texts.search_index import DocKind

QUESTIONS = Path(__file__).resolve().parents[1] / "lookup" / "questions.toml"


def load_questions() -> list[tuple[str, frozenset[str]]]:
    """Questions with the rules that decide them."""
    rows = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]
    return [(row["ask"], frozenset(row["rules"])) for row in rows]


def measure(
    conn: sqlite3.Connection,
    find: Callable[[str], Sequence[tuple[str, str]]],
    questions: Iterable[tuple[str, frozenset[str]]],
) -> tuple[float, float, list[str]]:
    """Mean reciprocal rank within ten, recall at five, and the questions that five hits do not answer."""
    reciprocal, found, missed = 0.0, 0, []
    total = 0
    for ask, rules in questions:
        total += 1
        rank = next((n for n, hit in enumerate(find(ask)[:10], 1) if _is_right(conn, hit, rules)), None)
        reciprocal += 1 / rank if rank else 0.0
        found += rank is not None and rank <= 5
        if rank is None or rank > 5:
            missed.append(ask)
    return reciprocal / total, found / total, missed


def _is_right(conn: sqlite3.Connection, hit: tuple[str, str], rules: frozenset[str]) -> bool:
    kind, key = hit
    if kind == DocKind.RULE:
        return key in rules
    if kind != DocKind.RULING:
        return False
    cited = {rule for (rule,) in conn.execute("SELECT rule FROM ruling_rule WHERE ruling = ?", (key,))}
    return not cited.isdisjoint(rules)


def ours(search: TextSearch) -> Callable[[str], Sequence[tuple[str, str]]]:
    """Free-text search as a front calls it."""

    def find(ask: str) -> Sequence[tuple[str, str]]:
        hits: tuple[TextHit, ...] = search.search_text(ask, 10)
        return [(hit.kind.value, hit.key) for hit in hits]

    return find


def plain_fts5(conn: sqlite3.Connection) -> Callable[[str], Sequence[tuple[str, str]]]:
    """SQLite FTS5 over the same texts, any word, ranked by its BM25; trigrams for Japanese, stems for English."""
    store = sqlite3.connect(":memory:")
    store.execute(
        "CREATE VIRTUAL TABLE porter USING fts5(kind UNINDEXED, key UNINDEXED, text, tokenize='porter unicode61')"
    )
    store.execute("CREATE VIRTUAL TABLE trigram USING fts5(kind UNINDEXED, key UNINDEXED, text, tokenize='trigram')")
    texts: dict[tuple[str, str], str] = {}
    edition = conn.execute(
        "SELECT edition_id FROM rules_edition WHERE language = 'en' ORDER BY effective DESC LIMIT 1"
    ).fetchone()
    rows = conn.execute("SELECT number, text FROM rule_summary").fetchall()
    if edition:
        rows += conn.execute(
            "SELECT number, text FROM rules_entry JOIN rules_text USING (text_id) WHERE edition_id = ?", edition
        ).fetchall()
    for number, text in rows:
        texts["rule", number] = f"{texts.get(('rule', number), '')} {text}"
    for key, text in conn.execute("SELECT id, text FROM ruling"):
        texts["ruling", key] = text
    for table in ("porter", "trigram"):
        store.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", ((*doc, text) for doc, text in texts.items()))

    def find(ask: str) -> Sequence[tuple[str, str]]:
        if ask.isascii():
            words = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", ask))
            table = "porter"
        else:
            grams = (ask[at : at + 3] for at in range(len(ask) - 2))
            words = " OR ".join(f'"{gram}"' for gram in grams if '"' not in gram)
            table = "trigram"
        return store.execute(
            f"SELECT kind, key FROM {table} WHERE {table} MATCH ? ORDER BY rank LIMIT 10", (words,)
        ).fetchall()

    return find
