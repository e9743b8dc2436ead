"""Options that many commands take.

What is here: ``--lang`` and ``--json``. What is not: options of one command, and of those that play
(``play_options``: they name records for whose classes every other command would wait).
"""

import click

from bot.language import say
from rulings.language import Language


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
