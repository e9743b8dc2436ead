"""The slash commands of Discord, one thin file each.

What is here: names, options and descriptions of commands, and completion while somebody types.
What is not: answering (pages.py) and sending (delivery.py) in the folder above; the console's commands (bot.console).
May import: what bot may, and its other parts.
Begin with: card.py for the plainest command, translator.py for names in both languages.
"""

from bot.asking import Asking, Tree


def add_commands(tree: Tree, bot: Asking) -> None:
    """Put every command into the bot's tree."""
    from bot.commands import ask, card, demo, help, rule, ruling, search, settings, table

    for command in (ask, card, rule, ruling, search, demo, table, settings, help):
        command.add(tree, bot)
