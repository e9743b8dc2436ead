"""Being told to stop: SIGTERM and SIGINT as something to wait for, and the certainty that the process then ends.

What is here: signals and time. What is not: what is to be finished and closed (``bot.running``).
"""

import asyncio
import os
import signal
import sys
import threading
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any, Final, Self

LAST_SECONDS: Final = 9.0
"""How long after the first signal the process ends whatever it is doing: Docker kills after ten seconds."""

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class StopSignals:
    """Between entering and leaving, the first signal asks for an end, and a second one is the end.

    Python's own handling would raise in the middle of whatever runs, or, as process 1 of a container, where a signal
    without a handler is ignored, do nothing at all. Must be entered in the main thread.

    日本語: 終了の合図（SIGTERM・SIGINT）を待てる形にする。2回目の合図では直ちに終わる。
    """

    def __init__(self) -> None:
        self.received: int | None = None
        """The number of the first signal, ``None`` as long as there was none."""
        self._event = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked = threading.Event()
        self._over = threading.Event()
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        # The watch is started before it is needed: a handler that starts threads could wait for a lock that the code it
        # interrupted holds.
        threading.Thread(target=self._watch, name="judgebot-stopping", daemon=True).start()
        self._before = {number: signal.signal(number, self._handle) for number in SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._over.set()
        self._asked.set()

    async def wait(self) -> None:
        """Return as soon as a signal has come, also one that came before."""
        self._loop = asyncio.get_running_loop()
        if self.received is None:
            await self._event.wait()

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self.received is not None:
            os._exit(128 + number)
        self.received = number
        self._asked.set()
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has ended, and so will the process
                self._loop.call_soon_threadsafe(self._event.set)

    def _watch(self) -> None:
        self._asked.wait()
        if not self._over.wait(LAST_SECONDS):
            os._exit(128 + (self.received or 0))


def leave(status: int) -> None:
    """End the process with a status, though a thread of it may never end.

    Everything that must be closed is closed by now; a worker in the middle of a long game has nobody left to tell its
    outcome to, and Python would wait for it.
    """
    mine = threading.current_thread()
    if any(thread is not mine and not thread.daemon for thread in threading.enumerate()):
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(status)
    sys.exit(status)
