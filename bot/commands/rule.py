"""``/rule``: a rule by number or keyword, of any edition, or its history."""

import discord
from discord import app_commands

from bot.asking import Asking, Tree
from bot.commands.completing import edition_completer, rule_completer
from bot.commands.translator import label
from bot.store.questions import Question, Topic


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("rule.name"), description=label("rule.description"))
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
        language = bot.preferences.language_of(interaction)
        topic = Topic.RULE_HISTORY if history else Topic.RULE
        await bot.ask(interaction, Question(topic, (query,), language, edition=edition or ""))
