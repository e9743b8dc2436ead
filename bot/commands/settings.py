"""``/settings``: what a person or a server prefers."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.translator import label
from bot.language import say
from bot.store.database import Scope

if TYPE_CHECKING:
    from bot.client import JudgeBot

_NONE = "default"


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("settings.name"), description=label("settings.description"))
    @app_commands.rename(
        visibility=label("option.visibility.name"),
        language=label("option.language.name"),
        detail=label("option.detail.name"),
        server=label("option.server.name"),
    )
    @app_commands.describe(
        visibility=label("option.visibility.description"),
        language=label("option.language.description"),
        detail=label("option.detail.description"),
        server=label("option.server.description"),
    )
    @app_commands.choices(
        visibility=_choices("visibility", "public", "private", _NONE),
        language=_choices("language", "ja", "en", _NONE),
        detail=_choices("detail", "1", "2", "3"),
    )
    async def settings(
        interaction: discord.Interaction,
        visibility: str | None = None,
        language: str | None = None,
        detail: str | None = None,
        server: bool = False,
    ) -> None:
        store = bot.services.store
        scope, owner = Scope.USER, interaction.user.id
        if server:
            if interaction.guild_id is None or not interaction.permissions.manage_guild:
                words = say(bot.language_of(interaction), "settings.not_allowed")
                await interaction.response.send_message(words, ephemeral=True)
                return
            scope, owner = Scope.GUILD, interaction.guild_id
        for name, value in (("visibility", visibility), ("language", language), ("detail", detail)):
            if value is not None:
                await store.choose(scope, owner, name, None if value == _NONE else value)
        await interaction.response.send_message(embed=_overview(bot, interaction), ephemeral=True)


def _choices(option: str, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=label(f"choice.{option}.{value}"), value=value) for value in values]


def _overview(bot: "JudgeBot", interaction: discord.Interaction) -> discord.Embed:
    language = bot.language_of(interaction)
    visibility = "private" if bot.is_private(interaction) else "public"
    rows = (
        ("visibility", visibility),
        ("language", language.value),
        ("detail", str(int(bot.detail_of(interaction)))),
    )
    embed = discord.Embed(title=say(language, "settings.title"), description=say(language, "settings.now"))
    for option, value in rows:
        embed.add_field(
            name=say(language, f"settings.{option}"), value=say(language, f"command.choice.{option}.{value}")
        )
    return embed
