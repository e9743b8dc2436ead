"""Checking many tables: the same results in the same order on one process and on several."""

import pickle
from pathlib import Path

import pytest

from rulings.narrate.report import Status
from rulings.table.format.errors import TableFileError, UnknownCardError
from rulings.table.playing import check
from rulings.table.playing.check import check_tables
from rulings.table.reading.read import load_tables
from tests.table.cards import CARDS

GOOD = (
    '{"format": 1, "id": "ID", "players": {"A": {"hand": ["Forest"]}, "B": {}}, "expect": [{"player": "A", "life": N}]}'
)
UNKNOWN = GOOD.replace("Forest", "Froest")


def write_set(folder: Path) -> Path:
    lines = [
        GOOD.replace("ID", "right").replace("N", "20"),
        GOOD.replace("ID", "wrong").replace("N", "19"),
        UNKNOWN.replace("ID", "unknown").replace("N", "20"),
        '{"format": 2}',
    ]
    file = folder / "set.jsonl"
    file.write_text("\n".join(lines))
    return file


@pytest.mark.parametrize("few", [60, 0])
def test_results_come_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr(check, "FEW", few)
    loaded = list(load_tables([write_set(tmp_path)]))
    found = list(check_tables(loaded, CARDS, processes=2))
    assert [one.status for one in found] == [Status.RIGHT, Status.WRONG, Status.INVALID, Status.INVALID]
    assert [one.id for one in found[:2]] == ["right", "wrong"]
    assert isinstance(found[2].fault, UnknownCardError)
    assert found[1].playthrough is not None
    assert [row.got for row in found[1].playthrough.expect] == ["20"]


def test_a_fault_travels_between_processes() -> None:
    fault = UnknownCardError(file="a.toml", line=3, given="Froest")
    copied = pickle.loads(pickle.dumps(fault))
    assert isinstance(copied, TableFileError)
    assert copied.details == fault.details
