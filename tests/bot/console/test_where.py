"""``judgebot where``: the code behind words, cards, rules and keywords, with and without a corpus."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.console.entry import run_console
from bot.render.oracle import why_declined
from rulings.language import Language
from rulings.oracle.declined import Why
from rulings.table.playing.refusing import WHY_JA


@pytest.fixture
def without_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "none.sqlite"))
    monkeypatch.setenv("JUDGEBOT_STORE", str(tmp_path / "store.sqlite"))


def as_json(capfd: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    run_console(["where", "--json", *words])
    answer: dict[str, Any] = json.loads(capfd.readouterr().out)
    return answer


@pytest.mark.usefixtures("without_corpus")
@pytest.mark.parametrize(
    ("words", "subject", "query"),
    [
        (("704.5g",), "rule", "704.5g"),
        (("CR", "704.5G."), "rule", "704.5g"),
        (("切削",), "keyword", "mill"),
        (("draw", "a", "card"), "words", "draw a card"),
        (("scry", "2"), "words", "scry 2"),
        (("Ward {2}",), "words", "Ward {2}"),
    ],
)
def test_rules_keywords_and_words_need_no_corpus(
    words: tuple[str, ...], subject: str, query: str, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = as_json(capfd, *words)
    assert (answer["subject"], answer["query"]) == (subject, query)
    assert answer["lines"] or answer["places"]


@pytest.mark.usefixtures("without_corpus")
def test_the_way_from_words_to_rules_code_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_console(["where", "draw", "a", "card", "--lang", "en"]) == 0
    out = capfd.readouterr().out
    assert "{who:Subject} [draws|draw] {amount:Amount} (card|cards) → Draw" in out
    assert "performs " in out
    assert "`judgebot data build`" in out, "tables need the cards"


@pytest.mark.usefixtures("without_corpus")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "reading stopped at “frobnicate”"), ("ja", "「frobnicate」で止まりました")]
)
def test_words_that_nothing_reads_are_one_sentence(lang: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_console(["where", "Whenever this creature attacks, frobnicate", "--lang", lang]) == 1
    out, err = capfd.readouterr()
    assert said in out
    assert not err


@pytest.mark.usefixtures("without_corpus")
def test_nothing_asked_is_bad_input(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_console(["where", "--lang", "en"]) == 2
    assert "draw a card" in capfd.readouterr().err


@pytest.mark.parametrize("typed", ["Wasteful Harvest", "荒涼たる収穫", "wasteful harvst"])
def test_a_card_has_its_lines_and_its_tables(
    typed: str, corpus_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(corpus_path))
    answer = as_json(capfd, typed)
    assert (answer["subject"], answer["query"]) == ("card", "Wasteful Harvest")
    assert {"Mill", "May"} <= {node["node"]["name"] for line in answer["lines"] for node in line["nodes"]}
    (tables,) = answer["places"]
    assert "data/demonstrations/rest-in-peace-wasteful-harvest.toml" in {one["file"] for one in tables["places"]}


def test_tables_of_a_wording_come_from_cards_that_say_it(
    corpus_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(corpus_path))
    (tables,) = as_json(capfd, "Mill", "five", "cards.")["places"]
    assert tables["kind"] == "tables"
    assert "Wasteful Harvest" in {one["name"] for one in tables["places"]}


@pytest.mark.usefixtures("without_corpus")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Frobnicate it twice", "（未知の語句）"),
        ("カードを1枚引く", "は日本語です"),
        ("Whenever a creature", "最後の「Whenever a creature"),
    ],
)
def test_why_nothing_reads_it_is_said_in_japanese(words: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_console(["where", words, "--lang", "ja"]) == 1
    assert said in capfd.readouterr().out


@pytest.mark.parametrize("why", list(Why))
def test_each_reason_has_its_words_in_both_languages(why: Why) -> None:
    assert why_declined(Language.EN, why.value) == why.value
    assert why_declined(Language.JA, why.value) == WHY_JA[why]
