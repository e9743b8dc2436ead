"""Which interactions are being answered, and whether new ones still are.

What is here: the one place that every command, button and menu passes, whatever it does then. What is not: the buttons
(``bot.views.pressing`` sends them here) and the signals that close it (``bot.stopping``).
"""

import asyncio
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.delivery import Delivery, Message
from bot.language import say
from bot.preferences import Preferences
from bot.render.embed import render_notice
from bot.workers import asker

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS: Final = 1.0
"""How long apologies together may take."""


class Gate:
    """Counts who is inside; once closed it lets nobody in, and tells them so.

    日本語: 応答中のやりとりを数え、停止するときは新しいものを断る
    """

    def __init__(self, preferences: Preferences, delivery: Delivery) -> None:
        self._preferences = preferences
        self._delivery = delivery
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
            asker.set(interaction.user.id)
            task.add_done_callback(self._inside.pop)
            return True
        await self._delivery.turn_away(interaction, self._message(interaction, "view.stopping"))
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
        await self._delivery.break_off(interaction, self._message(interaction, "view.stopped"))

    def _message(self, interaction: discord.Interaction, key: str) -> Message:
        words = say(self._preferences.language_of(interaction), key)
        return Message((render_notice(words),), is_private=True)


class GatedTree(app_commands.CommandTree[discord.Client]):
    """The commands, behind the gate."""

    def __init__(self, client: discord.Client, gate: Gate, **options: Any) -> None:
        super().__init__(client, **options)
        self._gate = gate

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether the command may be answered."""
        return await self._gate.admit(interaction)
