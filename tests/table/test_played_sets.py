"""The sets of tables, played: ours, those of the seed documents, and a sample of another engine's tests.

A table may be refused, with the words that are not understood; it may never come out wrong, and nothing may crash.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from rulings.corpus.cards import Card
from rulings.corpus.database import Corpus
from rulings.narrate.report import Status
from rulings.table.format.disputed import load_disputed
from rulings.table.playing.names import card_names
from rulings.table.playing.play import Played, run_table
from rulings.table.playing.refusing import MISSING_EN
from rulings.table.reading.read import LoadedTable, load_tables
from tests.places import ROOT, SHARED

OWN = ROOT / "tests" / "tables"
GIVEN_TABLES = SHARED / "tables"
DISPUTED = ROOT / "tests" / "xmage_disputed.toml"
MOST_WITHOUT_THEIR_CARDS = 40
"""Of our own tables; of every set, each has a card that the snapshot lacks."""
SAMPLE_STEP = 6
"""Every sixth table of the 1,325: a fixed sample of about 220."""

needs_shared = pytest.mark.skipif(not GIVEN_TABLES.is_dir(), reason="the shared tables are not beside the project")


async def find_cards(corpus_path: Path, loaded: Sequence[LoadedTable]) -> dict[str, Card]:
    names = sorted({name for one in loaded if one.table for name in card_names(one.table)})
    async with Corpus.open(corpus_path) as corpus:
        found = dict(await corpus.cards(names))
        for name in names:
            if name not in found and not name.isascii():
                same = await corpus.cards_by_japanese(name)
                if len(same) == 1:
                    found[name] = same[0]
    return found


def play_all(corpus_path: Path, loaded: Sequence[LoadedTable]) -> list[Played]:
    cards = asyncio.run(find_cards(corpus_path, loaded))
    return [run_table(one.table, cards) for one in loaded if one.table is not None]


def problems(played: Sequence[Played]) -> list[str]:
    """What is wrong, a line a table."""
    found = []
    for one in played:
        if one.status is Status.FAULT:
            found.append(f"{one.table.id}: {one.crash!r}")
        elif one.status is Status.WRONG:
            rows = [] if one.run is None else [row for row in one.run.results.values() if not row.is_met]
            why = [fault.why for fault in one.faults] + [f"{row.want} was {row.got}" for row in rows]
            found.append(f"{one.table.id}: {'; '.join(why)}")
    return found


def test_all_our_tables_are_right(corpus_path: Path) -> None:
    """But those with cards that this corpus lacks, of which there are few."""
    played = play_all(corpus_path, list(load_tables([OWN])))
    assert problems(played) == []
    others = [one for one in played if one.status is not Status.RIGHT]
    assert [one.table.id for one in others if not lacks_a_card(one)] == []
    assert len(others) <= MOST_WITHOUT_THEIR_CARDS


def lacks_a_card(played: Played) -> bool:
    """It is refused for no other reason than that the corpus has not got some card."""
    return played.status is Status.REFUSED and all(why.why_en == MISSING_EN for why in played.unsupported)


@needs_shared
def test_all_seed_tables_are_right(corpus_path: Path) -> None:
    """But those of split cards, of which this corpus has one half (``make tables`` plays all with the other)."""
    played = play_all(corpus_path, list(load_tables([GIVEN_TABLES / "dev"])))
    assert problems(played) == []
    assert len(played) == 261
    others = [one for one in played if one.status is not Status.RIGHT]
    assert [one.table.id for one in others if not lacks_a_card(one)] == []
    assert len(others) <= 3


@needs_shared
def test_none_of_a_sample_of_another_engine_s_tables_is_wrong(corpus_path: Path) -> None:
    disputed = load_disputed(DISPUTED)
    sample = list(load_tables([GIVEN_TABLES / "xmage-dev.jsonl"]))[::SAMPLE_STEP]
    played = play_all(corpus_path, [one for one in sample if one.id not in disputed])
    assert problems(played) == []
    assert sum(one.status is Status.RIGHT for one in played) >= 0.75 * len(played)
