"""``/rule``: a rule by number or keyword."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.completing import rule_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic

if TYPE_CHECKING:
    from bot.client import JudgeBot


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("rule.name"), description=label("rule.description"))
    @app_commands.rename(query=label("option.query.name"))
    @app_commands.describe(query=label("option.query.description"))
    @app_commands.autocomplete(query=rule_completer(bot))
    async def rule(interaction: discord.Interaction, query: app_commands.Range[str, 1, 200]) -> None:
        await bot.ask(interaction, Question(Topic.RULE, (query,), bot.language_of(interaction)))
