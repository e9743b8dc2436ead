"""Which interactions are being answered, and whether new ones still are.

What is here: the one place that every command, button and menu passes, whatever it does then. What is not: the signals
that close it (``bot.stopping``).
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.language import say

if TYPE_CHECKING:
    from bot.client import JudgeBot

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS: Final = 1.0
"""How long apologies together may take."""

_UNHEARD: Final = (discord.HTTPException, discord.ClientException, aiohttp.ClientError, OSError)
"""What may come of telling somebody something: the interaction is too old or answered, or the network is gone."""


class Gate:
    """Counts who is inside; once closed it lets nobody in, and tells them so.

    日本語: 応答中のやりとりを数え、停止するときは新しいものを断る
    """

    def __init__(self, bot: "JudgeBot") -> None:
        self._bot = bot
        self._inside: dict[asyncio.Task[Any], discord.Interaction] = {}
        self._is_open = True

    @property
    def number_inside(self) -> int:
        """How many interactions are being answered."""
        return len(self._inside)

    async def admit(self, interaction: discord.Interaction) -> bool:
        """Whether the interaction may be answered; it is inside until the task that asks here is done."""
        task = asyncio.current_task()
        if self._is_open and task is not None:
            self._inside[task] = interaction
            task.add_done_callback(self._inside.pop)
            return True
        with suppress(*_UNHEARD):
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                await interaction.response.send_message(self._say(interaction, "view.stopping"), ephemeral=True)
        return False

    async def close(self, seconds: float) -> None:
        """Let nobody in any more, wait for those inside, and apologise to whoever waits longer than that."""
        self._is_open = False
        if not self._inside:
            return
        log.info("finishing the answers in flight: %d", len(self._inside))
        await asyncio.wait(self._inside, timeout=seconds)
        late = dict(self._inside)
        if not late:
            return
        log.warning("answers that end unfinished: %d", len(late))
        for task in late:
            task.cancel()
        await asyncio.wait(late, timeout=LAST_WORDS_SECONDS)
        last_words = [asyncio.create_task(self._apologise(interaction)) for interaction in late.values()]
        await asyncio.wait(last_words, timeout=LAST_WORDS_SECONDS)

    async def _apologise(self, interaction: discord.Interaction) -> None:
        words = self._say(interaction, "view.stopped")
        with suppress(*_UNHEARD):
            match interaction.response.type:
                case None:
                    await interaction.response.send_message(words, ephemeral=True)
                case discord.InteractionResponseType.deferred_channel_message:
                    await interaction.edit_original_response(content=words)
                case discord.InteractionResponseType.deferred_message_update:
                    await interaction.followup.send(words, ephemeral=True)

    def _say(self, interaction: discord.Interaction, key: str) -> str:
        return say(self._bot.language_of(interaction), key)


class GatedTree(app_commands.CommandTree["JudgeBot"]):
    """The commands, behind the gate."""

    async def interaction_check(self, interaction: "discord.Interaction[JudgeBot]", /) -> bool:
        """Whether the command may be answered."""
        return await self.client.gate.admit(interaction)


class GatedItem:
    """A button or menu behind the gate; to be named before ``discord.ui.DynamicItem``."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether the button may be answered."""
        bot: JudgeBot = interaction.client  # type: ignore[assignment]
        return await bot.gate.admit(interaction)
