"""Editions in the corpus database: what went in comes out."""

import gzip
import sqlite3
from datetime import date

import pytest

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.rules import (
    RULES_SCHEMA,
    SELECT_EDITIONS,
    SELECT_GLOSSARY,
    SELECT_NEIGHBOURS,
    SELECT_RULE,
    SELECT_SUBRULES,
    Example,
    GlossaryEntry,
    Rule,
    RulesEdition,
    edition_from_row,
    fold_term,
    glossary_from_row,
    load_edition,
    rule_from_row,
    store_edition,
)
from rulings.language import Language
from rulings.sources.cr_text import read_rules_text
from tests.places import SHARED

HISTORY = SHARED / "data" / "cr" / "history"


def _rule(number: str, text: str, *examples: Example) -> Rule:
    return Rule(RuleNumber(number), (text,), examples)


@pytest.fixture
def edition() -> RulesEdition:
    return RulesEdition(
        language=Language.EN,
        effective=date(2031, 5, 4),
        label="20310504",
        front=("Title",),
        contents=("Contents", "1. Concepts"),
        entries=(
            _rule("1", "Concepts"),
            _rule("100", "General"),
            Rule(RuleNumber("100.1"), ("One.", "Two."), (Example("Between.", 1), Example("After.", 2))),
            _rule("100.1a", "A part."),
            _rule("100.1a", "The same number by misprint."),
            _rule("100.2", "A part."),
        ),
        glossary=(GlossaryEntry("“As Though”", ("A meaning.",), (Example("Inside.", 0),)),),
        credits=("Credits", "Nobody"),
        faults=("100.1a is printed twice",),
    )


@pytest.fixture
def corpus() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(RULES_SCHEMA)
    return connection


def test_an_edition_comes_back_as_it_was_stored(corpus: sqlite3.Connection, edition: RulesEdition) -> None:
    assert load_edition(corpus, store_edition(corpus, edition, source="test")) == edition


def test_a_text_that_stands_twice_is_kept_once(corpus: sqlite3.Connection, edition: RulesEdition) -> None:
    store_edition(corpus, edition, source="test")
    assert corpus.execute("SELECT count(*) FROM rules_text WHERE text = 'A part.'").fetchone() == (1,)


def test_questions_about_one_rule(corpus: sqlite3.Connection, edition: RulesEdition) -> None:
    key = store_edition(corpus, edition, source="test")
    assert [edition_from_row(row).label for row in corpus.execute(SELECT_EDITIONS)] == ["20310504"]
    assert [rule_from_row(row).text for row in corpus.execute(SELECT_RULE, (key, "100.1"))] == ["One.\nTwo."]
    assert len(corpus.execute(SELECT_RULE, (key, "100.1a")).fetchall()) == 2
    assert [rule_from_row(row).number for row in corpus.execute(SELECT_SUBRULES, (key, "100"))] == ["100.1", "100.2"]
    assert [number for (number,) in corpus.execute(SELECT_NEIGHBOURS, (key, "100.1"))] == ["100", "100.1a"]
    found = [glossary_from_row(row) for row in corpus.execute(SELECT_GLOSSARY, (key, fold_term('"as though"')))]
    assert found == list(edition.glossary)


def test_one_label_is_stored_once(corpus: sqlite3.Connection, edition: RulesEdition) -> None:
    store_edition(corpus, edition, source="test")
    with pytest.raises(sqlite3.IntegrityError):
        store_edition(corpus, edition, source="again")


def test_a_key_that_the_corpus_lacks_is_no_edition(corpus: sqlite3.Connection) -> None:
    with pytest.raises(LookupError):
        load_edition(corpus, 9)


@pytest.mark.skipif(not HISTORY.is_dir(), reason="../shared/data/cr/history is absent")
def test_real_editions_come_back_whole_and_share_their_texts(corpus: sqlite3.Connection) -> None:
    names = ("2008-10-01", "2025-11-14", "2026-01-16")
    editions = [read_rules_text(gzip.decompress((HISTORY / f"{name}.txt.gz").read_bytes())) for name in names]
    keys = [store_edition(corpus, edition, source=name) for name, edition in zip(names, editions, strict=True)]
    assert [load_edition(corpus, key) for key in keys] == editions
    (texts,) = corpus.execute("SELECT count(*) FROM rules_text").fetchone()
    assert texts < sum(len(e.entries) + len(e.glossary) for e in editions) * 0.7
