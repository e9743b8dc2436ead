"""Options that many commands take.

What is here: ``--lang`` and ``--json``, and those of commands that play. What is not: options of one command.
"""

from pathlib import Path

import click

from bot.language import say
from rulings.language import Language
from rulings.narrate.report import Detail


def language_option(language: Language) -> click.Option:
    """``--lang``, which every command takes; it was read before the commands were built."""
    return click.Option(
        ["--lang"],
        type=click.Choice([each.value for each in Language]),
        expose_value=False,
        help=say(language, "console.lang"),
    )


def json_option(language: Language) -> click.Option:
    """``--json``: print the answer's record instead of text."""
    return click.Option(["as_json", "--json"], is_flag=True, help=say(language, "console.json"))


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
