"""The life of a rule, as the console tells it."""

import gzip
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import click
import pytest

from bot.render.rule import rule_document
from bot.render.rule_history import rule_history_document, show_diff
from bot.render.text import render_text
from rulings.answer.desk import Desk
from rulings.answer.errors import RuleUnknownError
from rulings.answer.rule_history import answer_rule_history
from rulings.answer.rules import answer_rule
from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.rules import store_edition
from rulings.corpus.rule_texts.word_diff import diff_words
from rulings.corpus.schema import create_tables
from rulings.language import Language
from rulings.sources.cr_text import read_rules_text
from tests.places import SHARED

HISTORY = SHARED / "data" / "cr" / "history"
needs_texts = pytest.mark.skipif(not HISTORY.is_dir(), reason="../shared/data/cr/history is absent")


@pytest.fixture(scope="module")
def corpus_with_texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A corpus with the editions around two rewordings of Equip."""
    path = tmp_path_factory.mktemp("texts") / "corpus.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        create_tables(connection)
        for name in ("2010-10-01", "2011-02-04", "2021-02-24", "2021-04-19", "2026-01-16"):
            text = gzip.decompress((HISTORY / f"{name}.txt.gz").read_bytes())
            store_edition(connection, read_rules_text(text), source=name)
        connection.commit()
    return path


async def test_numbers_and_changes_need_no_texts(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule_history(desk, "equip")
    shown = click.unstyle(render_text(rule_history_document(Language.EN, answer)))
    assert "502.33a" not in shown  # the keyword leads to the rule, whose parts have lives of their own
    assert "502.33 2003-10-01 – 2009-05-01" in shown
    assert "702.6 since 2009-07-11" in shown
    assert "2009-07-11 Renumbered: 502.33 became 702.6." in shown


async def test_mana_burn_in_japanese(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule_history(desk, "300.3", date(2003, 12, 31))
    shown = click.unstyle(render_text(rule_history_document(Language.JA, answer)))
    assert "CR 300.3 の変遷" in shown
    assert "2009年7月11日 300.3 は削除されました。その内容の一部は 500.4" in shown.replace("\n", "")


async def test_without_an_edition_a_number_is_the_rule_that_has_it_today(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        today = await answer_rule_history(desk, "701.13a")
        then = await answer_rule_history(desk, "701.13a 2023")
    assert [period.number for period in today.told[0].history.periods][-1] == "701.13a"
    assert [period.number for period in then.told[0].history.periods][-1] == "701.17a"


async def test_a_question_about_nothing_known_is_refused(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        with pytest.raises(RuleUnknownError):
            await answer_rule_history(desk, "xyzzy")


@needs_texts
async def test_a_rewording_is_shown_word_by_word_where_both_texts_are_there(corpus_with_texts: Path) -> None:
    async with Desk.open(corpus_with_texts) as desk:
        answer = await answer_rule_history(desk, "702.6a")
    diffs = {told.event.on: told.diff for told in answer.told[0].events if told.event.change is Change.REWORDED}
    assert "[-Equipment-]{+permanent+}" in show_diff(diffs[date(2011, 2, 4)])
    assert diffs[date(2021, 4, 22)]
    assert diffs[date(2009, 7, 11)] == ()


def test_long_unchanged_stretches_are_shortened() -> None:
    around = "x" * 100
    shown = show_diff(diff_words(f"{around} old {around}", f"{around} new {around}"))
    assert shown == f"…{'x' * 39} [-old-]{{+new+}} {'x' * 39}…"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("マナ・バーン", "「マナ・バーン」は2009年7月11日の版で廃止されました。"),
        ("状況起因効果", "「状況起因効果」は、2009年7月11日の版から「状況起因処理」です。"),
        ("スタック上のダメージ", "廃止されました。今は、戦闘ダメージはスタックを使わず"),
    ],
)
async def test_a_word_that_the_rules_have_dropped_says_what_became_of_it(
    corpus_path: Path, query: str, said: str
) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule(desk, query)
    assert said in click.unstyle(render_text(rule_document(Language.JA, answer))).replace("\n", "")


async def test_numbers_in_a_row_are_set_off_as_each_language_does(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule_history(desk, "300.3", date(2003, 12, 31))
    shown = click.unstyle(render_text(rule_history_document(Language.JA, answer))).replace("\n", "")
    assert "500.4、703.4" in shown
    assert "500.4, " not in shown


async def test_a_number_that_no_edition_has_is_not_taken_for_its_neighbor_silently(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rule_history(desk, "309.6c")
        known = await answer_rule_history(desk, "309.6")
    assert (answer.number, answer.nearest_to) == ("309.6", "309.6c")
    assert known.nearest_to is None
    assert "Today’s rules have no 309.6c; this is the nearest, 309.6." in click.unstyle(
        render_text(rule_history_document(Language.EN, answer))
    )
