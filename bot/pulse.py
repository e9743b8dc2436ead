"""A sign of life: a file that the running bot renews as long as it is connected to Discord.

What is here: renewing it, and judging from outside of the process how old it is. What is not: who asks
(``judgebot doctor --running``).
"""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import discord

from bot.settings import Settings, store_path

BEAT_SECONDS: Final = 20.0
SILENT_SECONDS: Final = 120
"""A bot that was connected within this time is well: Discord itself asks for new connections now and then."""


def pulse_path(settings: Settings) -> Path:
    """The file, beside the store."""
    return store_path(settings).with_suffix(".alive")


async def beat(bot: discord.AutoShardedClient, path: Path) -> None:
    """Renew the file while the bot is connected, until cancelled; then it is gone.

    A place that can't be written costs the sign and not the bot.
    """
    try:
        await bot.wait_until_ready()
        while True:
            if bot.shards and not any(shard.is_closed() for shard in bot.shards.values()):
                with suppress(OSError):
                    path.touch()
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        with suppress(OSError):
            path.unlink()


def is_alive(path: Path) -> bool:
    """Whether the file was renewed lately."""
    try:
        return time.time() - path.stat().st_mtime < SILENT_SECONDS
    except OSError:
        return False
