"""What a slash command may ask of the bot.

What is here: the parts that a command needs, so that commands know no client. What is not: the client that holds them
(``bot.client``), and what buttons need of it (``bot.views.pressing``).
"""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.preferences import Preferences
from bot.replies import Replies
from bot.services import Services
from bot.store.questions import Question

Tree = app_commands.CommandTree[discord.Client]
"""What commands are put into."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The bot as its commands see it.

    日本語: コマンドから見たボット（資料・設定・応答）
    """

    services: Services
    """The desk that completes names, and the store."""
    preferences: Preferences
    """What the asker has chosen."""
    replies: Replies
    """How they are answered."""

    async def ask(self, interaction: discord.Interaction, question: Question) -> None:
        """Answer a question that is read already."""

        async def asked() -> Question:
            return question

        await self.replies.ask(interaction, asked)
