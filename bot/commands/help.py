"""``/help``: what the bot can do."""

import discord

from bot.asking import Asking, Tree
from bot.commands.translator import label
from bot.delivery import Message
from bot.language import say
from bot.render.document import Document, item, note, text
from bot.render.embed import render_embeds
from rulings.language import Language


def add(tree: Tree, bot: Asking) -> None:
    """Put the command into the bot's tree."""

    @tree.command(name=label("help.name"), description=label("help.description"))
    async def help(interaction: discord.Interaction) -> None:
        language = bot.preferences.language_of(interaction)

        async def message() -> Message:
            return Message(tuple(render_embeds(_document(tree, language))), is_private=True)

        await bot.replies.post(interaction, message, is_private=True)


def _document(tree: Tree, language: Language) -> Document:
    rows = [
        item(say(language, f"help.{command.name}"), f"/{say(language, f'command.{command.name}.name')}")
        for command in tree.get_commands()
    ]
    return Document(
        say(language, "help.title"),
        (text(say(language, "help.opening")), *rows, note(say(language, "help.fan_content"))),
    )
