"""What all buttons and menus share: the bot that answers them.

What is here: the one ``callback``, which always answers. What is not: the buttons (the other files of this package).
"""

from abc import abstractmethod
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.client import JudgeBot
    from bot.replies import Replies


class Pressed:
    """A button or menu whose state is in its ``custom_id``; put before ``DynamicItem`` among the bases."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer through ``bot.replies``, where every fault becomes a sentence."""
        bot: JudgeBot = interaction.client  # type: ignore[assignment]
        await self.answer(bot.replies, interaction)

    @abstractmethod
    async def answer(self, replies: "Replies", interaction: discord.Interaction) -> None:
        """Answer with one of the ways of ``Replies``; nothing else may be waited for here."""
