"""What the commands of one console run share: language, settings, and a desk that is opened when first needed.

What is here: the bridge from a command, which waits, to answers, which are asynchronous. What is not: the commands.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import click

from bot.render.document import Document
from bot.settings import Settings, corpus_path
from rulings.language import Language

if TYPE_CHECKING:
    from rulings.answer import Desk

_Answer = TypeVar("_Answer")


class Session:
    """One run of the console, or one sitting at its prompt."""

    def __init__(self, language: Language, settings: Settings) -> None:
        self.language = language
        self.settings = settings
        self.exit_status = 0
        """What the run leaves with unless an error decides otherwise."""
        self._runner: asyncio.Runner | None = None
        self._stack = AsyncExitStack()
        self._desk: Desk | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._runner is not None:
            self._runner.run(self.aclose())
            self._runner.close()

    async def aclose(self) -> None:
        """Close the desk if it was opened; leaving the session does it."""
        self._desk = None
        await self._stack.aclose()

    @property
    def corpus_path(self) -> Path:
        """Where this run's corpus lies."""
        return corpus_path(self.settings)

    def run(self, work: Callable[["Desk"], Coroutine[Any, Any, _Answer]]) -> _Answer:
        """Do something at the desk and wait for it.

        Raises: CorpusMissingError and its kin when the desk can't be opened; what the work raises.
        """
        return self.wait(self._work(work))

    def wait(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        """Wait for something that needs no desk, or opens it only later."""
        if self._runner is None:
            self._runner = asyncio.Runner()
        return self._runner.run(work)

    async def desk(self) -> "Desk":
        """The desk, opened when it is first needed.

        Raises: CorpusMissingError and its kin when it can't be opened.
        """
        if self._desk is None:
            from rulings.answer import Desk

            self._desk = await self._stack.enter_async_context(Desk.open(self.corpus_path))
        return self._desk

    async def _work(self, work: Callable[["Desk"], Coroutine[Any, Any, _Answer]]) -> _Answer:
        return await work(await self.desk())

    def show(
        self, answer: object, document: Callable[[], Document], *, as_json: bool, width: int | None = None
    ) -> None:
        """Print an answer: its document, in columns as ``render_text``, or its record as JSON."""
        if as_json:
            from bot.render.json import render_json

            click.echo(render_json(answer))
        else:
            from bot.render.text import render_text

            click.echo(render_text(document(), width=width))
