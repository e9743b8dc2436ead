"""Processes that play and draw: each can be killed, so no game holds up the bot, and the event loop has its own core.

What is here: the executor, its bounds (how long, how large, how many wait), and whose turn it is. What is not: what is
done in them, and the bounds of a game that are counted (``rulings.kernel.state.effort``): those come first, and only
what counts nothing runs into the ones here.

Starting, warming, killing and replacing processes is pebble's work.
"""

import gc
import os
import signal
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from typing import Any, Final, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from bot.errors import BusyError, TooLargeError

if sys.platform != "win32":
    import resource

DEADLINE_SECONDS: Final = 15.0
"""How long one piece of work may take by the clock; a game gives up by itself after ten seconds of processor time."""
MOST_MEMORY: Final = 3 * 1024**3
"""Address space of one process in bytes: ten times what an ordinary one has."""
MOST_WAITING: Final = 20
"""Pieces of work that wait for each process, before the next asker is told that the bot is busy."""

asker: ContextVar[int] = ContextVar("asker", default=0)
"""The person for whom something is done, so that many questions of one never stand before the first of another."""

_P = ParamSpec("_P")
_Result = TypeVar("_Result")


@dataclass(slots=True)
class _Piece:
    """Work that nobody has begun."""

    work: Callable[[], Any]
    future: "Future[Any]" = field(default_factory=Future)


class Workers(Executor):
    """So many processes, and a queue that is fair between askers.

    日本語: 対局と作画を行うプロセスと、質問者の間で公平な待ち行列
    """

    def __init__(self, number: int, *, seconds: float = DEADLINE_SECONDS, most_waiting: int = MOST_WAITING) -> None:
        self._free = number
        self._seconds = seconds
        self._most_waiting = most_waiting * number
        self._queues: OrderedDict[int, deque[_Piece]] = OrderedDict()
        self._lock = threading.Lock()
        self._is_open = True
        # Fresh processes, not copies of this one, whose threads would be gone and their locks held.
        self._pool = ProcessPool(number, initializer=_prepare, initargs=(MOST_MEMORY,), context=get_context("spawn"))
        # pebble starts them with the first work: now, so that the first question need not wait for their imports.
        self._pool.schedule(_nothing)

    def submit(self, fn: Callable[_P, _Result], /, *args: _P.args, **kwargs: _P.kwargs) -> "Future[_Result]":
        """Have something done in one of the processes; function, arguments and result travel as copies.

        Raises: BusyError: too much is waiting. The future: TooLargeError: it took too long or too much memory.
        """
        piece = _Piece(partial(fn, *args, **kwargs))
        with self._lock:
            if not self._is_open:
                raise RuntimeError("the workers are closed")
            if sum(map(len, self._queues.values())) >= self._most_waiting:
                raise BusyError
            self._queues.setdefault(asker.get(), deque()).append(piece)
        self._begin_what_can_be()
        return piece.future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Kill the processes; what waits is cancelled, what is being done is lost."""
        with self._lock:
            if not self._is_open:
                return
            self._is_open = False
            waiting = [piece for queue in self._queues.values() for piece in queue]
            self._queues.clear()
        for piece in waiting:
            piece.future.cancel()
        self._pool.stop()  # type: ignore[no-untyped-call]  # pebble gives this one no types
        self._pool.join()  # quick, since nobody is left to wait for
        # Its semaphores are given back as it is collected; the process may end before Python would do that.
        del self._pool
        gc.collect()

    def _begin_what_can_be(self) -> None:
        while (piece := self._next()) is not None:
            if not piece.future.set_running_or_notify_cancel():
                self._end()
                continue
            try:
                begun = self._pool.schedule(piece.work, timeout=self._seconds)
            except Exception as fault:  # the pool is closed
                self._end()
                piece.future.set_exception(fault)
                continue
            begun.add_done_callback(partial(self._pass_on, piece.future))

    def _next(self) -> _Piece | None:
        """The first work of the asker whose turn it is, who then comes last."""
        with self._lock:
            if not self._free or not self._queues:
                return None
            who, queue = self._queues.popitem(last=False)
            piece = queue.popleft()
            if queue:
                self._queues[who] = queue
            self._free -= 1
            return piece

    def _pass_on(self, to: "Future[Any]", done: "Future[Any]") -> None:
        self._end()
        fault = done.exception() if not done.cancelled() else RuntimeError("the workers were closed")
        match fault:
            case None:
                to.set_result(done.result())
            case TimeoutError() | MemoryError():
                to.set_exception(TooLargeError(seconds=f"{self._seconds:g}"))
            case ProcessExpired():
                to.set_exception(RuntimeError(f"a worker died: {fault}"))
            case _:
                to.set_exception(fault)
        self._begin_what_can_be()

    def _end(self) -> None:
        with self._lock:
            self._free += 1


def _prepare(most_memory: int) -> None:
    """What a process does first: leave signals to the bot, take no more memory than it may, know the rules."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, name="judgebot-parent", daemon=True).start()
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))
    import_module("rulings.answer.demonstrations")
    import_module("rulings.kernel.setup").load_rules()
    import_module("bot.render.board")


def _end_with_the_bot() -> None:
    """A bot that was killed can't end its processes, and one in the middle of a game would not notice."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _nothing() -> None:
    """Work that only has a process started."""
