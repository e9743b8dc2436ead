"""Downloads: what comes is whole and right, or the older file stays and a sentence says why."""

import gzip
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings.building.inputs import gather_inputs
from rulings.corpus.replacing import NotWritableError
from rulings.errors import RulingsError
from rulings.sources.download import (
    DownloadError,
    OfflineError,
    RefusedError,
    StalledError,
    UnknownLayoutError,
    WrongContentError,
)
from rulings.sources.downloads import (
    DOWNLOADS,
    DownloadProgress,
    DownloadReport,
    Hosts,
    UnknownDownloadError,
    update_files,
)
from tests.sources.invented import scryfall_card
from tests.sources.web_of_faults import Page, Web, serve

ATOMIC = json.dumps(
    {
        "meta": {"date": "2026-11-01"},
        "data": {
            "Test Golem": [{"name": "Test Golem", "layout": "normal", "colorIdentity": [], "types": ["Artifact"]}]
        },
    }
).encode()
ATOMIC_PATH = "/api/v5/AtomicCards.json.gz"
BULK = b'[\n{"object":"card","id":"1","lang":"en","name":"Test Golem","layout":"normal"},\n' + b"\n" * 5000 + b"]"
RULES = b"Magic: The Gathering Comprehensive Rules\r\rThese rules are effective as of January 16, 2026.\r\r" * 3


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    with serve() as server:
        packed = gzip.compress(ATOMIC, mtime=0)
        server.pages[ATOMIC_PATH] = Page(packed)
        server.pages[f"{ATOMIC_PATH}.sha256"] = Page(hashlib.sha256(packed).hexdigest().encode())
        uri = json.dumps({"object": "bulk_data", "download_uri": f"{server.address}/file/cards.json"}).encode()
        server.pages["/bulk-data/oracle-cards"] = Page(uri)
        server.pages["/file/cards.json"] = Page(BULK)
        link = f'<a href="{server.address}/2026/downloads/MagicCompRules 20260116.txt">TXT</a>'
        server.pages["/en/rules"] = Page(link.encode())
        server.pages["/2026/downloads/MagicCompRules%2020260116.txt"] = Page(RULES)
        yield server


def update(web: Web, folder: Path, *keys: str, address: str | None = None) -> DownloadReport:
    host = address or web.address
    hosts = Hosts(mtgjson=host, scryfall=host, wizards=host, mjmj=host)
    return update_files(folder, keys, hosts=hosts, stall_seconds=0.3, pause_seconds=0.01)


def failure_of(report: DownloadReport) -> DownloadError:
    assert report.fetched == []
    [(_, fault)] = report.failed
    return fault


def test_a_file_with_the_published_hash_is_taken(web: Web, tmp_path: Path) -> None:
    report = update(web, tmp_path, "mtgjson")
    assert [download.key for download in report.fetched] == ["mtgjson"]
    assert gzip.decompress((tmp_path / "AtomicCards.json.gz").read_bytes()) == ATOMIC
    assert [path.name for path in tmp_path.iterdir()] == ["AtomicCards.json.gz"]


def test_scryfall_is_asked_with_the_headers_that_it_requires(web: Web, tmp_path: Path) -> None:
    update(web, tmp_path, "scryfall")
    headers = dict(web.requests)["/bulk-data/oracle-cards"]
    assert headers["user-agent"].startswith("judgebot/")
    assert headers["accept"]
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK


def serve_json_lines(web: Web, *entries: dict[str, object]) -> bytes:
    """Scryfall as it is since July 2026: every key that its description of a bulk file has, and the file."""
    name = "oracle-cards-20260920090159.jsonl.gz"
    data = gzip.compress("".join(f"{json.dumps(entry)}\n" for entry in entries).encode(), mtime=0)
    listing = {
        "object": "bulk_data",
        "id": "27bf3214-1271-490b-bdfe-c0be6c23d02e",
        "type": "oracle_cards",
        "updated_at": "2026-09-20T09:01:59.187+00:00",
        "uri": f"{web.address}/bulk-data/27bf3214-1271-490b-bdfe-c0be6c23d02e",
        "name": "Oracle Cards",
        "description": "One card object for each Oracle ID.",
        "jsonl_download_uri": f"{web.address}/oracle-cards/{name}",
        "compressed_size": len(data),
    }
    web.pages["/bulk-data/oracle-cards"] = Page(json.dumps(listing).encode())
    web.pages[f"/oracle-cards/{name}"] = Page(data)
    return data


def test_json_lines_are_fetched_and_take_the_place_of_the_older_array(web: Web, tmp_path: Path) -> None:
    update(web, tmp_path, "scryfall")
    data = serve_json_lines(web, scryfall_card("Test Golem"), scryfall_card("Test Golem", layout="front_card"))
    report = update(web, tmp_path, "scryfall")
    assert report.failed == []
    assert [path.name for path in tmp_path.iterdir()] == ["scryfall-oracle-cards.jsonl.gz"]
    assert (tmp_path / "scryfall-oracle-cards.jsonl.gz").read_bytes() == data
    [reading] = gather_inputs([tmp_path], tmp_path, lambda progress: None).readings[:1]
    assert reading.source.key == "scryfall"
    assert [card.name for card in reading.cards] == ["Test Golem"]
    for _, headers in web.requests:
        assert headers["user-agent"].startswith("judgebot/")
        assert headers["accept"]


def test_where_both_layouts_are_served_json_lines_are_fetched(web: Web, tmp_path: Path) -> None:
    data = serve_json_lines(web, scryfall_card("Test Golem"))
    listing = json.loads(web.pages["/bulk-data/oracle-cards"].body)
    listing["download_uri"] = f"{web.address}/file/cards.json"
    web.pages["/bulk-data/oracle-cards"] = Page(json.dumps(listing).encode())
    update(web, tmp_path, "scryfall")
    assert (tmp_path / "scryfall-oracle-cards.jsonl.gz").read_bytes() == data


def test_the_older_file_of_another_layout_stays_where_the_newer_one_fails(web: Web, tmp_path: Path) -> None:
    update(web, tmp_path, "scryfall")
    data = serve_json_lines(web, scryfall_card("Test Golem"))
    web.pages["/oracle-cards/oracle-cards-20260920090159.jsonl.gz"] = Page(data[:-9])
    fault = failure_of(update(web, tmp_path, "scryfall"))
    assert "gzip" in str(fault.details["fault"])
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK


@pytest.mark.parametrize("listing", [b'{"object":"bulk_data"}', b"[]", b'{"jsonl_download_uri":null}', b"null"])
def test_a_description_of_bulk_data_without_an_address_is_a_fault(web: Web, tmp_path: Path, listing: bytes) -> None:
    web.pages["/bulk-data/oracle-cards"] = Page(listing)
    fault = failure_of(update(web, tmp_path, "scryfall"))
    assert fault.details["fault"] == "not a description of bulk data: no address of a file"


def test_the_rules_are_found_through_the_link_on_the_official_page(web: Web, tmp_path: Path) -> None:
    update(web, tmp_path, "rules")
    assert (tmp_path / "MagicCompRules.txt").read_bytes() == RULES


def test_the_newest_of_the_japanese_rules_is_taken(web: Web, tmp_path: Path) -> None:
    names = ("JPN_CR_20251114_0.txt", "JPN_CR_20260116_1.txt", "JPN_CR_20260116_0.txt")
    web.pages["/"] = Page("".join(f'<a href="data/{name}">x</a>' for name in names).encode())
    text = "========\nマジック総合ルール(和訳 20260116.1 版)\n========\n".encode()
    web.pages["/data/JPN_CR_20260116_1.txt"] = Page(text)
    update(web, tmp_path, "rules-ja")
    assert (tmp_path / "JPN_CR.txt").read_bytes() == text


def test_what_breaks_off_is_continued_and_not_begun_again(web: Web, tmp_path: Path) -> None:
    web.pages["/file/cards.json"].broken_offs = 2
    report = update(web, tmp_path, "scryfall")
    assert len(report.fetched) == 1
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK
    assert web.ranges_of("/file/cards.json") == ["", f"bytes={len(BULK) // 2}-", f"bytes={len(BULK) * 3 // 4}-"]


def test_another_day_goes_on_from_where_the_last_one_broke_off(web: Web, tmp_path: Path) -> None:
    page = web.pages["/file/cards.json"]
    page.broken_offs = 4
    assert isinstance(failure_of(update(web, tmp_path, "scryfall")), StalledError)
    assert (tmp_path / "scryfall-oracle-cards.json.part").exists()
    web.requests.clear()
    assert len(update(web, tmp_path, "scryfall").fetched) == 1
    assert web.ranges_of("/file/cards.json")[0].startswith("bytes=")


UPDATE = """
import sys
from pathlib import Path
from rulings.sources.downloads import Hosts, update_files
update_files(Path(sys.argv[1]), ["scryfall"], hosts=Hosts(scryfall=sys.argv[2]), stall_seconds=60)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_download_that_is_killed_leaves_the_older_file_and_is_continued_by_the_next(web: Web, tmp_path: Path) -> None:
    update(web, tmp_path, "scryfall")
    newer = BULK.replace(b"Test Golem", b"Test Giant")
    web.pages["/file/cards.json"] = Page(newer, version='"two"', broken_offs=1, stall_seconds=30)
    part = tmp_path / "scryfall-oracle-cards.json.part"
    with subprocess.Popen([sys.executable, "-c", UPDATE, str(tmp_path), web.address]) as process:
        while process.poll() is None and not (part.exists() and part.stat().st_size >= len(newer) // 2):
            time.sleep(0.02)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK
    web.requests.clear()
    assert len(update(web, tmp_path, "scryfall").fetched) == 1
    assert web.ranges_of("/file/cards.json") == [f"bytes={len(newer) // 2}-"]
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == newer


def test_a_file_that_has_changed_meanwhile_is_fetched_whole(web: Web, tmp_path: Path) -> None:
    web.pages["/file/cards.json"].broken_offs = 4
    update(web, tmp_path, "scryfall")
    changed = BULK.replace(b"Test Golem", b"Test Giant")
    web.pages["/file/cards.json"] = Page(changed, version='"two"')
    update(web, tmp_path, "scryfall")
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == changed


def test_a_host_that_ignores_ranges_is_understood(web: Web, tmp_path: Path) -> None:
    page = web.pages["/file/cards.json"]
    page.broken_offs, page.ignores_ranges = 1, True
    update(web, tmp_path, "scryfall")
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK


def test_a_host_that_falls_silent_has_stalled(web: Web, tmp_path: Path) -> None:
    page = web.pages["/file/cards.json"]
    page.broken_offs, page.stall_seconds = 4, 1.0
    assert isinstance(failure_of(update(web, tmp_path, "scryfall")), StalledError)


def test_a_busy_host_is_asked_again(web: Web, tmp_path: Path) -> None:
    web.pages["/file/cards.json"].failures = 2
    assert len(update(web, tmp_path, "scryfall").fetched) == 1


def test_not_found_is_refused_with_its_status(web: Web, tmp_path: Path) -> None:
    del web.pages["/file/cards.json"]
    fault = failure_of(update(web, tmp_path, "scryfall"))
    assert isinstance(fault, RefusedError)
    assert fault.details["status"] == 404
    assert [path for path, _ in web.requests].count("/file/cards.json") == 1


def test_a_page_instead_of_data_is_not_taken(web: Web, tmp_path: Path) -> None:
    web.pages["/file/cards.json"] = Page(b"<!DOCTYPE html><html><body>Please log in</body></html>")
    fault = failure_of(update(web, tmp_path, "scryfall"))
    assert isinstance(fault, WrongContentError)
    assert fault.details["fault"] == "a web page came instead"


def test_a_page_instead_of_the_description_of_bulk_data_is_not_taken(web: Web, tmp_path: Path) -> None:
    web.pages["/bulk-data/oracle-cards"] = Page(b"<html></html>")
    assert isinstance(failure_of(update(web, tmp_path, "scryfall")), WrongContentError)


@pytest.mark.parametrize(
    ("key", "path", "answer"),
    [
        ("scryfall", "/bulk-data/oracle-cards", b'{"object": "bulk_data", "parquet_uri": "/x"}'),
        ("rules", "/en/rules", b"<html>Rules, now as an app</html>"),
        ("rules-ja", "/", b"<html></html>"),
    ],
)
def test_a_layout_that_is_new_is_said_to_be_and_not_to_pass(
    web: Web, tmp_path: Path, key: str, path: str, answer: bytes
) -> None:
    web.pages[path] = Page(answer)
    assert isinstance(failure_of(update(web, tmp_path, key)), UnknownLayoutError)


def test_a_wrong_hash_is_not_taken(web: Web, tmp_path: Path) -> None:
    web.pages[f"{ATOMIC_PATH}.sha256"] = Page(b"0" * 64)
    fault = failure_of(update(web, tmp_path, "mtgjson"))
    assert isinstance(fault, WrongContentError)
    assert "SHA-256" in str(fault.details["fault"])


def test_a_gzip_that_was_cut_at_its_source_is_not_taken(web: Web, tmp_path: Path) -> None:
    cut = gzip.compress(ATOMIC, mtime=0)[:-10]
    web.pages[ATOMIC_PATH] = Page(cut)
    web.pages[f"{ATOMIC_PATH}.sha256"] = Page(hashlib.sha256(cut).hexdigest().encode())
    fault = failure_of(update(web, tmp_path, "mtgjson"))
    assert isinstance(fault, WrongContentError)
    assert "gzip" in str(fault.details["fault"])


@pytest.mark.parametrize("end", [b'{"object":"card","na', b'{"object":"card"}'], ids=["in an object", "after one"])
def test_json_that_was_cut_at_its_source_is_not_taken(web: Web, tmp_path: Path, end: bytes) -> None:
    web.pages["/file/cards.json"] = Page(BULK.rstrip(b"]\n") + end)
    fault = failure_of(update(web, tmp_path, "scryfall"))
    assert fault.details["fault"] == "cut off"


@pytest.mark.parametrize("page", [Page(b"<html>"), Page(b"", status=404)], ids=["a page", "not found"])
def test_whatever_goes_wrong_the_older_file_stays(web: Web, tmp_path: Path, page: Page) -> None:
    update(web, tmp_path, "scryfall")
    web.pages["/file/cards.json"] = page
    failure_of(update(web, tmp_path, "scryfall"))
    assert (tmp_path / "scryfall-oracle-cards.json").read_bytes() == BULK


def test_a_folder_that_can_not_be_written_is_an_error_with_the_place(web: Web, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritableError) as fault:
        update(web, tmp_path / "file", "scryfall")
    assert fault.value.details["path"] == tmp_path / "file" / "scryfall-oracle-cards.json"


def test_one_file_that_fails_does_not_hinder_the_others(web: Web, tmp_path: Path) -> None:
    del web.pages["/file/cards.json"]
    report = update(web, tmp_path, "scryfall", "mtgjson")
    assert [download.key for download in report.fetched] == ["mtgjson"]
    assert [download.key for download, _ in report.failed] == ["scryfall"]


def test_without_a_network_one_error_says_so(web: Web, tmp_path: Path) -> None:
    with pytest.raises(OfflineError):
        update(web, tmp_path, address="http://127.0.0.1:9")
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_no_download_is_refused_with_those_that_are(web: Web, tmp_path: Path) -> None:
    with pytest.raises(UnknownDownloadError) as fault:
        update(web, tmp_path, "gatherer")
    assert "mtgjson" in str(fault.value.details["keys"])


def test_the_file_of_two_gigabytes_is_only_fetched_when_asked_for() -> None:
    assert [download.key for download in DOWNLOADS if not download.is_default] == ["scryfall-all", "ipg", "mtr", "jar"]


def test_progress_ends_at_the_size_of_the_file(web: Web, tmp_path: Path) -> None:
    told: list[DownloadProgress] = []
    hosts = Hosts(scryfall=web.address)
    update_files(tmp_path, ["scryfall"], told.append, hosts=hosts, stall_seconds=1.0, pause_seconds=0.01)
    assert (told[-1].done, told[-1].total) == (len(BULK), len(BULK))
    assert [progress.done for progress in told] == sorted(progress.done for progress in told)


def test_every_failure_is_an_error_with_a_sentence() -> None:
    assert {kind.code for kind in DownloadError.__subclasses__()} == {
        "download_offline",
        "download_refused",
        "download_stalled",
        "download_unknown_layout",
        "download_wrong_content",
    }
    assert issubclass(UnknownDownloadError, RulingsError)
