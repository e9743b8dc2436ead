"""``judgebot where WORDS|CARD|RULE|KEYWORD``: the code behind them, with file and line."""

from typing import Final

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_NOT_FOUND
from bot.language import say
from bot.render.where import where_document
from rulings.language import Language

_COLUMNS: Final = 200
"""Wider than a terminal may be, so that no path is broken: editors and terminals open what is whole."""


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "where",
        callback=_run,
        params=[click.Argument(["words"], nargs=-1), json_option(language), language_option(language)],
        help=say(language, "console.where.help"),
    )


@click.pass_obj
def _run(session: Session, words: tuple[str, ...], *, as_json: bool) -> None:
    from rulings.answer import answer_where

    answer = session.wait(answer_where(session.desk, " ".join(words)))
    session.show(answer, lambda: where_document(session.language, answer), as_json=as_json, width=_COLUMNS)
    if not answer.is_found:
        session.exit_status = EXIT_NOT_FOUND
