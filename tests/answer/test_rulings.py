"""Rulings with today's numbers, today's words and what shows them. The rulings' texts are written for these tests."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.render.ruling import ruling_document
from rulings.answer.desk import Desk
from rulings.answer.records import RulingAnswer
from rulings.answer.rulings import answer_rulings
from rulings.answer.rulings_of_cards import cited_then
from rulings.corpus.cards import Card, Face, Layout
from rulings.corpus.records import Source
from rulings.corpus.rule_texts.concordance import load_bundled_concordance
from rulings.corpus.rulings import Ruling, RulingKind, ruling_id
from rulings.corpus.schema import create_tables
from rulings.corpus.writing import CorpusWriter
from rulings.language import Language


def ruling(text: str, *, date: str | None, rules: tuple[str, ...] = (), edition: str | None = None) -> Ruling:
    language = Language.EN if text.isascii() else Language.JA
    return Ruling(
        id=ruling_id("test", "", text, language, date),
        text=text,
        language=language,
        kind=RulingKind.WIKI,
        source="A wiki",
        cards=("Heron of Tests",),
        rules=rules,
        date=date,
        edition=edition,
    )


WIKI = ruling("切削の話。", date="2023-11-17", edition="2023-11-17", rules=("701.13a", "614.6"))
OLD = ruling("場に出たとき、マナ・バーンを受ける。", date="2003", rules=("300.3",))
PLAIN = ruling("Planeswalkers are not mentioned elsewhere.", date="2020-01-01")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One card with three rulings."""
    path = tmp_path_factory.mktemp("rulings") / "corpus.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        create_tables(connection)
        writer = CorpusWriter(connection)
        writer.put_source(Source("test", "test", "", "en", ""))
        face = Face("Heron of Tests", "{1}{U}", types=("Creature",), source="test")
        writer.put_card(Card("Heron of Tests", Layout.NORMAL, (face,), sources=("test",)))
        writer.put_rulings([WIKI, OLD, PLAIN])
        connection.commit()
    return path


async def answered(corpus: Path, language: Language, about: str | None = None) -> RulingAnswer:
    async with Desk.open(corpus) as desk:
        return await answer_rulings(desk, ["Heron of Tests"], language, about)


def lines(language: Language, answer: RulingAnswer) -> list[str]:
    return [block.text for block in ruling_document(language, answer).blocks]


async def test_a_number_of_its_time_stands_beside_todays__701_17a(corpus: Path) -> None:
    shown = lines(Language.JA, await answered(corpus, Language.JA))
    assert "総合ルール 2023年11月17日版 · A wiki · CR 701.13a（今の701.17a）、614.6" in shown
    in_english = lines(Language.EN, await answered(corpus, Language.EN))
    assert "Comprehensive Rules of 2023-11-17 · A wiki · in Japanese · CR 701.13a (today 701.17a), 614.6" in in_english


async def test_a_ruling_on_a_removed_rule_says_so_and_words_of_its_time_are_put_beside_todays(corpus: Path) -> None:
    shown = lines(Language.JA, await answered(corpus, Language.JA))
    at = shown.index("場に出たとき、マナ・バーンを受ける。")
    assert shown[at - 1] == "⚠ この裁定の後にルールが変わりました。"
    assert shown[at + 1 : at + 4] == [
        "今のルールにないもの: マナ・バーン：未使用のマナは失われるだけで、ライフは失わない",
        "当時の用語: 「場」は今の「戦場」",
        "2003年 · A wiki · CR 300.3（今はない）",
    ]
    assert "Words of its time: “場” is now “battlefield”" in lines(Language.EN, await answered(corpus, Language.EN))


async def test_words_of_either_language_find_rulings_of_both(corpus: Path) -> None:
    for language, about in ((Language.JA, "プレインズウォーカー"), (Language.EN, "planeswalker")):
        answer = await answered(corpus, language, about)
        assert [hit.ruling.text for hit in answer.ranked.on_all] == [PLAIN.text]
        assert answer.ranked.is_about_found
    milled = await answered(corpus, Language.EN, "mill")
    assert [hit.ruling.text for hit in milled.ranked.on_all] == [WIKI.text]


def test_a_number_that_its_edition_has_not_gets_no_number_of_today() -> None:
    concordance = load_bundled_concordance()
    (cited,) = cited_then(replace(WIKI, rules=("701.99z",)), concordance)
    assert cited.today is None
    (undated,) = cited_then(replace(WIKI, rules=("701.13a",), edition=None, date=None), concordance)
    assert undated.today is None


async def test_the_demonstration_of_the_cards_is_named(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        answer = await answer_rulings(desk, ["Rest in Peace", "Wasteful Harvest"], Language.EN)
    assert answer.demonstrations[0].id == "rest-in-peace-wasteful-harvest"
    together = answer.ranked.on_all[0].ruling
    assert set(together.cards) == {"Rest in Peace", "Wasteful Harvest"}
    assert answer.shown_by[together.id].id == "rest-in-peace-wasteful-harvest"
    assert f"Demonstration: {answer.shown_by[together.id].en}" in lines(Language.EN, answer)
