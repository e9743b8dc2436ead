"""A web server on loopback that serves files with the faults that happen, for the tests of downloading."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Page:
    """What stands at one path, and what goes wrong there."""

    body: bytes
    status: int = 200
    version: str = '"one"'
    """The ETag."""
    broken_offs: int = 0
    """How many answers stop in the middle."""
    stall_seconds: float = 0.0
    """How long such an answer keeps silent before it stops."""
    failures: int = 0
    """How many answers are a 503 first."""
    ignores_ranges: bool = False
    """Whether the whole file comes whatever part was asked for."""


@dataclass
class Web:
    """The server: its pages, and what was asked of it."""

    address: str = ""
    pages: dict[str, Page] = field(default_factory=dict)
    requests: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    """Path and headers of every request, header names in lower case."""

    def ranges_of(self, path: str) -> list[str]:
        return [headers.get("range", "") for asked, headers in self.requests if asked == path]


@contextmanager
def serve() -> Iterator[Web]:
    web = Web()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, format: str, *args: object) -> None:
            """Silence: the tests look at ``web.requests``."""

        def do_GET(self) -> None:
            web.requests.append((self.path, {name.lower(): value for name, value in self.headers.items()}))
            page = web.pages.get(self.path)
            if page is None:
                self._answer(404, b"<!doctype html><title>Not Found</title>", {})
                return
            if page.failures:
                page.failures -= 1
                self._answer(503, b"", {})
                return
            self._serve(page)

        def _serve(self, page: Page) -> None:
            start, status, headers = 0, page.status, {"ETag": page.version}
            asked = self.headers.get("Range", "")
            if asked and not page.ignores_ranges and self.headers.get("If-Range") == page.version:
                start = int(asked.removeprefix("bytes=").rstrip("-"))
                if start >= len(page.body):
                    self._answer(416, b"", {"Content-Range": f"bytes */{len(page.body)}"})
                    return
                status = 206
                headers["Content-Range"] = f"bytes {start}-{len(page.body) - 1}/{len(page.body)}"
            body = page.body[start:]
            if page.broken_offs:
                page.broken_offs -= 1
                self._begin(status, len(body), headers)
                self.wfile.write(body[: len(body) // 2])
                self.wfile.flush()
                time.sleep(page.stall_seconds)
                self.close_connection = True
                return
            self._answer(status, body, headers)

        def _begin(self, status: int, length: int, headers: dict[str, str]) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(length))
            self.end_headers()

        def _answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
            self._begin(status, len(body), headers)
            self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    web.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield web
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
