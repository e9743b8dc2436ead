"""The bundled tables of names and printings: what their files give, nothing that the list of our own repeats."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from rulings.building.name_table import main
from rulings.corpus.bundled import find_bundled_data, load_bundled_names
from rulings.corpus.printings import load_printings
from rulings.corpus.records import CardName
from rulings.language import Language
from rulings.sources.name_table import read_name_table
from tests.places import SHARED

DATA = find_bundled_data()
TABLE = read_name_table(DATA / "names" / "japanese.tsv").names


def test_there_are_names_of_all_cards_that_have_one() -> None:
    assert len(TABLE) >= 28_000
    assert len(load_printings(DATA / "cards" / "printings.tsv")) >= 23_000


def test_names_carry_no_furigana_half_width_or_look_alike_letters() -> None:
    odd = re.compile(r"[（）()･ｰ|]|[ァ-ヶー][べぺ](?=[ァ-ヶー])|^[へべぺ](?=[ァ-ヶー])| // |[ぁ-ヶ一-鿿]\s*[-—―–]$")
    assert [(name.card, name.text) for name in TABLE if odd.search(name.text)] == []


def test_every_line_of_our_own_list_says_what_the_table_does_not() -> None:
    table: defaultdict[str, list[CardName]] = defaultdict(list)
    own: defaultdict[str, list[CardName]] = defaultdict(list)
    for name in TABLE:
        table[name.face or name.card].append(name)
    for name in load_bundled_names(DATA / "names").names:
        if name.language is Language.JA and name.reading:
            own[name.face or name.card].append(name)

    def said(names: list[CardName]) -> list[tuple[str, str]]:
        return [(name.text, name.reading) for name in names]

    assert own
    assert [face for face, names in own.items() if said(names) == said(table[face])[: len(names)]] == []


def test_the_tables_are_what_their_files_give(tmp_path: Path) -> None:
    files = [SHARED / "data" / "mtgjson", SHARED / "data" / "names" / "db_mtg.csv"]
    if not all(path.exists() for path in files):
        pytest.skip("../shared/data is not here")
    main(["--month", "2025-02", "--output", str(tmp_path), *map(str, files)])
    for name in ("names/japanese.tsv", "cards/printings.tsv"):
        assert (tmp_path / name).read_bytes() == (DATA / name).read_bytes(), name
