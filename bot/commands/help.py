"""``/help``: what the bot can do."""

from typing import TYPE_CHECKING

import discord

from bot.commands.translator import label
from bot.delivery import Message
from bot.language import say
from bot.render.document import Document, item, note, text
from bot.render.embed import render_embeds
from rulings.language import Language

if TYPE_CHECKING:
    from bot.client import JudgeBot


def add(bot: "JudgeBot") -> None:
    """Put the command into the bot's tree."""

    @bot.tree.command(name=label("help.name"), description=label("help.description"))
    async def help(interaction: discord.Interaction) -> None:
        language = bot.language_of(interaction)

        async def message() -> Message:
            return Message(tuple(render_embeds(_document(bot, language))), is_private=True)

        await bot.replies.post(interaction, message, is_private=True)


def _document(bot: "JudgeBot", language: Language) -> Document:
    rows = [
        item(say(language, f"help.{command.name}"), f"/{say(language, f'command.{command.name}.name')}")
        for command in bot.tree.get_commands()
    ]
    return Document(
        say(language, "help.title"),
        (text(say(language, "help.opening")), *rows, note(say(language, "help.fan_content"))),
    )
