"""A button under rulings that plays the demonstration of the same cards.

What is here: the button, whose whole state is in its ``custom_id``. What is not: which demonstrations there are
(``rulings.answer``).
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Self

import discord

from bot.gate import GatedItem
from bot.language import say
from bot.store.questions import Question, Topic

if TYPE_CHECKING:
    from bot.client import JudgeBot


class DemonstrateButton(
    GatedItem,
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

    async def callback(self, interaction: discord.Interaction) -> None:
        """Play the demonstration for whoever sees the rulings."""
        bot: JudgeBot = interaction.client  # type: ignore[assignment]
        is_private = interaction.message is not None and interaction.message.flags.ephemeral
        await interaction.response.defer(thinking=True, ephemeral=is_private)
        question = await bot.remembered(interaction, self.question_id)
        if question is None:
            return
        shown = replace(question, topic=Topic.DEMONSTRATION, about="", detail=bot.detail_of(interaction))
        await bot.services.store.keep(shown)
        await bot.show_page(interaction, shown.id, 0)


def demonstrate_button(question: Question) -> DemonstrateButton:
    """The button under an answer whose cards meet in a demonstration."""
    return DemonstrateButton(question.id, label=say(question.language, "view.demonstrate"))
