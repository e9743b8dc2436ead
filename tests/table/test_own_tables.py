"""The project's own tables (tests/tables): each well formed, in both languages, its source a rule that exists."""

import re
from pathlib import Path

import pytest

from rulings.table.format.expectations import Cites
from rulings.table.reading.read import LoadedTable, load_tables
from tests.places import RULES_TEXT
from tests.table.sections import TABLES, folder_of, tables_by_rule

CR = RULES_TEXT
LOADED = list(load_tables([TABLES]))


@pytest.mark.parametrize("loaded", LOADED, ids=lambda loaded: Path(loaded.file).stem)
def test_a_table_of_ours_is_well_formed(loaded: LoadedTable) -> None:
    assert loaded.fault is None
    assert loaded.table is not None
    assert loaded.id == Path(loaded.file).stem
    assert loaded.table.title.en
    assert loaded.table.title.ja
    assert loaded.table.expect
    assert re.match(r"CR \d{3}", loaded.table.source or "")


@pytest.mark.skipif(not CR.is_file(), reason="the Comprehensive Rules are not beside the project")
def test_every_rule_that_our_tables_quote_exists() -> None:
    rules = set(re.findall(r"(?m)^(\d{3}(?:\.\d+[a-z]*)?)\.? ", re.sub(r"\r\n?", "\n", CR.read_text("utf-8-sig"))))
    quoted = {
        (loaded.id, number)
        for loaded in LOADED
        if loaded.table is not None
        for number in [
            *re.findall(r"\b\d{3}(?:\.\d+[a-z]*)?\b", (loaded.table.source or "").split(":")[0]),
            *(row.rule for row in loaded.table.expect if isinstance(row, Cites)),
        ]
    }
    assert len(quoted) > 200
    assert sorted(pair for pair in quoted if pair[1] not in rules) == []


def test_every_table_lies_in_the_folder_of_its_rule() -> None:
    lost = [path.name for path in tables_by_rule() if path.parent != TABLES / folder_of(path.stem)]
    assert lost == [], "python -m tests.table.sections moves them"


def test_titles_are_no_duplicates() -> None:
    titles = [(loaded.table.title.en, loaded.table.title.ja) for loaded in LOADED if loaded.table is not None]
    assert len({en for en, _ in titles}) == len({ja for _, ja in titles}) == len(titles)
