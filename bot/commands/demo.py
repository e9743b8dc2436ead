"""``/demo``: an interaction of cards, set up and played out."""

import discord
from discord import app_commands

from bot.asking import Asking, Tree
from bot.commands.completing import card_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic

_Name = app_commands.Range[str, 1, 200]


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""
    complete = card_completer(bot)

    @tree.command(name=label("demo.name"), description=label("demo.description"))
    @app_commands.rename(
        card1=label("option.card1.name"), card2=label("option.card2.name"), card3=label("option.card3.name")
    )
    @app_commands.describe(
        card1=label("option.card1.description"),
        card2=label("option.card2.description"),
        card3=label("option.card3.description"),
    )
    @app_commands.autocomplete(card1=complete, card2=complete, card3=complete)
    async def demo(
        interaction: discord.Interaction, card1: _Name, card2: _Name | None = None, card3: _Name | None = None
    ) -> None:
        words = tuple(name for name in (card1, card2, card3) if name)
        language, detail = bot.preferences.language_of(interaction), bot.preferences.detail_of(interaction)
        await bot.ask(interaction, Question(Topic.DEMONSTRATION, words, language, detail))
