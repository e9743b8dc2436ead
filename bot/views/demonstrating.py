"""A button under rulings that plays the demonstration of the same cards.

What is here: the button, whose whole state is in its ``custom_id``. What is not: which demonstrations there are
(``rulings.answer``).
"""

import re
from typing import Self

import discord

from bot.language import say
from bot.store.questions import Question
from bot.views.pressing import Answers, Pressed


class DemonstrateButton(
    Pressed,
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"play:(?P<question>[\w-]{12})",
):
    """Answers a question on rulings with the demonstration of its cards, in a message of its own."""

    def __init__(self, question_id: str, *, label: str = "·") -> None:
        super().__init__(discord.ui.Button(label=label, emoji="🎬", custom_id=f"play:{question_id}"))
        self.question_id = question_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> Self:
        """The button back from its ``custom_id``."""
        return cls(match["question"])

    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Play the demonstration for whoever sees the rulings."""
        await replies.demonstrate(interaction, self.question_id)


def demonstrate_button(question: Question) -> DemonstrateButton:
    """The button under an answer whose cards meet in a demonstration."""
    return DemonstrateButton(question.id, label=say(question.language, "view.demonstrate"))
