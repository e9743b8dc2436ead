"""``/table``: a table file, played out."""

from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.commands.translator import label
from bot.language import say
from bot.store.questions import Question, Topic

if TYPE_CHECKING:
    from bot.client import JudgeBot

LARGEST_BYTES: Final = 64_000
"""A table file is a page of text; anything longer is some other file."""


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("table.name"), description=label("table.description"))
    @app_commands.rename(file=label("option.file.name"))
    @app_commands.describe(file=label("option.file.description"))
    async def table(interaction: discord.Interaction, file: discord.Attachment) -> None:
        language = bot.language_of(interaction)
        if file.size > LARGEST_BYTES:
            await interaction.response.send_message(say(language, "view.file_too_large"), ephemeral=True)
            return
        await interaction.response.defer(ephemeral=bot.is_private(interaction), thinking=True)
        text = (await file.read()).decode("utf-8", errors="replace")
        await bot.ask(interaction, Question(Topic.TABLE, (text, file.filename), language, bot.detail_of(interaction)))
