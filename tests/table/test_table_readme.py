"""The description of table files says what the code reads, and its example plays."""

import re

from rulings.table.format.setup import SETUP_ZONES
from rulings.table.reading.read import parse_table
from rulings.table.reading.read_expectations import KINDS
from rulings.table.reading.read_script import VERBS
from tests.places import ROOT

FOLDER = ROOT / "rulings" / "table"
README = (FOLDER / "README.md").read_text()


def test_the_example_reads() -> None:
    example = re.search(r"```toml\n(.*?)```", README, re.DOTALL)
    assert example is not None
    assert len(parse_table(example[1]).expect) == 2


def test_every_verb_row_and_zone_is_described() -> None:
    words = {*VERBS, *KINDS, *(zone.value for zone in SETUP_ZONES)}
    assert [word for word in sorted(words) if f"`{word}`" not in README] == []


def test_every_module_is_described() -> None:
    modules = {file.stem for file in FOLDER.glob("*.py")} - {"__init__"}
    assert [name for name in sorted(modules) if f"`{name}`" not in README] == []
