"""Variants of the seed tables (tests/tables/variants): other cards, zones, players and numbers under the same rules."""

import re

import pytest

from rulings.table.reading.read import load_tables
from tests.places import ROOT, SHARED

VARIANTS = ROOT / "tests" / "tables" / "variants"
SEEDS = SHARED / "tables" / "dev"
SEED = re.compile(r"a variant of the seed table ([a-z0-9-]+)\.$")


def seeds_of_variants() -> list[tuple[str, str]]:
    """Id of each variant and of the seed table whose variant it says it is."""
    found = []
    for loaded in load_tables([VARIANTS]):
        assert loaded.table is not None
        said = SEED.search(loaded.table.source or "")
        assert said is not None, loaded.id
        found.append((loaded.table.id, said[1]))
    return found


def test_a_variant_is_named_for_its_seed_table() -> None:
    assert [(one, seed) for one, seed in seeds_of_variants() if not one.startswith(f"{seed}--")] == []


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the seed tables are not beside the project")
def test_every_variant_has_a_seed_table() -> None:
    known = {path.stem for path in SEEDS.glob("*.toml")}
    assert [one for one, seed in seeds_of_variants() if seed not in known] == []
    assert len({seed for _, seed in seeds_of_variants()}) >= 0.95 * len(known)
