"""``judgebot data update`` as a person runs it, against a server that has the layouts of 2026 and what goes wrong."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulings.building.inputs
from bot.console.entry import run_console
from bot.errors import EXIT_MACHINE, EXIT_PUT_RIGHT
from rulings.building import build
from tests.sources.invented import scryfall_card
from tests.sources.test_cr_text import SMALL
from tests.sources.web_of_faults import Page, Web, serve

FRONT_CARD = scryfall_card("Test Golem // Front", layout="front_card")


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    """A mirror with one card in gzipped JSON Lines and a small CR, and a machine that has nothing."""
    data = tmp_path / "data"
    for name in ("names", "rules", "rulings"):
        (data / name).mkdir(parents=True)
    (data / "rules" / "summaries-1.toml").write_text('[rules."100.1"]\nen = "x"\nja = "y"\n', encoding="utf-8")
    monkeypatch.setattr(build, "find_bundled_data", lambda: data)
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    with serve() as server:
        monkeypatch.setenv("JUDGEBOT_MIRROR", f"{server.address}/")
        monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "corpus.sqlite"))
        monkeypatch.setenv("JUDGEBOT_DOWNLOADS", str(tmp_path / "downloads"))
        lines = "\n".join(json.dumps(card) for card in (scryfall_card("Test Golem"), FRONT_CARD))
        listing = {"object": "bulk_data", "jsonl_download_uri": f"{server.address}/oracle-cards.jsonl.gz"}
        server.pages |= {
            "/bulk-data/oracle-cards": Page(json.dumps(listing).encode()),
            "/oracle-cards.jsonl.gz": Page(gzip.compress(lines.encode(), mtime=0)),
            "/en/rules": Page(b'<a href="/MagicCompRules 20260807.txt">TXT</a>'),
            "/MagicCompRules%2020260807.txt": Page(SMALL.encode()),
        }
        yield server


def card_names(capfd: pytest.CaptureFixture[str]) -> str:
    capfd.readouterr()
    assert run_console(["card", "Test Golem", "--json"]) == 0
    name: str = json.loads(capfd.readouterr().out)["card"]["name"]
    return name


@pytest.mark.usefixtures("web")
def test_todays_layout_is_fetched_and_built(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_console(["data", "update", "scryfall", "rules", "--lang", "en"]) == 0
    assert card_names(capfd) == "Test Golem"
    assert run_console(["rule", "100.1k", "--lang", "en"]) == 0
    shown = capfd.readouterr().out
    assert "A subrule whose" in shown
    assert "2031-05-04" in shown, "the edition"


def test_a_host_that_does_not_answer_leaves_the_corpus_as_it_is(web: Web, capfd: pytest.CaptureFixture[str]) -> None:
    run_console(["data", "update", "scryfall", "--lang", "en"])
    web.pages["/bulk-data/oracle-cards"] = Page(b'{"object": "bulk_data", "parquet_uri": "/x"}')
    capfd.readouterr()
    assert run_console(["data", "update", "scryfall", "--lang", "en"]) == EXIT_MACHINE
    said = capfd.readouterr().err
    assert "Scryfall" in said
    assert "A newer judgebot may know it" in said
    assert card_names(capfd) == "Test Golem"


def test_an_address_that_is_none_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGEBOT_MIRROR", "ftp://mirror")
    assert run_console(["data", "update", "--lang", "ja"]) == EXIT_PUT_RIGHT
    assert "JUDGEBOT_MIRROR" in capfd.readouterr().err
