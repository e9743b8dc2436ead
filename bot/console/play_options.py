"""Options of the commands that play.

What is here: ``--pictures`` and ``--detail``. What is not: options that other commands take too (``options``).
"""

from pathlib import Path

import click

from bot.language import say
from rulings.language import Language
from rulings.narrate.report import Detail


def play_options(language: Language) -> list[click.Parameter]:
    """Options of every command that plays a table."""
    return [
        click.Option(
            ["--pictures"],
            type=click.Path(file_okay=False, path_type=Path),
            help=say(language, "console.demo.pictures"),
        ),
        click.Option(
            ["--detail"],
            type=click.IntRange(1, 3),
            default=int(Detail.STEPS),
            show_default=True,
            help=say(language, "console.demo.detail"),
        ),
    ]
