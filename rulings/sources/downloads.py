"""The official files that can be fetched: where they are found today, and how to tell that they are whole.

What is here: one record for each file, and fetching all that are wanted. What is not: HTTP
(``rulings.sources.download``).
"""

import asyncio
import gzip
import json
import re
import zlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import ClassVar, Final, Self
from urllib.parse import urljoin

from rulings.errors import RulingsError
from rulings.sources.download import (
    DownloadError,
    Fetcher,
    OfflineError,
    UnknownLayoutError,
    WrongContentError,
    discard_unfinished,
)
from rulings.sources.recognise import FileKind, read_head, recognise_file

_CHUNK_BYTES: Final = 1 << 20


class UnknownDownloadError(RulingsError):
    """There is no download of that name."""

    code: ClassVar[str] = "download_unknown"


@dataclass(frozen=True, slots=True)
class Found:
    """Where a file is today."""

    url: str
    digest: str | None = None
    """SHA-256 in hexadecimal digits, where the host publishes it."""
    suffix: str = ""
    """What the name of the file ends with as the host serves it today, where that has changed over the years."""


@dataclass(frozen=True, slots=True)
class Hosts:
    """Where the official files are asked for; tests and mirrors put others here."""

    mtgjson: str = "https://mtgjson.com"
    scryfall: str = "https://api.scryfall.com"
    wizards: str = "https://magic.wizards.com"
    mjmj: str = "https://mjmjp.info"
    wpn: str = "https://wpn.wizards.com"

    @classmethod
    def of_mirror(cls, address: str) -> Self:
        """One server in the place of all: their paths don't meet. Addresses that its pages name are followed."""
        return cls(mtgjson=address, scryfall=address, wizards=address, mjmj=address, wpn=address)


Finder = Callable[[Fetcher, Hosts], Awaitable[Found]]


@dataclass(frozen=True, slots=True)
class Download:
    """One official file."""

    key: str
    """Name on the command line: ``"mtgjson"``."""
    title: str
    """Name for people."""
    file_name: str
    """Under which it is kept; without its end where ``suffixes`` are given."""
    kinds: frozenset[FileKind]
    """What it must turn out to be."""
    find: Finder
    suffixes: tuple[str, ...] = ("",)
    """Ends that the name can have, by how the host serves the file; the one that is fetched takes the others' place."""
    is_default: bool = True
    """Fetched unless something else is asked for; the file of 2 GB is not."""


async def _find_mtgjson(fetcher: Fetcher, hosts: Hosts) -> Found:
    url = f"{hosts.mtgjson}/api/v5/AtomicCards.json.gz"
    digest = (await fetcher.fetch_text(f"{url}.sha256")).split()
    if not digest or re.fullmatch(r"[0-9a-fA-F]{64}", digest[0]) is None:
        raise WrongContentError(url=f"{url}.sha256", fault="not a SHA-256")
    return Found(url, digest[0])


_SCRYFALL_LAYOUTS: Final = {"jsonl_download_uri": ".jsonl.gz", "download_uri": ".json"}
"""Keys under which Scryfall gives the address of a bulk file, best first: gzipped JSON Lines since July 2026, an array
before."""


def _scryfall_finder(kind: str) -> Finder:
    """Finds the bulk file of a kind: Scryfall names its address anew every day."""

    async def find(fetcher: Fetcher, hosts: Hosts) -> Found:
        url = f"{hosts.scryfall}/bulk-data/{kind}"
        try:
            answer = json.loads(await fetcher.fetch_text(url))
        except ValueError as fault:
            raise WrongContentError(url=url, fault="not a description of bulk data") from fault
        for key, suffix in _SCRYFALL_LAYOUTS.items():
            if isinstance(answer, dict) and isinstance(address := answer.get(key), str) and address:
                return Found(urljoin(url, address), suffix=suffix)
        raise UnknownLayoutError(url=url, fault="not a description of bulk data: no address of a file")

    return find


_RULES_LINK: Final = re.compile(r"""href=["']([^"']*MagicCompRules[^"']*\.txt)["']""", re.IGNORECASE)
_JAPANESE_RULES_LINK: Final = re.compile(r"""href=["']([^"']*JPN_CR_(\d{8})_(\d+)\.txt)["']""")


async def _find_rules(fetcher: Fetcher, hosts: Hosts) -> Found:
    page = f"{hosts.wizards}/en/rules"
    link = _RULES_LINK.search(await fetcher.fetch_text(page))
    if link is None:
        raise UnknownLayoutError(url=page, fault="no link to a text of the Comprehensive Rules")
    return Found(urljoin(page, link[1].replace(" ", "%20")))


async def _find_japanese_rules(fetcher: Fetcher, hosts: Hosts) -> Found:
    page = f"{hosts.mjmj}/"
    links = list(_JAPANESE_RULES_LINK.finditer(await fetcher.fetch_text(page)))
    if not links:
        raise UnknownLayoutError(url=page, fault="no link to a text of the Japanese rules")
    newest = max(links, key=lambda link: (link[2], int(link[3])))
    return Found(urljoin(page, newest[1]))


_POLICY_DAY: Final = re.compile(r"(\d{4})_?([A-Za-z]{3,9})_?(\d{1,2})")


def _policy_finder(document: str) -> Finder:
    """Finds the English PDF of a document of tournament policy; the page holds the addresses of all of them, those that
    it doesn't show in the data of its script, where slashes are written as escapes."""
    link = re.compile(rf"""[^\s"'<>()]*/MTG_{document}_([^\s"'<>()/]*?)(?:_EN)?\.pdf""", re.IGNORECASE)

    async def find(fetcher: Fetcher, hosts: Hosts) -> Found:
        page = f"{hosts.wpn}/en/rules-documents"
        text = (await fetcher.fetch_text(page)).replace(r"\u002F", "/").replace(r"\/", "/")
        dated = [(day, one[0]) for one in link.finditer(text) if (day := _day_in_name(one[1])) is not None]
        if not dated:
            raise UnknownLayoutError(url=page, fault=f"no link to the PDF of the {document}")
        return Found(urljoin(page, max(dated)[1]))

    return find


def _day_in_name(words: str) -> date | None:
    """The day in the name of a PDF: ``2026_Feb27``, ``2024Sep23``."""
    found = _POLICY_DAY.fullmatch(words.replace("%20", "").replace(" ", ""))
    if found is None:
        return None
    try:
        return datetime.strptime(f"{found[1]} {found[2][:3]} {found[3]}", "%Y %b %d").date()
    except ValueError:
        return None


_CARDS: Final = frozenset({FileKind.SCRYFALL_CARDS})
_SUFFIXES: Final = tuple(_SCRYFALL_LAYOUTS.values())

DOWNLOADS: Final = (
    Download("mtgjson", "MTGJSON AtomicCards", "AtomicCards.json.gz", frozenset({FileKind.MTGJSON}), _find_mtgjson),
    Download(
        "scryfall",
        "Scryfall oracle-cards",
        "scryfall-oracle-cards",
        _CARDS,
        _scryfall_finder("oracle-cards"),
        _SUFFIXES,
    ),
    Download(
        "scryfall-rulings",
        "Scryfall rulings",
        "scryfall-rulings",
        frozenset({FileKind.SCRYFALL_RULINGS}),
        _scryfall_finder("rulings"),
        _SUFFIXES,
    ),
    Download(
        "scryfall-all",
        "Scryfall all-cards",
        "scryfall-all-cards",
        _CARDS,
        _scryfall_finder("all-cards"),
        _SUFFIXES,
        is_default=False,
    ),
    Download("rules", "Comprehensive Rules", "MagicCompRules.txt", frozenset({FileKind.RULES_TEXT}), _find_rules),
    Download("rules-ja", "総合ルール（和訳）", "JPN_CR.txt", frozenset({FileKind.RULES_TEXT_JA}), _find_japanese_rules),
    *(
        Download(
            key, title, file_name, frozenset({FileKind.POLICY_TEXT}), _policy_finder(key.upper()), is_default=False
        )
        for key, title, file_name in (
            ("ipg", "Infraction Procedure Guide", "MTG_IPG.pdf"),
            ("mtr", "Magic Tournament Rules", "MTG_MTR.pdf"),
            ("jar", "Judging at Regular REL", "MTG_JAR.pdf"),
        )
    ),
)
"""Every file that can be fetched, in the order in which it is."""


@dataclass(frozen=True, slots=True)
class DownloadProgress:
    """How far the fetching is."""

    title: str
    done: int
    """Bytes."""
    total: int
    """Bytes, 0 where the host doesn't say."""


@dataclass
class DownloadReport:
    """What was fetched and what was not."""

    folder: Path
    fetched: list[Download] = field(default_factory=list)
    failed: list[tuple[Download, DownloadError]] = field(default_factory=list)
    """Files that stay as they were, with the reason."""


def update_files(
    folder: Path,
    keys: Iterable[str] = (),
    on_progress: Callable[[DownloadProgress], None] | None = None,
    *,
    hosts: Hosts | None = None,
    stall_seconds: float = 30.0,
    pause_seconds: float = 1.0,
) -> DownloadReport:
    """Fetch the official files into a folder; each replaces its older one only when it is whole.

    日本語: 公式のデータ・ファイルをダウンロードする
    Shape: folder, keys of ``DOWNLOADS`` (none for the default ones) -> report; blocks, so call it off an event loop.
    Raises: OfflineError: no host could be reached; UnknownDownloadError: no such key. A single file that can't be
    fetched stands in the report.
    """
    by_key: Mapping[str, Download] = {download.key: download for download in DOWNLOADS}
    wanted = list(keys) or [download.key for download in DOWNLOADS if download.is_default]
    for key in wanted:
        if key not in by_key:
            raise UnknownDownloadError(key=key, keys=", ".join(by_key))
    return asyncio.run(
        _update(
            folder,
            [by_key[key] for key in wanted],
            on_progress or (lambda progress: None),
            hosts or Hosts(),
            stall_seconds,
            pause_seconds,
        )
    )


async def _update(
    folder: Path,
    wanted: list[Download],
    tell: Callable[[DownloadProgress], None],
    hosts: Hosts,
    stall_seconds: float,
    pause_seconds: float,
) -> DownloadReport:
    report = DownloadReport(folder)
    async with Fetcher.open(stall_seconds=stall_seconds, pause_seconds=pause_seconds) as fetcher:
        for download in wanted:
            try:
                await _fetch_one(fetcher, download, folder, tell, hosts)
            except DownloadError as fault:
                report.failed.append((download, fault))
            else:
                report.fetched.append(download)
    failures = [fault for _, fault in report.failed]
    if failures and not report.fetched and all(isinstance(fault, OfflineError) for fault in failures):
        raise failures[0]
    return report


async def _fetch_one(
    fetcher: Fetcher, download: Download, folder: Path, tell: Callable[[DownloadProgress], None], hosts: Hosts
) -> None:
    def check(path: Path) -> str | None:
        return find_damage(path, download.kinds)

    def on_bytes(done: int, total: int) -> None:
        tell(DownloadProgress(download.title, done, total))

    on_bytes(0, 0)
    found = await download.find(fetcher, hosts)
    place = folder / f"{download.file_name}{found.suffix}"
    await fetcher.fetch_file(found.url, place, check=check, digest=found.digest, on_bytes=on_bytes)
    for suffix in download.suffixes:
        former = folder / f"{download.file_name}{suffix}"
        if former != place:  # the older file of another layout, which a build would otherwise read in vain
            former.unlink(missing_ok=True)
            discard_unfinished(former)


def find_damage(path: Path, kinds: frozenset[FileKind]) -> str | None:
    """What shows that a file is not whole or not what was asked for; ``None`` for nothing.

    Shape: a file of one of these kinds -> fault in English words; reads it to the end if it is gzipped.
    """
    kind = recognise_file(path)
    if kind not in kinds:
        return "a web page came instead" if _is_page(path) else "not the kind of file that was asked for"
    try:
        last = _last_bytes(path)
    except (OSError, EOFError, zlib.error) as fault:
        return f"gzip: {fault}"
    if kind in (FileKind.MTGJSON, FileKind.SCRYFALL_CARDS, FileKind.SCRYFALL_RULINGS):
        is_array = read_head(path).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"[")
        return None if last.rstrip().endswith(b"]" if is_array else b"}") else "cut off"
    return None


def _is_page(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(1024).lstrip().lower().startswith((b"<!doctype html", b"<html"))


def _last_bytes(path: Path) -> bytes:
    """The end of the content; a gzipped file is read through, so that its own checksum counts."""
    with path.open("rb") as raw:
        if raw.read(2) != b"\x1f\x8b":
            raw.seek(max(0, path.stat().st_size - 64))
            return raw.read()
    last = b""
    with gzip.open(path) as file:
        while chunk := file.read(_CHUNK_BYTES):
            last = (last + chunk)[-64:]
    return last
