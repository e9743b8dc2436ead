"""A document of tournament policy given to `data build`, and a broken one."""

import json
from pathlib import Path

import pytest

import rulings.building.inputs
from bot.console.entry import run_console
from rulings.building import build
from tests.sources.invented import scryfall_card
from tests.sources.test_pdf import make_pdf
from tests.sources.test_policy_text import GUIDE


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that has one card and nothing else."""
    data = tmp_path / "data"
    for name in ("names", "rules", "rulings"):
        (data / name).mkdir(parents=True)
    (data / "rules" / "summaries-1.toml").write_text('[rules."100.1"]\nen = "x"\nja = "y"\n', encoding="utf-8")
    monkeypatch.setattr(build, "find_bundled_data", lambda: data)
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "corpus.sqlite"))
    monkeypatch.setenv("JUDGEBOT_DOWNLOADS", str(tmp_path / "downloads"))
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(scryfall_card("Test Golem")), encoding="utf-8")
    return path


def test_a_section_is_shown_with_its_text_date_and_neighbours(
    cards: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    guide = tmp_path / "ipg.txt"
    guide.write_text(GUIDE, encoding="utf-8")
    assert run_console(["data", "build", str(cards), str(guide), "--lang", "en"]) == 0
    capfd.readouterr()
    assert run_console(["policy", "missed", "trigger", "--lang", "en"]) == 0
    shown = " ".join(capfd.readouterr().out.split())
    for words in (
        "IPG 2.1 Missed Trigger (誘発忘れ)",
        "A made-up sentence that is long enough",
        "After: 2.2 A New Infraction",
        "IPG of 2031-09-23",
    ):
        assert words in shown
    assert run_console(["policy", "HCE", "--lang", "en"]) == 0
    assert "has no section with this title" in capfd.readouterr().out
    assert run_console(["policy", "IPG 2", "--json"]) == 0
    (entry,) = json.loads(capfd.readouterr().out)["entries"]
    assert [part["number"] for part in entry["parts"]] == ["2.1", "2.2"]
    assert run_console(["policy", "MTR 4.8", "--lang", "en"]) == 0
    assert "The text is not here" in capfd.readouterr().out


def test_a_number_that_an_edition_gives_to_another_section_is_not_taken_for_it(
    cards: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    headings = (
        "3. イベント規定\n3.9 カードの切り直し\n"  # 3.10 of today; no Japanese title of 3.9, Die Rolling, is known
    )
    rules = tmp_path / "mtr.txt"
    opening = "マジック:ザ・ギャザリング イベント規定\n2031年 3月 31日発効\n"
    rules.write_text(f"{opening}{headings}{headings}作り話の文。\n", encoding="utf-8")
    assert run_console(["data", "build", str(cards), str(rules), "--lang", "ja"]) == 0
    capfd.readouterr()
    assert run_console(["policy", "カードの切り直し", "--lang", "ja"]) == 0
    assert "作り話の文。" in capfd.readouterr().out
    assert run_console(["policy", "die rolling", "--lang", "ja"]) == 0
    shown = capfd.readouterr().out
    assert "MTR 3.9 Die Rolling" in shown
    assert "作り話の文。" not in shown


def test_a_document_that_breaks_off_is_one_sentence_and_leaves_the_corpus(
    cards: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    guide = tmp_path / "ipg.txt"
    guide.write_text(GUIDE, encoding="utf-8")
    assert run_console(["data", "build", str(cards), str(guide), "--lang", "en"]) == 0
    guide.write_text(GUIDE[: GUIDE.index("1. General Philosophy\nBe")], encoding="utf-8")
    capfd.readouterr()
    assert run_console(["data", "build", str(cards), str(guide), "--lang", "en"]) != 0
    said = capfd.readouterr().err.strip().splitlines()[-1]
    assert "ipg.txt" in said
    assert run_console(["policy", "missed trigger", "--lang", "en"]) == 0
    assert "A made-up sentence" in capfd.readouterr().out


@pytest.mark.parametrize("broken", [make_pdf([]), make_pdf(GUIDE.splitlines())[:-40]], ids=["no-text", "cut-off"])
def test_a_pdf_is_built_in_and_a_broken_one_is_one_sentence(
    cards: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str], broken: bytes
) -> None:
    guide = tmp_path / "ipg.pdf"
    guide.write_bytes(make_pdf(GUIDE.splitlines()))
    assert run_console(["data", "build", str(cards), str(guide), "--lang", "en"]) == 0
    guide.write_bytes(broken)
    capfd.readouterr()
    assert run_console(["data", "build", str(cards), str(guide), "--lang", "en"]) == 2
    said = capfd.readouterr().err.strip().splitlines()
    assert "ipg.pdf" in said[-1]
    assert "Traceback" not in "".join(said)
    assert run_console(["policy", "missed trigger", "--lang", "en"]) == 0
    assert "A made-up sentence" in capfd.readouterr().out
