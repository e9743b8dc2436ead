"""``/settings``: what a person or a server prefers."""

from typing import Final

import discord
from discord import app_commands

from bot.asking import Asking, Tree
from bot.commands.translator import choices, label
from bot.delivery import Message
from bot.errors import (
    SettingsNoServerError,
    SettingsNotAllowedError,
    SettingsNotSavedError,
    StoreUnwritableError,
)
from bot.language import say
from bot.render.document import Document, item, text
from bot.render.embed import render_embeds
from bot.store.database import Scope

_NONE: Final = "default"
_OPTIONS: Final = ("visibility", "language", "detail")


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("settings.name"), description=label("settings.description"))
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
        visibility=choices("visibility", "public", "private", _NONE),
        language=choices("language", "ja", "en", _NONE),
        detail=choices("detail", "1", "2", "3", _NONE),
    )
    async def settings(
        interaction: discord.Interaction,
        visibility: str | None = None,
        language: str | None = None,
        detail: str | None = None,
        server: bool = False,
    ) -> None:
        wanted = {"visibility": visibility, "language": language, "detail": detail}
        chosen = {name: None if value == _NONE else value for name, value in wanted.items() if value is not None}

        async def message() -> Message:
            if chosen or server:
                await _choose(bot, interaction, chosen, for_server=server)
            document = _server_overview(bot, interaction) if server else _overview(bot, interaction)
            return Message(tuple(render_embeds(document)), is_private=True)

        await bot.replies.post(interaction, message, is_private=True)


async def _choose(
    bot: Asking, interaction: discord.Interaction, chosen: dict[str, str | None], *, for_server: bool
) -> None:
    """Remember what was chosen.

    Raises: SettingsNoServerError, SettingsNotAllowedError, SettingsNotSavedError: it is not remembered.
    """
    scope, owner = Scope.USER, interaction.user.id
    if for_server:
        if interaction.guild_id is None:
            raise SettingsNoServerError()
        if not interaction.permissions.manage_guild:
            raise SettingsNotAllowedError()
        scope, owner = Scope.GUILD, interaction.guild_id
    try:
        await bot.services.store.choose(scope, owner, chosen)
    except StoreUnwritableError as fault:
        raise SettingsNotSavedError() from fault


def _overview(bot: Asking, interaction: discord.Interaction) -> Document:
    """What holds for the asker here."""
    values = {
        "visibility": "private" if bot.preferences.is_private(interaction) else "public",
        "language": bot.preferences.language_of(interaction).value,
        "detail": str(int(bot.preferences.detail_of(interaction))),
    }
    return _document(bot, interaction, "settings.now", values)


def _server_overview(bot: Asking, interaction: discord.Interaction) -> Document:
    """What the server has chosen."""
    store = bot.services.store
    values = {name: store.choice(Scope.GUILD, interaction.guild_id, name) or _NONE for name in _OPTIONS}
    return _document(bot, interaction, "settings.now_server", values)


def _document(bot: Asking, interaction: discord.Interaction, opening: str, values: dict[str, str]) -> Document:
    language = bot.preferences.language_of(interaction)
    rows = [
        item(say(language, _value_key(name, values[name], opening)), say(language, f"settings.{name}"))
        for name in _OPTIONS
    ]
    return Document(say(language, "settings.title"), (text(say(language, opening)), *rows))


def _value_key(name: str, value: str, opening: str) -> str:
    """The message for a value; a server that chose nothing leaves it to its members."""
    is_open = value == _NONE and opening == "settings.now_server"
    return "settings.each_their_own" if is_open else f"command.choice.{name}.{value}"
