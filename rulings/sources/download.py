"""Fetching a file so that half of it is never taken for the whole.

What is here: one file over HTTP with resuming, retrying and checking. What is not: which files there are and where
(``rulings.sources.downloads``) and what stands in them (their readers).
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import ClassVar, Final, TypeVar

import aiohttp

from rulings.corpus.replacing import NotWritableError, put_in_place
from rulings.errors import RulingsError

_Result = TypeVar("_Result")

_HEADERS: Final = {
    "User-Agent": "judgebot/0.1",  # Scryfall refuses requests without an honest name and an Accept
    "Accept": "application/json;q=0.9,*/*;q=0.8",
    "Accept-Encoding": "identity",  # a part of a compressed answer could not be resumed
}
_CHUNK_BYTES: Final = 1 << 18
_PASSING: Final = frozenset({408, 429, 500, 502, 503, 504})
"""Answers after which the same request can do better a moment later."""


class DownloadError(RulingsError):
    """A file could not be fetched."""

    code: ClassVar[str] = "download_failed"


class OfflineError(DownloadError):
    """The host can't be reached."""

    code: ClassVar[str] = "download_offline"


class RefusedError(DownloadError):
    """The host answers, and not with the file."""

    code: ClassVar[str] = "download_refused"


class StalledError(DownloadError):
    """The host stopped in the middle, again and again."""

    code: ClassVar[str] = "download_stalled"


class WrongContentError(DownloadError):
    """What came is not what was asked for: cut off, another hash, or a page instead of data."""

    code: ClassVar[str] = "download_wrong_content"


class UnknownLayoutError(DownloadError):
    """The host answers, but in a layout that this version does not know; details: url, fault."""

    code: ClassVar[str] = "download_unknown_layout"


class _BrokenOffError(Exception):
    """An attempt that another one can complete."""


OnBytes = Callable[[int, int], None]
"""Called with bytes done and bytes in all, 0 where the host doesn't say."""

Check = Callable[[Path], str | None]
"""Looks at a fetched file and says what is wrong with it, ``None`` for nothing."""


@dataclass(frozen=True, slots=True)
class Fetcher:
    """Fetches texts and files; open it with ``Fetcher.open``."""

    session: aiohttp.ClientSession
    attempts: int
    """How often one file is tried, each time from where the last one broke off."""
    pause_seconds: float
    """Before the second attempt; twice as long before each further one."""

    @classmethod
    @asynccontextmanager
    async def open(
        cls, *, stall_seconds: float = 30.0, attempts: int = 4, pause_seconds: float = 1.0
    ) -> AsyncIterator["Fetcher"]:
        """A fetcher for as long as the context lasts; a host that is silent for ``stall_seconds`` has stalled."""
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=stall_seconds, sock_read=stall_seconds)
        async with aiohttp.ClientSession(
            timeout=timeout, headers=_HEADERS, trust_env=True, auto_decompress=False
        ) as session:
            yield cls(session, attempts, pause_seconds)

    async def fetch_text(self, url: str) -> str:
        """A small text: a page, a hash, a list.

        Raises: OfflineError, RefusedError, StalledError.
        """

        async def once() -> str:
            async with self.session.get(url) as answer:
                _refuse_bad_status(url, answer.status)
                return (await answer.read()).decode("utf-8", "replace")

        return await self._repeat(url, once)

    async def fetch_file(
        self, url: str, place: Path, *, check: Check, digest: str | None = None, on_bytes: OnBytes | None = None
    ) -> None:
        """Fetch a file to ``place``, which changes in one step and only when everything about the file is right.

        What an attempt has got lies in ``place.part`` and is continued by the next one, also of another day, as long as
        the host says that the file is still the same.

        Shape: address, place, a check, its SHA-256 in hexadecimal digits where the host publishes one.
        Raises: OfflineError, RefusedError, StalledError; WrongContentError: the check or the hash fails; what was
        fetched is thrown away then; NotWritableError: no space, or no permission.
        """
        part = _Part(place)

        async def once() -> None:
            await self._continue(url, part, on_bytes or (lambda done, total: None))

        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            await self._repeat(url, once)
            fault = await asyncio.to_thread(_find_fault, part.path, check, digest)
            if fault is not None:
                part.discard()
                raise WrongContentError(url=url, fault=fault)
            put_in_place(part.path, place)
            part.discard()
        except OSError as error:
            raise NotWritableError(path=place, fault=error.strerror or str(error)) from error

    async def _continue(self, url: str, part: "_Part", on_bytes: OnBytes) -> None:
        """One attempt, from where the last one broke off."""
        async with self.session.get(url, headers=part.conditions(url)) as answer:
            if answer.status == 416:  # the part is longer than the file, or the file is complete already
                part.discard()
                raise _BrokenOffError
            _refuse_bad_status(url, answer.status)
            start = _start_of_range(answer.headers.get("Content-Range", "")) if answer.status == 206 else 0
            if start != part.size() and start != 0:
                part.discard()
                raise _BrokenOffError
            part.begin(url, answer.headers.get("ETag") or answer.headers.get("Last-Modified"), start)
            total = start + answer.content_length if answer.content_length is not None else 0
            done = start
            with part.path.open("r+b" if start else "wb") as file:
                file.seek(start)
                async for chunk in answer.content.iter_chunked(_CHUNK_BYTES):
                    file.write(chunk)
                    file.flush()  # what has come must outlast a kill
                    done += len(chunk)
                    on_bytes(done, total)
            if total and done != total:
                raise _BrokenOffError

    async def _repeat(self, url: str, once: Callable[[], Awaitable[_Result]]) -> _Result:
        """Try until it works, the host refuses, or the attempts are used up."""
        for attempt in range(self.attempts):
            if attempt:
                await asyncio.sleep(self.pause_seconds * 2 ** (attempt - 1))
            try:
                return await once()
            except aiohttp.ClientConnectorError as fault:
                raise OfflineError(url=url, fault=str(fault.os_error)) from fault
            except (TimeoutError, _BrokenOffError, aiohttp.ClientError):
                continue
        raise StalledError(url=url, attempts=self.attempts)


class _Part:
    """What has been fetched of a file so far, and of which version of it."""

    def __init__(self, place: Path) -> None:
        self.path = place.with_name(f"{place.name}.part")
        self._mark = place.with_name(f"{place.name}.part.json")

    def size(self) -> int:
        return self.path.stat().st_size if self.path.exists() else 0

    def conditions(self, url: str) -> dict[str, str]:
        """Headers that ask for the rest if the file is still the same, and for all of it otherwise."""
        try:
            mark = json.loads(self._mark.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if mark.get("url") != url or not mark.get("version") or not self.size():
            return {}
        return {"Range": f"bytes={self.size()}-", "If-Range": mark["version"]}

    def begin(self, url: str, version: str | None, start: int) -> None:
        if start == 0:
            self._mark.write_text(json.dumps({"url": url, "version": version}), encoding="utf-8")

    def discard(self) -> None:
        self.path.unlink(missing_ok=True)
        self._mark.unlink(missing_ok=True)


def discard_unfinished(place: Path) -> None:
    """Throw away what earlier attempts got of the file that belongs there."""
    _Part(place).discard()


def _refuse_bad_status(url: str, status: int) -> None:
    if status in _PASSING:
        raise _BrokenOffError
    if status >= 400:
        raise RefusedError(url=url, status=status)


def _start_of_range(content_range: str) -> int:
    """``"bytes 100-199/200"`` -> 100; -1 where it says nothing readable."""
    begin = content_range.removeprefix("bytes ").partition("-")[0]
    return int(begin) if begin.isdigit() else -1


def _find_fault(path: Path, check: Check, digest: str | None) -> str | None:
    """What is wrong with a fetched file: its hash first, then what the check says."""
    if digest is not None:
        with path.open("rb") as file:
            found = sha256()
            while chunk := file.read(_CHUNK_BYTES):
                found.update(chunk)
        if found.hexdigest() != digest.lower():
            return f"SHA-256 {found.hexdigest()[:12]}…, {digest[:12]}… expected"
    return check(path)
