"""The console front: answers, faults and exit statuses, each fault one sentence in the reader's language."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.console.entry import COMMANDS, run_console


@dataclass(frozen=True)
class Outcome:
    """What a run printed and left with."""

    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def judgebot(
    corpus_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Run:
    """Runs one command in an empty folder, with no token and a store of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(corpus_path))
    monkeypatch.setenv("JUDGEBOT_STORE", str(tmp_path / "store.sqlite"))
    for variable in ("JUDGEBOT_TOKEN", "JUDGEBOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments: str) -> Outcome:
        status = run_console(arguments)
        out, err = capfd.readouterr()
        return Outcome(status, out, err)

    return run


def is_one_sentence(words: str) -> bool:
    return words.count("\n") == 1 and words.endswith((".\n", "。\n", "」\n", "”.\n")) and "Traceback" not in words


def test_a_card_in_either_language(judgebot: Run) -> None:
    assert "安らかなる眠り/Rest in Peace" in judgebot("card", "やすらかなるねむり", "--lang", "ja").out
    assert "Rest in Peace (安らかなる眠り)" in judgebot("card", "rest", "in", "peace").out


def test_json_has_the_record(judgebot: Run) -> None:
    card = json.loads(judgebot("card", "Opt", "--json").out)
    assert card["card"]["faces"][0]["mana_cost"] == "{U}"
    rule = json.loads(judgebot("rule", "５０２．３３ａ", "--json").out)
    assert rule["rule"]["number"] == "702.6a"
    rulings = json.loads(judgebot("ruling", "Mindslaver", "--json").out)
    assert rulings["ranked"]["cards"] == ["Mindslaver"]


def test_a_number_of_an_old_edition_leads_to_the_rule_of_today(judgebot: Run) -> None:
    outcome = judgebot("rule", "502.33a", "--lang", "ja")
    assert outcome.status == 0
    assert "CR 702.6a" in outcome.out
    assert "502.33a は昔の版の番号です" in outcome.out


def test_a_removed_rule_says_since_when(judgebot: Run) -> None:
    assert "2009-07-11" in judgebot("rule", "300.3 2003").out


@pytest.mark.parametrize(
    ("arguments", "status", "ja", "en"),
    [
        (["card"], 2, "カード名を一つ以上", "Name at least one card"),
        (["demo"], 2, "カード名を一つ以上", "Name at least one card"),
        (["ruling"], 2, "カード名を一つ以上", "Name at least one card"),
        (["card", "zzzzqqq"], 1, "見つかりません", "No card is called"),
        (["card", "Ragavan"], 1, "「敏捷なこそ泥、ラガバン」", "“Ragavan, Nimble Pilferer”"),
        (["rule"], 2, "番号かキーワード", "rule number or a keyword"),
        (["rule", "zzzzqqq"], 1, "見つかりません", "no rule or keyword"),
        (["table", "run", "nowhere.toml"], 2, "nowhere.toml", "nowhere.toml"),
        (["run"], 4, "JUDGEBOT_TOKEN", "JUDGEBOT_TOKEN"),
        (["nope"], 2, "「nope」というコマンドはありません", "no command “nope”"),
        (["card", "--nope"], 2, "--nope", "--nope"),
        (["table", "check"], 2, "PATHS", "PATHS"),
    ],
)
def test_a_fault_is_one_sentence_with_its_exit_status(
    judgebot: Run, arguments: list[str], status: int, ja: str, en: str
) -> None:
    for language, words in (("ja", ja), ("en", en)):
        outcome = judgebot("--lang", language, *arguments)
        assert outcome.status == status
        assert words in outcome.err
        assert is_one_sentence(outcome.err.removeprefix("invalid  "))
        assert outcome.out == ""


def test_an_unknown_key_is_named_with_file_and_line(judgebot: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nid = "mine"\n\n[players.A]\nlive = 7\n\n[players.B]\n', encoding="utf-8")
    for language in ("ja", "en"):
        outcome = judgebot("table", "run", str(file), "--lang", language)
        assert outcome.status == 2
        assert all(part in outcome.err for part in ("mine.toml", "5", "`live`", "`life`"))
    report = json.loads(judgebot("table", "run", str(file), "--json").out)
    assert report["status"] == "invalid"


def test_a_missing_corpus_says_how_to_make_one(judgebot: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "none.sqlite"))
    for language in ("ja", "en"):
        for command in (["card", "Opt"], ["rule", "701.17c"], ["ruling", "Opt"], ["demo", "Opt"], ["data", "info"]):
            outcome = judgebot(*command, "--lang", language)
            assert outcome.status == 4
            assert "judgebot data build" in outcome.err
            assert is_one_sentence(outcome.err)


def test_a_corpus_of_an_older_layout_is_refused(
    judgebot: Run, corpus_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old.sqlite"
    shutil.copy(corpus_path, old)
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA user_version = 1")
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(old))
    outcome = judgebot("card", "Opt")
    assert outcome.status == 4
    assert "layout 1" in outcome.err
    assert "judgebot data build" in outcome.err


def test_a_file_that_is_no_corpus_is_refused(judgebot: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "none.sqlite").write_text("no database", encoding="utf-8")
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "none.sqlite"))
    assert judgebot("card", "Opt").status == 4


def test_a_wrong_setting_is_named(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_VISIBILITY", "secret")
    outcome = judgebot("doctor", "--lang", "ja")
    assert outcome.status == 2
    assert "JUDGEBOT_VISIBILITY" in outcome.err


def test_the_doctor_finds_what_is_missing(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert judgebot("doctor").status == 0
    monkeypatch.setenv("JUDGEBOT_CORPUS", "/nowhere/corpus.sqlite")
    monkeypatch.setenv("JUDGEBOT_FONT", "/nowhere/font.ttf")
    findings = {row["part"]: row["health"] for row in json.loads(judgebot("doctor", "--json").out)}
    assert findings == {
        "python": "good",
        "corpus": "missing",
        "names": "missing",
        "font": "missing",
        "store": "good",
        "token": "optional",
    }
    assert judgebot("doctor").status == 4


def test_the_doctor_never_prints_the_token(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_TOKEN", "very-secret")
    outcome = judgebot("doctor")
    assert "very-secret" not in outcome.out + outcome.err


def test_the_prompt_takes_slash_commands(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["/card 安らかなる眠り", "", "rule 701.17c", "/card 'unclosed", "/nope", "/help", "quit", "/card Opt"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    outcome = judgebot("console", "--lang", "ja")
    assert outcome.status == 0
    assert "安らかなる眠り/Rest in Peace" in outcome.out
    assert "CR 701.17c" in outcome.out
    assert "「nope」というコマンドはありません" in outcome.err
    assert "Scry 1" not in outcome.out


def test_the_prompt_ends_with_its_input(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end)
    assert judgebot("console").status == 0


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), ["data", "build"], ["table", "run"]])
def test_help_is_there_in_both_languages(judgebot: Run, command: list[str]) -> None:
    texts = {language: judgebot(*command, "--help", "--lang", language).out for language in ("ja", "en")}
    assert all(text.startswith("Usage:") for text in texts.values())
    assert texts["ja"] != texts["en"]


def test_data_build_does_nothing_where_a_corpus_is(judgebot: Run, corpus_path: Path) -> None:
    before = corpus_path.stat()
    assert judgebot("data", "build", "--if-missing").status == 0
    assert corpus_path.stat().st_mtime_ns == before.st_mtime_ns
    assert corpus_path.stat().st_ino == before.st_ino


def test_help_loads_nothing_heavy() -> None:
    """Start under a second: numpy, discord and Pillow are loaded by the commands that need them."""
    code = (
        "import sys; from bot.console.entry import run_console; run_console(['--help']);"
        " print(sorted({'numpy', 'discord', 'PIL', 'aiosqlite', 'rapidfuzz'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert run.stdout.splitlines()[-1] == "[]"
