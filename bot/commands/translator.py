"""Names and descriptions of commands in Japanese.

What is here: the lookup of ``command.*`` messages for Discord. What is not: the words.
"""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language import load_messages, say
from rulings.language import Language


def label(key: str) -> locale_str:
    """A text of ``[command]`` that Discord shows in each reader's language; English is the default.

    Example:
        >>> label("card.name").message
        'card'
    """
    return locale_str(say(Language.EN, f"command.{key}"), key=f"command.{key}")


def choices(option: str, *values: str) -> list[app_commands.Choice[str]]:
    """The values that an option may have, each labelled by ``choice.<option>.<value>``."""
    return [app_commands.Choice(name=label(f"choice.{option}.{value}"), value=value) for value in values]


class CommandTranslator(app_commands.Translator):
    """Gives Discord the Japanese text for every labelled one."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Japanese text, ``None`` for other languages and for texts without a key."""
        key: str = string.extras.get("key", "")
        if locale is not discord.Locale.japanese or key not in load_messages(Language.JA):
            return None
        return say(Language.JA, key)
