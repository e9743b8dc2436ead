"""What all buttons and menus share: the bot that answers them.

What is here: the gate before them, the one ``callback``, which always answers, and what both need of the bot. What is
not: the buttons (the other files of this package).
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Protocol, cast

import discord

from bot.gate import Gate
from bot.store.questions import Question


class Answers(Protocol):
    """The ways to answer a button or menu; ``bot.replies`` has them."""

    async def replace(
        self,
        interaction: discord.Interaction,
        question_id: str,
        change: Callable[[Question], Question],
        number: int = 0,
    ) -> None:
        """Show a page for a remembered question, or for what it is changed into, in place of the message."""

    async def share(self, interaction: discord.Interaction, question_id: str, number: int) -> None:
        """Show a page of a remembered question to everyone."""

    async def demonstrate(self, interaction: discord.Interaction, question_id: str) -> None:
        """Show the demonstration of the cards of a remembered question."""


class Pressable(Protocol):
    """The bot as its buttons see it: Discord gives them the client, as no more than some client."""

    @property
    def gate(self) -> Gate:
        """Who may be answered."""

    @property
    def replies(self) -> Answers:
        """How they are answered."""


class Pressed:
    """A button or menu whose state is in its ``custom_id``; put before ``DynamicItem`` among the bases."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether the button may be answered."""
        return await _bot(interaction).gate.admit(interaction)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer through ``bot.replies``, where every fault becomes a sentence."""
        await self.answer(_bot(interaction).replies, interaction)

    @abstractmethod
    async def answer(self, replies: Answers, interaction: discord.Interaction) -> None:
        """Answer with one of the ways of ``Answers``; nothing else may be waited for here."""


def _bot(interaction: discord.Interaction) -> Pressable:
    return cast(Pressable, interaction.client)
