"""The Japanese titles of our own tables: what stands in 《》 is a card of the table, by its official name."""

import csv
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = ROOT.parent / "shared" / "data" / "names" / "db_mtg.csv"


@pytest.mark.skipif(not NAMES.is_file(), reason="../shared/data/names is absent")
def test_a_card_in_a_japanese_title_is_a_card_of_the_table_by_its_official_name() -> None:
    with NAMES.open(encoding="utf-8") as file:
        official = {row[1]: row[0] for row in csv.reader(file)}
    wrong = []
    seen = 0
    for folder in ("tests/tables", "data/demonstrations"):
        for path in sorted((ROOT / folder).rglob("*.toml")):
            text = path.read_text(encoding="utf-8")
            for name in re.findall("《([^》]+)》", tomllib.loads(text)["title"]["ja"]):
                seen += 1
                if re.search(f'"{re.escape(official.get(name, name))}(\\*\\d+)?"', text) is None:
                    wrong.append((path.stem, name))
    assert seen > 50
    assert wrong == []
