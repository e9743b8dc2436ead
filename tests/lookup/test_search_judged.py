"""Free-text search on the judged questions: never worse than it was, and always better than plain FTS5.

The corpus is that of the bundled data, so what counts here are the summaries; ``make bench`` measures the whole texts.
"""

import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from rulings.corpus.bundled import find_bundled_data
from rulings.lookup.texts.concepts import load_concepts
from rulings.lookup.texts.search import TextSearch
from rulings.lookup.texts.search_index import DocKind

QUESTIONS = Path(__file__).with_name("questions.toml")


@pytest.fixture(scope="module")
def questions() -> list[tuple[str, frozenset[str]]]:
    rows = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["questions"]
    return [(row["ask"], frozenset(row["rules"])) for row in rows]


def test_there_are_enough_questions_in_both_languages_and_none_twice(
    questions: list[tuple[str, frozenset[str]]],
) -> None:
    assert len(questions) >= 120
    assert len({ask for ask, _ in questions}) == len(questions)
    assert min(sum(ask.isascii() for ask, _ in questions), sum(not ask.isascii() for ask, _ in questions)) >= 50


def test_every_judged_rule_is_a_rule(corpus_path: Path, questions: list[tuple[str, frozenset[str]]]) -> None:
    with closing(sqlite3.connect(f"file:{corpus_path}?mode=ro", uri=True)) as connection:
        numbers = {number for (number,) in connection.execute("SELECT number FROM rule_summary")}
    assert {rule for _, rules in questions for rule in rules} <= numbers


def test_the_rule_is_among_the_first_five_for_most_questions(
    corpus_path: Path, questions: list[tuple[str, frozenset[str]]]
) -> None:
    with closing(sqlite3.connect(f"file:{corpus_path}?mode=ro", uri=True)) as connection:
        search = TextSearch(connection, load_concepts(find_bundled_data()))
        ranks = [_rank(connection, search, ask, rules) for ask, rules in questions]
    assert sum(1 / rank for rank in ranks if rank) / len(ranks) >= 0.6
    assert sum(rank is not None and rank <= 5 for rank in ranks) / len(ranks) >= 0.8


def _rank(connection: sqlite3.Connection, search: TextSearch, ask: str, rules: frozenset[str]) -> int | None:
    for rank, hit in enumerate(search.search_text(ask, 10), 1):
        if hit.kind is DocKind.RULE and hit.key in rules:
            return rank
        if hit.kind is DocKind.RULING:
            cited = {r for (r,) in connection.execute("SELECT rule FROM ruling_rule WHERE ruling = ?", (hit.key,))}
            if cited & rules:
                return rank
    return None
