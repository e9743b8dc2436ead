"""``PRIVACY.md`` accounts for everything that the bot stores: whoever stores more says so there, and then here."""

import re
import sqlite3
from dataclasses import fields

import pytest

from bot.store.database import MOST_QUESTIONS
from bot.store.layout import STEPS
from bot.store.questions import Question, Topic
from tests.places import ROOT

TOLD = {
    "choice": {"scope", "owner", "name", "value"},
    "question": {"id", "body", "used"},
    "fact": {"name", "value"},
}
"""Table of the store -> its columns, all of which the document tells of in its own words."""
TOLD_OF_QUESTIONS = {"topic", "words", "language", "detail", "edition", "about"}


def test_every_table_and_column_of_the_store_is_told() -> None:
    store = sqlite3.connect(":memory:")
    for statement in (statement for step in STEPS for statement in step):
        store.execute(statement)
    tables = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert {name: {row[1] for row in store.execute(f"PRAGMA table_info({name})")} for name in tables} == TOLD


def test_every_part_of_a_remembered_question_is_told() -> None:
    assert {one.name for one in fields(Question)} == TOLD_OF_QUESTIONS
    assert set(Topic) == {"ask", "card", "rule", "history", "policy", "ruling", "search", "demo", "table"}


def test_the_bound_of_questions_is_the_one_that_is_told() -> None:
    text = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
    assert f"beyond {MOST_QUESTIONS:,} questions" in text
    assert f"{MOST_QUESTIONS // 10_000}万件" in text


@pytest.mark.parametrize("name", ["PRIVACY.md", "SECURITY.md"])
def test_both_languages_are_there_and_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "## 日本語" in text
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / target).exists(), target
