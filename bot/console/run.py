"""``judgebot run``: the Discord bot."""

import asyncio
import logging

import click

from bot.console.options import language_option
from bot.console.session import Session
from bot.errors import TokenMissingError, TokenRefusedError
from bot.language import say
from bot.stopping import StopSignals
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "run", callback=_run, params=[language_option(language)], help=say(language, "console.run.help")
    )


@click.pass_obj
def _run(session: Session) -> None:
    token = session.settings.token
    if not token:
        raise TokenMissingError(variable="JUDGEBOT_TOKEN")
    if not (token.isascii() and token.isprintable() and " " not in token):
        raise TokenRefusedError(variable="JUDGEBOT_TOKEN")
    logging.basicConfig(level=session.settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    with StopSignals() as stop:
        # Importing the client takes a second, in which a signal is heard already.
        from bot.running import serve

        asyncio.run(serve(session.settings, stop))
