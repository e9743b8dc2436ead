"""``/rule``: a rule by number or keyword, of any edition, or its history."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.completing import edition_completer, rule_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic

if TYPE_CHECKING:
    from bot.client import JudgeBot


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("rule.name"), description=label("rule.description"))
    @app_commands.rename(
        query=label("option.query.name"), edition=label("option.edition.name"), history=label("option.history.name")
    )
    @app_commands.describe(
        query=label("option.query.description"),
        edition=label("option.edition.description"),
        history=label("option.history.description"),
    )
    @app_commands.autocomplete(query=rule_completer(bot), edition=edition_completer(bot))
    async def rule(
        interaction: discord.Interaction,
        query: app_commands.Range[str, 1, 200],
        edition: app_commands.Range[str, 1, 40] | None = None,
        history: bool = False,
    ) -> None:
        topic = Topic.RULE_HISTORY if history else Topic.RULE
        await bot.ask(interaction, Question(topic, (query,), bot.language_of(interaction), edition=edition or ""))
