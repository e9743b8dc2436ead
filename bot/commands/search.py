"""``/search``: rules and rulings that speak of a question."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic

if TYPE_CHECKING:
    from bot.client import JudgeBot


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("search.name"), description=label("search.description"))
    @app_commands.rename(words=label("option.words.name"), card=label("option.card.name"))
    @app_commands.describe(words=label("option.words.description"), card=label("option.card.description"))
    @app_commands.autocomplete(card=card_completer(bot))
    async def search(
        interaction: discord.Interaction,
        words: app_commands.Range[str, 1, 300],
        card: app_commands.Range[str, 1, 200] | None = None,
    ) -> None:
        asked = (words, card) if card else (words,)
        await bot.ask(interaction, Question(Topic.SEARCH, asked, bot.language_of(interaction)))
