"""Months of sets, eras, and the first printing of a card in the corpus."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from rulings.answer.oracle import answer_coverage
from rulings.building import build_corpus
from rulings.corpus.bundled import BundledDataError
from rulings.corpus.database import Corpus
from rulings.corpus.sets import ERAS, bundled_sets, era_of, find_first_set, load_sets
from tests.places import SHARED
from tests.sources.invented import mtgjson_entry, snapshot_entry, write_atomic_cards, write_snapshot

MTGJSON_FILES = SHARED / "data" / "mtgjson"


def test_the_earliest_known_set_is_the_first() -> None:
    assert find_first_set(["A25", "MRD", "ZZZZ"]) == "MRD"
    assert find_first_set(["ZZZZ"]) is None
    assert find_first_set([]) is None


def test_of_one_month_the_code_decides() -> None:
    assert find_first_set(["ZNR", "ZNC"]) == "ZNC"


def test_eras_follow_each_other_without_a_gap() -> None:
    years = [(int(era[:4]), int(era[5:])) for era in ERAS[:-1]]
    assert all(before[1] + 1 == after[0] for before, after in pairwise(years))
    assert {era_of(code) for code in bundled_sets()} == set(ERAS[:-1])


def test_eras_of_sets() -> None:
    assert [era_of(one) for one in ("LEA", "MRD", "NEO", "ECL", None)] == [
        "1993-1997",
        "1998-2003",
        "2020-2022",
        "2023-2026",
        "unknown",
    ]


def test_faults_of_the_file_are_all_listed(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "sets.toml").write_text('[sets]\nLEA = "1993-13"\nx = "1993-08"\n[more]\n', encoding="utf-8")
    with pytest.raises(BundledDataError) as fault:
        load_sets(tmp_path)
    assert str(fault.value.details["faults"]).count(";") == 2


@pytest.mark.parametrize("code", ["A25", "GRN", "MRD"])
def test_months_agree_with_the_set_files(code: str) -> None:
    path = MTGJSON_FILES / f"{code}.json"
    if not path.is_file():
        pytest.skip("the MTGJSON set files are not here")
    assert json.loads(path.read_text(encoding="utf-8"))["data"]["releaseDate"].startswith(bundled_sets()[code])


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("inputs")
    write_snapshot(folder, snapshot_entry("Old Golem"), snapshot_entry("New Golem"))
    write_atomic_cards(folder, mtgjson_entry("Old Golem", printings=["M10", "LEA"]), mtgjson_entry("New Golem"))
    return build_corpus([folder], folder.parent / f"{folder.name}.sqlite").path


async def test_the_corpus_knows_the_first_printing(path: Path) -> None:
    async with Corpus.open(path) as corpus:
        cards = await corpus.cards(["Old Golem", "New Golem"])
    assert [cards[name].first_set for name in ("Old Golem", "New Golem")] == ["LEA", None]


async def test_coverage_is_counted_by_era(path: Path) -> None:
    from rulings.answer.desk import Desk

    async with Desk.open(path) as desk:
        answer = await answer_coverage(desk)
    counted = {row.era: row.faces for row in answer.eras if row.faces}
    assert counted == {"1993-1997": 1, "unknown": 1}
    assert sum(row.understood for row in answer.eras) == answer.understood
