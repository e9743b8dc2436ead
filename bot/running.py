"""The bot from its start to its end: connecting, trying again, finishing, closing.

What is here: what ``judgebot run`` does. What is not: what the bot answers (``bot.client``), signals
(``bot.stopping``).
"""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.client import JudgeBot
from bot.errors import DiscordFailingError, DiscordRefusedError, DiscordUnreachableError, TokenRefusedError
from bot.pulse import beat, pulse_path
from bot.services import Services
from bot.settings import Settings
from bot.stopping import StopSignals
from rulings.errors import RulingsError

log = logging.getLogger(__name__)

WAITS: Final = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds before each further attempt to reach Discord at the start; two minutes together."""

ANSWER_SECONDS: Final = 5.0
"""How long answers in flight may take once the bot is to stop; with apologies and closing that makes eight."""

CLOSING_SECONDS: Final = 1.0
"""How long leaving Discord may take: somebody who does not answer a goodbye is not waited for."""


async def serve(settings: Settings, stop: StopSignals) -> None:
    """Run the bot until it is told to stop.

    Raises: CorpusMissingError and its kin, FontMissingError, StoreUnwritableError and its kin: something must be put
        right. TokenRefusedError, DiscordRefusedError: likewise, at Discord. DiscordUnreachableError,
        DiscordFailingError: for now.
    """
    async with Services.open(settings) as services:
        warming = asyncio.create_task(services.warm_up())
        try:
            await _stay_connected(services, stop)
        finally:
            warming.cancel()
    log.info("stopped")


async def _stay_connected(services: Services, stop: StopSignals) -> None:
    asked = asyncio.create_task(stop.wait(), name="stop")
    try:
        for wait in (*WAITS, None):
            # After a failed login a client is not fit for another one.
            async with JudgeBot(services) as bot:
                fault = await _run_once(bot, services.settings, asked)
            if fault is None:
                return
            reason = reason_of(fault)
            if wait is None or not isinstance(reason, DiscordUnreachableError | DiscordFailingError):
                raise reason from fault
            log.warning("Discord can't be reached (%s); trying again in %.0f s", fault, wait)
            await asyncio.wait({asked}, timeout=wait)
            if asked.done():
                return
    finally:
        asked.cancel()


async def _run_once(bot: JudgeBot, settings: Settings, asked: asyncio.Task[None]) -> Exception | None:
    """Run one client until the end is asked for (``None``) or something is wrong (that)."""
    running = asyncio.create_task(bot.start(settings.token), name="gateway")
    pulse = asyncio.create_task(beat(bot, pulse_path(settings)), name="pulse")
    try:
        await asyncio.wait({running, asked}, return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            await bot.gate.close(ANSWER_SECONDS)
            return None
    finally:
        running.cancel()
        pulse.cancel()
        await asyncio.wait({running, pulse, asyncio.create_task(bot.close())}, timeout=CLOSING_SECONDS)
    fault = running.exception()
    if fault is not None and not isinstance(fault, Exception):
        raise fault
    return fault or ConnectionError("the gateway ended the connection")


def reason_of(fault: Exception) -> Exception:
    """What a fault of the connection means to whoever runs the bot; a fault of the program stays itself.

    Shape: ``DiscordUnreachableError`` and ``DiscordFailingError`` are worth another attempt, no other is.
    """
    match fault:
        case RulingsError():
            return fault
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004) | discord.HTTPException(status=401):
            return TokenRefusedError(variable="JUDGEBOT_TOKEN")
        case discord.ConnectionClosed():
            return DiscordRefusedError(answer=f"gateway {fault.code}")
        case discord.PrivilegedIntentsRequired():
            return DiscordRefusedError(answer="gateway 4014")
        case discord.HTTPException():
            return DiscordFailingError(answer=f"HTTP {fault.status}")
        case discord.GatewayNotFound():
            return DiscordFailingError(answer="no gateway")
        case aiohttp.ClientError() | OSError():
            return DiscordUnreachableError()
    return fault
