"""Rules of several editions and both languages in one answer. The rules' texts are written for these tests."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import click
import pytest

from bot.render.rule import rule_document
from bot.render.text import render_text
from bot.views.linking import rule_links
from rulings.answer.desk import Desk
from rulings.answer.rules import answer_rule
from rulings.answer.searching import answer_search
from rulings.cite import RuleNumber
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.rule_summaries import INSERT_SUMMARY, load_rule_summaries, summary_rows
from rulings.corpus.rule_texts.rules import GlossaryEntry, Rule, RulesEdition, store_edition
from rulings.corpus.schema import create_tables
from rulings.language import Language
from rulings.lookup.texts.search_index import build_search


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


@pytest.fixture(scope="module")
def corpus_of_2025(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rules of before the keyword actions were renumbered, and nothing newer."""
    path = tmp_path_factory.mktemp("old_rules") / "corpus.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        create_tables(connection)
        rules = (("701.13a", "Milling, as it was."), ("701.17a", "Sacrificing, as it was."))
        store_edition(connection, edition(Language.EN, "2025-02-07", "20250207", *rules), source="test")
        for summary in load_rule_summaries(find_bundled_data() / "rules"):
            connection.executemany(INSERT_SUMMARY, summary_rows(summary, "bundled"))
        build_search(connection, find_bundled_data())
        connection.commit()
    return path


async def test_an_older_text_is_shown_under_todays_number_and_its_own_is_said__701_17a(corpus_of_2025: Path) -> None:
    async with Desk.open(corpus_of_2025) as desk:
        milled = await answer_rule(desk, "701.17a")
        by_term = await answer_rule(desk, "mill")
    assert milled.rule is not None
    assert (milled.rule.text_en, milled.rule.number_en) == ("Milling, as it was.", "701.13a")
    assert (milled.edition, milled.edition_en) == (date(2026, 1, 16), date(2025, 2, 7))
    assert by_term.rule is not None
    assert by_term.rule.number == "701.17"
    shown = rule_document(Language.EN, milled)
    assert "The English text is 701.13a of the edition of 2025-02-07, not the newest." in [b.text for b in shown.blocks]
    assert shown.footer == "Comprehensive Rules of 2025-02-07　Numbers of the edition of 2026-01-16"


async def test_a_search_finds_rules_by_todays_numbers_though_the_text_is_older__701_21a(corpus_of_2025: Path) -> None:
    async with Desk.open(corpus_of_2025) as desk:
        answer = await answer_search(desk, "sacrificing a permanent")
    found = {each.key: each for each in answer.found}
    assert "701.21a" in found
    assert found["701.21a"].text_en == "Sacrificing, as it was."
    assert "701.17a" not in found


async def test_every_answer_has_its_edition_and_its_place_without_any_text(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "701.17a")
        removed = await answer_rule(desk, "300.3 2003")
        section = await answer_rule(desk, "704")
    assert [above.number for above in answer.path] == ["7", "701", "701.17"]
    assert (answer.previous, answer.next) == ("701.17", "701.17b")
    shown = rule_document(Language.JA, answer)
    assert shown.blocks[0].text == "7 その他のルール › 701 キーワード処理 › 701.17 切削"
    assert "2026年1月16日" in shown.footer
    assert "2026年1月16日" in rule_document(Language.JA, removed).footer
    assert section.subrules[0].number == "704.1"
    assert rule_document(Language.JA, section).title == "CR 704 状況起因処理/State-Based Actions"


async def test_what_a_number_meant_is_called_by_its_term__701_13a(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "701.13a")
    told = [block.text for block in rule_document(Language.EN, answer).blocks]
    assert "In texts from 2020-07-03 to 2025-04-04, 701.13a was what is now 701.17a (Mill)." in told


async def test_of_a_removed_rule_without_remains_the_rule_above_is_named(corpus_path: Path) -> None:
    # 502.15g of 2009 left nothing behind; the rule that it stood under is still phasing, today 702.26.
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "502.15g")
    assert answer.resolved is not None
    assert not answer.resolved.today
    told = [block.text for block in rule_document(Language.JA, answer).blocks]
    assert "上位の「フェイジング」702.26 を参照してください。" in told
    assert [link.number for link in rule_links(Language.EN, answer)] == ["702.26"]


async def test_an_edition_older_than_all_is_said(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "300.3", date(1999, 12, 31))
    assert "the oldest that judgebot knows" in rule_document(Language.EN, answer).blocks[0].text


async def test_of_a_range_every_rule_is_shown__704_5(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        letters = await answer_rule(desk, "704.5f-h")
        rules = await answer_rule(desk, "117.1から117.4")
        apart = await answer_rule(desk, "702.2a-703.1")
    shown = [
        [answer.rule.number if answer.rule else None, *(each.number for each in answer.more)]
        for answer in (letters, rules, apart)
    ]
    assert shown == [["704.5f", "704.5g", "704.5h"], ["117.1", "117.2", "117.3", "117.4"], ["702.2a", "703.1"]]


async def test_a_range_of_an_older_edition_is_read_in_it__701_17(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "701.13a-c", date(2024, 1, 1))
    assert answer.rule is not None
    assert [answer.rule.number, *(each.number for each in answer.more)] == ["701.17a", "701.17b", "701.17c"]


async def test_a_rule_comes_with_the_rulings_that_stand_on_it__704_5j(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "704.5j")
        none = await answer_rule(desk, "100.6b")
    assert "legend-rule-today" in {ruling.group for ruling in answer.rulings}
    assert all("704.5j" in ruling.rules for ruling in answer.rulings)
    japanese = [ruling.text for ruling in answer.rulings if ruling.language is Language.JA]
    assert len(japanese) * 2 == len(answer.rulings)
    shown = [block.text for block in rule_document(Language.JA, answer).blocks]
    assert shown[-len(japanese) :] == japanese
    assert none.rulings == ()


async def test_a_subject_that_several_numbers_share_is_said_once__400_7(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, "217.1c")
    japanese = click.unstyle(render_text(rule_document(Language.JA, answer))).replace("\n", "")
    english = click.unstyle(render_text(rule_document(Language.EN, answer))).replace("\n", " ")
    assert "今の「新しいオブジェクト」400.7、400.7a、400.7c、" in japanese
    assert "217.1c was what is now 400.7, 400.7a, 400.7c, 400.7d, 400.7e, 400.7f, 400.7g (New Object)." in english
