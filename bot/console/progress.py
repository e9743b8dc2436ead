"""A progress bar for a build, on standard error.

What is here: one line that is redrawn on a terminal, and one line a stage elsewhere. What is not: the build.
"""

import sys
from typing import Final

import click

from bot.language import say
from rulings.building import BuildProgress
from rulings.language import Language

_WIDTH: Final = 28


class ProgressBar:
    """Shows how far a build is; give ``show`` to ``build_corpus``."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._stage = ""
        self._is_terminal = sys.stderr.isatty()

    def show(self, progress: BuildProgress) -> None:
        """Draw the state; called some dozens of times a second at most."""
        words = say(self._language, f"data.stage_{progress.stage.value}", subject=progress.subject).strip()
        if not self._is_terminal:
            if words != self._stage:
                click.echo(words, err=True)
            self._stage = words
            return
        self._stage = words
        filled = _WIDTH * progress.done // progress.total if progress.total else 0
        share = f"{100 * progress.done // progress.total:3d}%" if progress.total else "    "
        click.echo(f"\r\x1b[K{'█' * filled}{'░' * (_WIDTH - filled)} {share} {words}", err=True, nl=False)

    def close(self) -> None:
        """Leave the line."""
        if self._is_terminal and self._stage:
            click.echo("\r\x1b[K", err=True, nl=False)
