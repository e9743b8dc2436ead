"""``/card``: what a card says."""

import discord
from discord import app_commands

from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("card.name"), description=label("card.description"))
    @app_commands.rename(name=label("option.name.name"))
    @app_commands.describe(name=label("option.name.description"))
    @app_commands.autocomplete(name=card_completer(bot))
    async def card(interaction: discord.Interaction, name: app_commands.Range[str, 1, 200]) -> None:
        await bot.ask(interaction, Question(Topic.CARD, (name,), bot.preferences.language_of(interaction)))
