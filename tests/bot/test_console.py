"""The console front: answers, faults and exit statuses, each fault one sentence in the reader's language."""

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

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
    told = "502.33a は2003年10月1日から2009年5月1日までの版の番号で、今の「装備」702.6a です。"
    assert told in outcome.out.replace("\n", "")


def test_a_removed_rule_says_since_when(judgebot: Run) -> None:
    assert "2009-07-11" in judgebot("rule", "300.3 2003").out


@pytest.mark.parametrize(
    ("arguments", "status", "ja", "en"),
    [
        (["card"], 2, "カード名を一つ以上", "Name at least one card"),
        (["demo"], 2, "カード名を一つ以上", "Name at least one card"),
        (["ruling"], 2, "カード名を一つ以上", "Name at least one card"),
        (["card", "zzzzqqq"], 1, "見つかりません", "No card is called"),
        (["card", "Ragavn"], 1, "「敏捷なこそ泥、ラガバン」", "“Ragavan, Nimble Pilferer”"),
        (["rule"], 2, "番号かキーワード", "rule number or a keyword"),
        (["rule", "zzzzqqq"], 1, "見つかりません", "no rule or keyword"),
        (["table", "run", "nowhere.toml"], 2, "nowhere.toml", "nowhere.toml"),
        (["run"], 78, "JUDGEBOT_TOKEN", "JUDGEBOT_TOKEN"),
        (["nope"], 2, "「nope」というコマンドはありません", "no command “nope”"),
        (["card", "--nope"], 2, "--nope", "--nope"),
        (["table", "check"], 2, "PATHS", "PATHS"),
        (["search", "x", "--kind", "nope"], 2, "rule / glossary / ruling です", "one of rule / glossary / ruling"),
        (["search", "x", "--limit", "many"], 2, "1 から 100 までの数", "a number from 1 to 100"),
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
    assert outcome.status == 78
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


def test_the_doctor_asks_whether_the_bot_is_connected(judgebot: Run, tmp_path: Path) -> None:
    for language, words in (("en", "look at its log"), ("ja", "ログを見て")):
        outcome = judgebot("doctor", "--running", "--lang", language)
        assert outcome.status == 4
        assert words in outcome.out
    (tmp_path / "store.alive").touch()
    outcome = judgebot("doctor", "--running", "--json")
    assert outcome.status == 0
    assert [row["part"] for row in json.loads(outcome.out)] == ["bot"]


@pytest.mark.parametrize("token", ["two words", "トークン", "line\nbreak"])
def test_what_can_be_no_token_is_said_without_asking_discord(
    judgebot: Run, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("JUDGEBOT_TOKEN", token)
    outcome = judgebot("run", "--lang", "ja")
    assert outcome.status == 78
    assert "Discord がトークンを受け付けません" in outcome.err
    assert is_one_sentence(outcome.err)


def test_the_doctor_never_prints_the_token(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_TOKEN", "very-secret")
    outcome = judgebot("doctor")
    assert "very-secret" not in outcome.out + outcome.err


def test_the_prompt_takes_slash_commands(judgebot: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(
        [
            "/card 安らかなる眠り",
            "",
            "rule 701.17c",
            "/card 'unclosed",
            "/nope",
            "接死とは",
            "/help",
            "quit",
            "/card Opt",
        ]
    )
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    outcome = judgebot("console", "--lang", "ja")
    assert outcome.status == 0
    assert "安らかなる眠り/Rest in Peace" in outcome.out
    assert "CR 701.17c" in outcome.out
    assert "「nope」というコマンドはありません" in outcome.err
    assert "CR 702.2" in outcome.out
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


def test_many_names_are_looked_up_line_by_line(judgebot: Run, tmp_path: Path) -> None:
    names = tmp_path / "names.jsonl"
    names.write_text(
        '{"id": 7, "query": "やすらかなるねむり", "kind": "x"}\n\n{"id": 8, "query": "zzzzqqq"}\n', encoding="utf-8"
    )
    first, second = map(json.loads, judgebot("lookup", "--batch", str(names)).out.splitlines())
    assert (first["id"], first["verdict"], first["results"][0]["name"]) == (7, "certain", "Rest in Peace")
    assert set(first) == {"id", "verdict", "results", "ms"}
    assert (second["id"], second["verdict"]) == (8, "nothing")


@pytest.mark.parametrize("fault", [b'{"id": 2}', b"[1]", b"2", b"words", b"\x89PNG", b'{"id": 2, "query": "\xff"}'])
def test_a_line_that_is_no_query_is_named(judgebot: Run, tmp_path: Path, fault: bytes) -> None:
    names = tmp_path / "names.jsonl"
    names.write_bytes(b'\xef\xbb\xbf{"id": 1, "query": "Opt"}\n' + fault + b"\n")
    outcome = judgebot("lookup", "--batch", str(names))
    assert outcome.status == 2
    assert "line 2" in outcome.err
    assert len(outcome.out.splitlines()) == 1


def test_a_name_shows_its_candidates(judgebot: Run) -> None:
    assert "Ragavan, Nimble Pilferer" in judgebot("lookup", "ragavan").out
    assert judgebot("lookup", "zzzzqqq").status == 1


def test_the_flagship_is_played_with_its_rules(judgebot: Run, tmp_path: Path) -> None:
    outcome = judgebot("demo", "安らかなる眠り", "荒涼たる収穫", "--lang", "ja", "--pictures", str(tmp_path / "boards"))
    assert outcome.status == 0, outcome.out + outcome.err
    assert "A 墓地:" not in outcome.out
    after = outcome.out[outcome.out.index("終わった後の盤面") :]
    assert "A 手札: 灰色熊" in after
    assert "A 追放: 選択、ショック、森、強迫、荒涼たる収穫" in after
    for number in ("614.1a", "614.6", "701.17c"):
        assert re.search(rf"^ *CR {number}[ （]", outcome.out, re.MULTILINE), f"the rule {number} is not said in words"
    pictures = {path.name for path in (tmp_path / "boards").iterdir()}
    assert {"before.png", "after.png"} <= pictures


def test_rulings_about_words_are_asked_for_with_or_without_dashes(judgebot: Run) -> None:
    dashed = judgebot("ruling", "Rest in Peace", "--about", "mana value", "--json")
    plain = judgebot("ruling", "Rest in Peace", "about", "mana", "value", "--json")
    assert dashed.status == plain.status == 0
    assert plain.out == dashed.out
    assert plain.out != judgebot("ruling", "Rest in Peace", "--json").out


@pytest.mark.parametrize(
    "arguments", [["lookup", "--batch"], ["data", "build"], ["table", "run"], ["table", "check"]], ids=" ".join
)
def test_a_file_that_is_not_there_is_said_in_both_languages(judgebot: Run, arguments: list[str]) -> None:
    for language, words in (("en", "check where"), ("ja", "確かめてください")):
        outcome = judgebot(*arguments, "/nowhere/at-all", "--lang", language)
        assert outcome.status == 2
        assert "/nowhere/at-all" in outcome.out + outcome.err
        assert words in outcome.out + outcome.err
        assert "not exist" not in outcome.out + outcome.err


def test_a_file_that_can_not_be_built_from_is_said_in_both_languages(judgebot: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Buy milk.", encoding="utf-8")
    for language, words in (("en", "no format that judgebot knows"), ("ja", "読める形式ではありません")):
        outcome = judgebot("data", "build", str(tmp_path / "notes.txt"), "--lang", language)
        assert outcome.status == 2
        assert "notes.txt" in outcome.err
        assert words in outcome.err
        assert is_one_sentence(outcome.err)


def test_any_cards_are_brought_together(judgebot: Run) -> None:
    outcome = judgebot("demo", "血染めの月", "ヨーグモスの墳墓、アーボーグ", "--lang", "ja")
    assert outcome.status == 0, outcome.out + outcome.err
    assert "《血染めの月》と《ヨーグモスの墳墓、アーボーグ》" in outcome.out


def test_cards_that_are_not_understood_are_refused(judgebot: Run) -> None:
    outcome = judgebot("demo", "Word of Command", "Opt")
    assert outcome.status == 3
    assert "Word of Command" in outcome.out
    assert "No scene was found" in outcome.out
    assert "this text is not understood" in outcome.out
    assert "[until Word of Command finishes" in outcome.out.replace("\n  │", "")


def test_a_set_of_tables_ends_with_one_line(judgebot: Run, tmp_path: Path) -> None:
    good = 'format = 1\nid = "good"\n[players.A]\nlife = 7\n[players.B]\n[[expect]]\nplayer = "A"\nlife = 7\n'
    (tmp_path / "good.toml").write_text(good, encoding="utf-8")
    assert (
        judgebot("table", "check", str(tmp_path / "good.toml")).out == "right 1, wrong 0, refused 0, invalid 0 of 1\n"
    )
    (tmp_path / "wrong.toml").write_text(
        good.replace("good", "wrong").replace("\nlife = 7\n[players.B]", "\n[players.B]")
    )
    (tmp_path / "bad.toml").write_text(good.replace("life = 7\n[", "live = 7\n["), encoding="utf-8")
    outcome = judgebot("table", "check", str(tmp_path))
    assert outcome.status == 2
    assert outcome.out.splitlines()[-1] == "right 1, wrong 1, refused 0, invalid 1 of 3"
    lines = [json.loads(line) for line in judgebot("table", "check", str(tmp_path), "--json").out.splitlines()]
    assert {line["id"]: line["status"] for line in lines if line["id"] in ("good", "wrong")} == {
        "good": "right",
        "wrong": "wrong",
    }
    assert all("trace" not in line for line in lines)


def test_a_fault_of_the_program_is_counted_apart_and_fails_a_check(
    judgebot: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(_: object) -> NoReturn:
        raise KeyError("a fault of the program")

    monkeypatch.setattr("rulings.table.playing.play.play_game", break_down)
    path = tmp_path / "broken.toml"
    path.write_text('format = 1\nid = "broken"\n[players.A]\n[players.B]\n', encoding="utf-8")
    outcome = judgebot("table", "check", str(path))
    assert outcome.status == 70
    assert outcome.out.splitlines()[-1] == "right 0, wrong 0, refused 0, invalid 0 of 1, faults 1"
    assert outcome.out.startswith("fault  broken  judgebot itself broke over this table (KeyError)")
    (line,) = map(json.loads, judgebot("table", "check", str(path), "--json").out.splitlines())
    assert (line["id"], line["status"], line["unsupported"]) == ("broken", "fault", [])
    assert "(KeyError)" in line["fault"]
    run = judgebot("table", "run", str(path), "--lang", "ja")
    assert run.status == 70
    assert "不具合（KeyError）" in run.out


def test_a_command_that_breaks_is_neither_found_nothing_nor_refused(
    judgebot: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(_: object) -> NoReturn:
        raise KeyError("a fault of the program")

    monkeypatch.setattr("bot.console.card.build", break_down)
    outcome = judgebot("card", "Opt")
    assert outcome.status == 70
    assert outcome.err.splitlines()[-1].startswith("judgebot itself broke (KeyError).")


WRONG_TABLE = 'format = 1\nid = "wrong"\n[players.A]\n[players.B]\n[[expect]]\nplayer = "A"\nlife = 7\n'


def test_a_folder_without_tables_is_a_fault_in_one_sentence(judgebot: Run, tmp_path: Path) -> None:
    outcome = judgebot("table", "check", str(tmp_path), "--lang", "en")
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith(f"There is no table in {tmp_path}")


def test_a_table_known_to_expect_what_no_rule_gives_does_not_fail_a_check(judgebot: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(WRONG_TABLE, encoding="utf-8")
    (tmp_path / "list.txt").write_text('wrong = "A player begins with 20 life (CR 119.1)."\n', encoding="utf-8")
    plain = judgebot("table", "check", str(tmp_path))
    assert (plain.status, plain.out.splitlines()[-1]) == (1, "right 0, wrong 1, refused 0, invalid 0 of 1")
    known = judgebot("table", "check", str(tmp_path), "--disputed", str(tmp_path / "list.txt"))
    assert known.status == 0
    assert "disputed: A player begins with 20 life (CR 119.1)." in known.out
    assert known.out.splitlines()[-1] == "right 0, wrong 1, refused 0, invalid 0 of 1 (disputed 1)"


@pytest.mark.parametrize("text", ["other = 5", 'other = " "', "= no TOML", None])
def test_a_list_of_disputed_tables_that_cannot_be_read_is_one_sentence(
    judgebot: Run, tmp_path: Path, text: str | None
) -> None:
    (tmp_path / "wrong.toml").write_text(WRONG_TABLE, encoding="utf-8")
    if text is not None:
        (tmp_path / "list.txt").write_text(text, encoding="utf-8")
    outcome = judgebot("table", "check", str(tmp_path / "wrong.toml"), "--disputed", str(tmp_path / "list.txt"))
    assert outcome.status == 2
    assert "list.txt" in outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize("name", ["notes.md", "table", "table.TOML"])
def test_a_file_of_another_kind_is_read_as_toml_or_one_sentence(
    judgebot: Run, tmp_path: Path, command: str, name: str
) -> None:
    (tmp_path / name).write_text("# No table\n\nBut words.\n", encoding="utf-8")
    outcome = judgebot("table", command, str(tmp_path / name), "--lang", "en")
    assert outcome.status == 2
    assert name in outcome.err
    assert "Traceback" not in outcome.err
    (tmp_path / name).write_text(WRONG_TABLE, encoding="utf-8")
    assert judgebot("table", command, str(tmp_path / name)).status == 1


@pytest.mark.parametrize(("life", "status"), [("7", 0), ("8", 1)])
def test_the_status_of_a_run_is_its_outcome(judgebot: Run, tmp_path: Path, life: str, status: int) -> None:
    table = 'format = 1\nid = "life"\n[players.A]\nlife = 7\n[players.B]\n[[expect]]\nplayer = "A"\nlife = LIFE\n'
    (tmp_path / "life.toml").write_text(table.replace("LIFE", life), encoding="utf-8")
    assert judgebot("table", "run", str(tmp_path / "life.toml")).status == status
    report = json.loads(judgebot("table", "run", str(tmp_path / "life.toml"), "--json").out)
    assert report["expect"][0]["ok"] is (status == 0)
    assert report["final"]["players"][0]["life"] == 7


def test_words_that_are_not_understood_are_refused_by_name(judgebot: Run, tmp_path: Path) -> None:
    head = 'format = 1\nid = "no"\nmana = "free"\n'
    table = head + '[players.A]\nhand = ["Word of Command"]\n[players.B]\n[[script]]\ncast = "Word of Command"\n'
    (tmp_path / "no.toml").write_text(table, encoding="utf-8")
    outcome = judgebot("table", "run", str(tmp_path / "no.toml"), "--lang", "ja")
    assert outcome.status == 3
    assert "Word of Command" in outcome.out
    assert "推測せずに" in outcome.out


def test_a_search_finds_in_both_languages_and_marks_what_matched(judgebot: Run) -> None:
    found = json.loads(judgebot("search", "置換効果の順番", "--json").out)
    assert any(each["kind"] == "rule" and each["key"].startswith("61") for each in found["found"])
    assert all(text[first:last].strip() for text, spans in found["matches"].items() for first, last in spans)
    assert "CR 6" in judgebot("search", "order", "of", "replacement", "effects", "--kind", "rule").out


def test_a_search_is_narrowed_by_source_language_and_date(judgebot: Run) -> None:
    def sources(*options: str) -> set[str]:
        found = json.loads(judgebot("search", "replacement", "effects", "--json", *options).out)["found"]
        return {each["source"].partition(",")[0] for each in found}

    assert sources("--source", "judgebot", "--text", "en", "--kind", "ruling") == {"judgebot"}
    assert sources("--source", "judgebot", "--since", "2026-01-16") != set()
    assert sources("--source", "wiki") == set()
    assert sources("--since", "2099") == set()
    assert sources("--edition", "1999") == set()
    assert sources("--until", "1999") == set()
    assert judgebot("search", "layers", "--since", "tomorrow").status == 2


def test_a_search_without_words_or_without_a_hit_says_so(judgebot: Run) -> None:
    assert judgebot("search").status == 2
    outcome = judgebot("search", "zzzzqqq", "--lang", "ja")
    assert outcome.status == 1
    assert "見つかりません" in outcome.out


def test_a_card_shows_how_it_is_understood(judgebot: Run) -> None:
    lines = json.loads(judgebot("oracle", "荒涼たる収穫", "--json").out)["lines"]
    assert [line["outcome"] for line in lines] == ["understood"]
    assert "Mill(" in lines[0]["model"][0]
    outcome = judgebot("oracle", "Word of Command", "--lang", "ja")
    assert "✗" in outcome.out
    assert "で止まりました" in outcome.out


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("やすらかなるねむり", "card", "Rest in Peace"),
        ("安らかなる眠りと荒涼たる収穫", "cards", ""),
        ("CR 701.17c", "rule", "701.17c"),
        ("せっさく", "keyword", "701.17"),
        ("How do two replacement effects apply?", "question", "614"),
    ],
)
def test_whatever_is_typed_is_answered(judgebot: Run, text: str, kind: str, words: str) -> None:
    answer = json.loads(judgebot("ask", text, "--json").out)
    assert answer["kind"] == kind
    if kind == "cards":
        assert answer["answer"]["playthrough"]["table_id"] == "rest-in-peace-wasteful-harvest"
    else:
        assert words in json.dumps(answer["answer"])


def test_a_word_that_is_a_card_and_a_term_says_so(judgebot: Run) -> None:
    outcome = judgebot("ask", "fear")
    assert "CR 702.36" in outcome.out
    assert "it could be “a card” too" in outcome.out


def test_nothing_to_ask_is_one_sentence(judgebot: Run) -> None:
    assert judgebot("ask", "...").status == 2
