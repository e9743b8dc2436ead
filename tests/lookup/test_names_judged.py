"""Names on the judged queries of ``../shared``: what the project promises, measured by the score program beside them.

A second set of the same make is kept back, so the thresholds here leave the room that two samples need.
"""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rulings.building import build_corpus
from rulings.lookup.batch import answer_batch, read_lines
from rulings.lookup.index import load_names

SHARED = Path(__file__).resolve().parents[3] / "shared"
QUERIES = SHARED / "names" / "queries-dev.jsonl"
INPUTS = (SHARED / "data" / "mtgjson" / "AtomicCards.json.gz", SHARED / "data" / "names" / "db_mtg.csv")


@pytest.fixture(scope="module")
def scores(corpus_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    if not all(path.is_file() for path in (QUERIES, *INPUTS)):
        pytest.skip(f"the judged queries and the names they were made from are not at {SHARED}")
    folder = tmp_path_factory.mktemp("judged")
    build_corpus(INPUTS, folder / "corpus.sqlite")
    with closing(sqlite3.connect(folder / "corpus.sqlite")) as connection:
        index = load_names(connection)
    answers = answer_batch(index, read_lines(QUERIES.read_text(encoding="utf-8").splitlines()))
    lines = [json.dumps(answer, ensure_ascii=False) for answer in answers]
    (folder / "answers.jsonl").write_text("\n".join(lines), encoding="utf-8")
    command = [
        sys.executable,
        str(SHARED / "names" / "score.py"),
        str(QUERIES),
        str(folder / "answers.jsonl"),
        "--json",
    ]
    scored: Mapping[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return scored


def test_every_query_is_answered(scores: Mapping[str, Any]) -> None:
    assert scores["summary"]["answered"] == scores["summary"]["of"]


def test_everyday_and_hard_queries_find_their_card_first(scores: Mapping[str, Any]) -> None:
    assert scores["summary"]["everyday_top1"] >= 0.995
    assert scores["summary"]["hard_top1"] >= 0.98


@pytest.mark.parametrize(
    ("kind", "least"), [("nickname", 0.85), ("old_misprint", 0.95), ("en_exact", 1.0), ("ja_exact", 1.0)]
)
def test_nicknames_and_old_names_are_not_lost(scores: Mapping[str, Any], kind: str, least: float) -> None:
    assert scores["kinds"][kind]["top1"] >= least


@pytest.mark.parametrize(("kind", "least"), [("en_prefix", 0.98), ("ja_prefix", 0.94), ("en_prefix_typo", 0.92)])
def test_begun_names_are_completed(scores: Mapping[str, Any], kind: str, least: float) -> None:
    assert scores["kinds"][kind]["share10"] >= least


def test_a_wrong_card_is_hardly_ever_certain_and_nonsense_never(scores: Mapping[str, Any]) -> None:
    assert scores["summary"]["certain_but_wrong"] <= 0.001
    assert set(scores["summary"]["nonsense_certain"].values()) == {0.0}
    assert scores["summary"]["nonsense_suggest"]["nothing"] <= 0.05
