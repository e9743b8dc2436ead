"""Rules of several editions and both languages in one answer. The rules' texts are written for these tests."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from rulings.answer.desk import Desk
from rulings.answer.rules import answer_rule
from rulings.cite import RuleNumber
from rulings.corpus.rules import GlossaryEntry, Rule, RulesEdition, store_edition
from rulings.corpus.schema import create_tables
from rulings.language import Language


def edition(language: Language, day: str, label: str, *rules: tuple[str, str], **terms: str) -> RulesEdition:
    return RulesEdition(
        language=language,
        effective=date.fromisoformat(day),
        label=label,
        front=(),
        contents=(),
        entries=tuple(Rule(RuleNumber(number), (text,)) for number, text in rules),
        glossary=tuple(GlossaryEntry(term, (text,)) for term, text in terms.items()),
        credits=(),
    )


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English rules of 2026 and 2023, and a translation of 2023."""
    path = tmp_path_factory.mktemp("rules") / "corpus.sqlite"
    mill = "Milling is spelled out here; see rule 404.1 and rules 601.2b–f."
    with closing(sqlite3.connect(path)) as connection:
        create_tables(connection)
        for each in (
            edition(Language.EN, "2026-01-16", "20260116", ("701.17", "Mill"), ("701.17a", mill), Mill="A word."),
            edition(Language.EN, "2023-11-17", "20231117", ("701.13", "Mill"), ("701.13a", "Milling, as it was.")),
            edition(Language.JA, "2023-11-17", "20231117.0", ("701.13a", "切削の文。"), ("701.17a", "生け贄の文。")),
        ):
            store_edition(connection, each, source="test")
        connection.commit()
    return path


async def test_a_lagging_translation_is_laid_beside_its_own_rule__701_17a(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, "701.17a")
    assert answer.rule is not None
    assert (answer.rule.text_ja, answer.rule.number_ja) == ("切削の文。", "701.13a")
    assert (answer.edition_en, answer.edition_ja) == (date(2026, 1, 16), date(2023, 11, 17))


async def test_a_number_of_an_edition_shows_todays_rule_and_the_text_of_its_time(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        asked_with_it = await answer_rule(desk, "701.13a 2023")
        asked_beside_it = await answer_rule(desk, "701.13a", date(2023, 12, 31))
    for answer in (asked_with_it, asked_beside_it):
        assert answer.rule is not None
        assert answer.then is not None
        assert (answer.rule.number, answer.then.number) == ("701.17a", "701.13a")
        assert (answer.then.text_en, answer.edition_then) == ("Milling, as it was.", date(2023, 11, 17))


async def test_todays_edition_needs_no_text_of_its_time(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, "701.17a 2026")
    assert answer.then is None


async def test_the_rules_that_a_rule_cites_are_listed(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, "701.17a")
    assert answer.cites == ("404.1", "601.2b", "601.2f")


async def test_a_keyword_comes_with_its_glossary_entry(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        answer = await answer_rule(desk, "切削")
    assert answer.glossary == GlossaryEntry("Mill", ("A word.",))
