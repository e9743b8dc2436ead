"""Words of the rules beyond the keywords: explained in passing, or only in the glossary of the corpus."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from bot.render.rule import rule_document
from rulings.answer.desk import Desk
from rulings.answer.errors import RuleUnknownError, RuleUnsureError
from rulings.answer.rule_completion import complete_rules
from rulings.answer.rules import answer_rule
from rulings.answer.terms import load_glossary_terms
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.rules import GlossaryEntry, Rule, RulesEdition, store_edition
from rulings.corpus.schema import create_tables
from rulings.language import Language
from rulings.sources.cr_text import read_rules_text
from tests.places import RULES_TEXT

OFFICIAL_TEXT = RULES_TEXT
GLOSSARY = {
    "Heron, Herons": "A bird. See rule 102.1.",
    "Beaver (Obsolete)": "It is called otherwise now.",
    "Player": "Somebody who plays. See rule 102.",
}


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An edition of today's date with a glossary written for this test."""
    path = tmp_path_factory.mktemp("terms") / "corpus.sqlite"
    edition = RulesEdition(
        language=Language.EN,
        effective=date(2026, 1, 16),
        label="20260116",
        front=(),
        contents=(),
        entries=(Rule(RuleNumber("102"), ("Players",)), Rule(RuleNumber("102.1"), ("A player plays.",))),
        glossary=tuple(GlossaryEntry(term, (text,)) for term, text in GLOSSARY.items()),
        credits=(),
    )
    with closing(sqlite3.connect(path)) as connection:
        create_tables(connection)
        store_edition(connection, edition, source="test")
        connection.commit()
    return path


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("defending player", "506.2"),
        ("防御プレイヤー", "506.2"),
        ("ぼうぎょぷれいやー", "506.2"),
        ("sideboard", "100.4"),
        ("不特定マナ", "107.4b"),
        ("player", "102"),  # one letter from layer, and no layer
        ("layer", "613"),
        ("keyword ability", "702"),
        ("spell ability", "113.3a"),
        ("deathtuch", "702.2"),
        ("切削", "701.17"),
    ],
)
async def test_a_word_leads_to_the_rule_that_explains_it(corpus_path: Path, query: str, number: str) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, query)
    assert answer.rule is not None
    assert answer.rule.number == number


async def test_a_word_explained_in_passing_is_the_title(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "attack alone")
    assert rule_document(Language.JA, answer).title == "CR 506.5 単独で攻撃する/Attack Alone"


async def test_an_entry_of_the_corpus_s_glossary_is_found_under_each_of_its_words(corpus: Path) -> None:
    async with Desk.open(corpus) as desk:
        heron = await answer_rule(desk, "herons")
        beaver = await answer_rule(desk, "Beaver")
        player = await answer_rule(desk, "player")
    assert heron.rule is not None
    assert (heron.rule.number, heron.glossary) == (
        "102.1",
        GlossaryEntry("Heron, Herons", ("A bird. See rule 102.1.",)),
    )
    assert beaver.rule is None
    shown = rule_document(Language.EN, beaver)
    assert shown.title == "Beaver (Obsolete)"
    assert "It is called otherwise now." in [block.text for block in shown.blocks]
    assert player.rule is not None
    assert player.rule.number == "102"


async def test_a_word_that_nobody_knows_is_refused_and_one_like_others_asks(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        with pytest.raises(RuleUnknownError):
            await answer_rule(desk, "zzzzqqq")
        with pytest.raises(RuleUnsureError) as unsure:
            await answer_rule(desk, "defending plaier x")
    assert unsure.value.suggestions


async def test_completion_knows_them(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        assert "506.2" in [name.number for name in await complete_rules(desk, "防御プ")]


@pytest.mark.skipif(not OFFICIAL_TEXT.is_file(), reason=f"the official text is absent: {OFFICIAL_TEXT}")
def test_every_number_is_one_of_the_rules_and_every_english_term_of_the_glossary() -> None:
    edition = read_rules_text(OFFICIAL_TEXT.read_bytes())
    numbers = {rule.number for rule in edition.entries}
    words = {word.strip(" “”").casefold() for entry in edition.glossary for word in entry.term.split(",")}
    terms = load_glossary_terms().terms
    assert [term.en for term in terms if term.rule not in numbers] == []
    plain = {word.replace("’", "'") for word in words}
    assert [term.en for term in terms if term.en.casefold() not in plain] == []
