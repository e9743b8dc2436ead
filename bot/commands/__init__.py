"""The slash commands of Discord, one file each: what is typed, and what it is answered with.

What is here: names, options and descriptions of commands, the pages of their answers, and completion while somebody
types.
What is not: remembering pages (pages.py) and sending (delivery.py) in the folder above; the console's commands
(bot.console).
May import: what bot may, and its other parts.
Begin with: card.py for the plainest command, translator.py for names in both languages.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the prompt of the console asks for the names, and has no use for Discord
    from bot.answering import Answers
    from bot.asking import Asking, Tree

COMMANDS: Final = ("ask", "card", "rule", "policy", "ruling", "search", "demo", "table", "settings", "help")
"""The commands in the order of ``/help``; each is the file of its name. The prompt of the console
takes those that the terminal has too."""


def add_commands(tree: "Tree", bot: "Asking") -> None:
    """Put every command into the bot's tree."""
    for command in _modules():
        command.add(tree, bot)


def all_answers() -> "Answers":
    """What the commands answer, by topic: every ``ANSWERS`` of theirs."""
    return {topic: answer for command in _modules() for topic, answer in getattr(command, "ANSWERS", {}).items()}


def _modules() -> list[ModuleType]:
    return [import_module(f"{__name__}.{name}") for name in COMMANDS]
