"""A progress bar for builds and downloads, on standard error.

What is here: one line that is redrawn on a terminal, and one line a stage elsewhere. What is not: the work itself.
"""

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import click

from bot.language import load_messages, say
from rulings.language import Language

if TYPE_CHECKING:
    from rulings.building import BuildProgress, DownloadProgress

_WIDTH: Final = 28


class ProgressBar:
    """Shows how far something is; a context manager that leaves the line clean."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._stage = ""
        self._is_terminal = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_terminal and self._stage:
            click.echo("\r\x1b[K", err=True, nl=False)

    def show_build(self, progress: "BuildProgress") -> None:
        """Draw the state of a build; give this to ``build_corpus``."""
        key = f"data.subject_{progress.subject}"
        subject = say(self._language, key) if key in load_messages(self._language) else progress.subject
        words = say(self._language, f"data.stage_{progress.stage.value}", subject=subject)
        self._draw(words.strip(), progress.done, progress.total)

    def show_download(self, progress: "DownloadProgress") -> None:
        """Draw the state of a download; give this to ``update_files``."""
        words = say(self._language, "data.fetching", title=progress.title)
        size = f" {progress.done / 1_000_000:.1f} MB" if progress.done and self._is_terminal else ""
        self._draw(words + size, progress.done, progress.total)

    def _draw(self, words: str, done: int, total: int) -> None:
        if not self._is_terminal:
            if words != self._stage:
                click.echo(words, err=True)
            self._stage = words
            return
        self._stage = words
        filled = _WIDTH * done // total if total else 0
        share = f"{100 * done // total:3d}%" if total else "    "
        click.echo(f"\r\x1b[K{'█' * filled}{'░' * (_WIDTH - filled)} {share} {words}", err=True, nl=False)
