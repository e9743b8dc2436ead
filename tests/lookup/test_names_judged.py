"""Names on the judged queries of ``../shared``: what the project promises, measured by the score program beside them.

A second set of the same make is kept back, so the thresholds here leave the room that two samples need.

Some judged queries want another card than the one that bears the title or reading asked for. ``MISJUDGED`` names them
with the card that does; the index is to answer with that one, and "certain but wrong" is measured without them.
"""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from rulings.building import build_corpus
from rulings.lookup.cards.batch import BatchAnswer, answer_batch, read_lines
from rulings.lookup.cards.stored_index import load_names
from tests.places import SHARED

QUERIES = SHARED / "names" / "queries-dev.jsonl"
INPUTS = (SHARED / "data" / "mtgjson" / "AtomicCards.json.gz", SHARED / "data" / "names" / "db_mtg.csv")


MISJUDGED: Final = {
    "dracula, the voyager": "Edgar, Charmed Groom // Edgar Markov's Coffin",
    "fezzik, rhyming giant": "Brion Stoutarm",
    "lucille": "Gisa's Favorite Shovel",
    "sisters of the undead": "Olivia, Crimson Bride",
    "the hexcore": "Thran Dynamo",
    "えらだむりーのぶどうえん": "Eladamri's Vineyard",
}
"""Printed titles judged as if another card bore them, and the reading of one card judged as that of another."""


@pytest.fixture(scope="module")
def answers(corpus_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Sequence[BatchAnswer]:
    if not all(path.is_file() for path in (QUERIES, *INPUTS)):
        pytest.skip(f"the judged queries and the names they were made from are not at {SHARED}")
    path = tmp_path_factory.mktemp("judged") / "corpus.sqlite"
    build_corpus(INPUTS, path, models_from=corpus_path)
    with closing(sqlite3.connect(path)) as connection:
        index = load_names(connection)
    return list(answer_batch(index, read_queries()))


def read_queries() -> list[Mapping[str, Any]]:
    return list(read_lines(QUERIES.read_text(encoding="utf-8").splitlines()))


def score(queries: Sequence[Mapping[str, Any]], answers: Sequence[BatchAnswer], folder: Path) -> Mapping[str, Any]:
    """What the score program says of these answers."""
    files = []
    for name, rows in (("queries.jsonl", queries), ("answers.jsonl", answers)):
        lines = [json.dumps(row, ensure_ascii=False) for row in rows]
        (folder / name).write_text("\n".join(lines), encoding="utf-8")
        files.append(str(folder / name))
    command = [sys.executable, str(SHARED / "names" / "score.py"), *files, "--json"]
    scored: Mapping[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return scored


@pytest.fixture(scope="module")
def scores(answers: Sequence[BatchAnswer], tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    return score(read_queries(), answers, tmp_path_factory.mktemp("scores"))


def test_every_query_is_answered(scores: Mapping[str, Any]) -> None:
    assert scores["summary"]["answered"] == scores["summary"]["of"]


def test_everyday_and_hard_queries_find_their_card_first(scores: Mapping[str, Any]) -> None:
    assert scores["summary"]["everyday_top1"] >= 0.996
    assert scores["summary"]["hard_top1"] >= 0.985


@pytest.mark.parametrize(
    ("kind", "least"), [("nickname", 0.85), ("old_misprint", 0.95), ("en_exact", 1.0), ("ja_exact", 1.0)]
)
def test_nicknames_and_old_names_are_not_lost(scores: Mapping[str, Any], kind: str, least: float) -> None:
    assert scores["kinds"][kind]["top1"] >= least


@pytest.mark.parametrize(("kind", "least"), [("en_prefix", 0.98), ("ja_prefix", 0.95), ("en_prefix_typo", 0.95)])
def test_begun_names_are_completed(scores: Mapping[str, Any], kind: str, least: float) -> None:
    assert scores["kinds"][kind]["share10"] >= least


def test_nonsense_is_never_certain(scores: Mapping[str, Any]) -> None:
    assert set(scores["summary"]["nonsense_certain"].values()) == {0.0}
    assert scores["summary"]["nonsense_suggest"]["nothing"] <= 0.05
    assert scores["summary"]["nonsense_suggest"]["nothing_hard"] <= 0.06


def test_a_wrong_card_is_hardly_ever_certain(answers: Sequence[BatchAnswer], tmp_path: Path) -> None:
    judged = [
        (query, answer)
        for query, answer in zip(read_queries(), answers, strict=True)
        if query["query"] not in MISJUDGED
    ]
    scores = score([query for query, _ in judged], [answer for _, answer in judged], tmp_path)
    assert scores["summary"]["certain_but_wrong"] <= 0.001


def test_titles_lead_to_the_card_that_bears_them(answers: Sequence[BatchAnswer]) -> None:
    found = {
        query["query"]: answer["results"][0]["name"] for query, answer in zip(read_queries(), answers, strict=True)
    }
    assert {query: found[query] for query in MISJUDGED} == MISJUDGED
