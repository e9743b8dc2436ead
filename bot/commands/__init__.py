"""The slash commands, one thin file each."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import JudgeBot


def add_commands(bot: "JudgeBot") -> None:
    """Put every command into the bot's tree."""
    from bot.commands import ask, card, demo, help, rule, ruling, search, settings, table

    for command in (ask, card, rule, ruling, search, demo, table, settings, help):
        command.add(bot)
