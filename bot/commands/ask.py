"""``/ask``: whatever it is, a card, a rule, a word or a question."""

import discord
from discord import app_commands

from bot.asking import Asking, Tree
from bot.commands.translator import label
from bot.store.questions import Question, Topic


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("ask.name"), description=label("ask.description"))
    @app_commands.rename(text=label("option.text.name"))
    @app_commands.describe(text=label("option.text.description"))
    async def ask(interaction: discord.Interaction, text: app_commands.Range[str, 1, 300]) -> None:
        detail = bot.preferences.detail_of(interaction)
        await bot.ask(interaction, Question(Topic.ASK, (text,), bot.preferences.language_of(interaction), detail))
