"""``judgebot run``: the Discord bot."""

import asyncio
import logging

import click

from bot.console.options import language_option
from bot.console.session import Session
from bot.errors import DiscordUnreachableError, TokenMissingError, TokenRefusedError
from bot.language import say
from bot.settings import Settings
from rulings.language import Language


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "run", callback=_run, params=[language_option(language)], help=say(language, "console.run.help")
    )


@click.pass_obj
def _run(session: Session) -> None:
    if not session.settings.token:
        raise TokenMissingError(variable="JUDGEBOT_TOKEN")
    logging.basicConfig(level=session.settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(_serve(session.settings))


async def _serve(settings: Settings) -> None:
    import aiohttp
    import discord

    from bot.client import JudgeBot
    from bot.services import Services

    async with Services.open(settings) as services, JudgeBot(services) as bot:
        warming = asyncio.create_task(services.warm_up())
        try:
            await bot.start(settings.token)
        except discord.LoginFailure as refused:
            raise TokenRefusedError(variable="JUDGEBOT_TOKEN") from refused
        except aiohttp.ClientConnectionError as unreachable:
            raise DiscordUnreachableError() from unreachable
        finally:
            warming.cancel()
